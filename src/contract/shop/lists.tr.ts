/** Names of this module's lists and columns in the console. */
export const shopResources = {
  listings: {
    name: 'Satılık hesap |||| Satılık hesaplar',
    empty: 'Henüz satılık hesap yok; satışa çıkardıkların burada görünür.',
    fields: {
      server: 'Sunucu',
      level: 'Seviye',
      description: 'Açıklama',
      price: 'Fiyat',
      stock: 'Stok',
      sold: 'Satılan',
      onSale: 'Satışta',
      createdAt: 'Açıldı',
    },
  },
  'stock-accounts': {
    name: 'Stok hesabı |||| Stok hesapları',
    empty: 'Henüz stok hesabı yok; ilanlara eklenen ve satılan hesaplar burada görünür.',
    fields: {
      id: 'Hesap',
      listingId: 'İlan',
      state: 'Durum',
      buyerName: 'Son alan',
      price: 'Son satış tutarı',
      soldAt: 'Son satış',
      takenBackAt: 'Geri alındı',
      takenBackBecause: 'Geri alma nedeni',
      createdAt: 'Eklendi',
    },
  },
} as const;
