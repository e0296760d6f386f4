/** Names of this module's lists and columns in the console. */
export const orderResources = {
  orders: {
    name: 'Sipariş |||| Siparişler',
    empty: 'Henüz sipariş yok; müşteriler verdikçe burada görünür.',
    fields: {
      number: 'Numara',
      state: 'Durum',
      service: 'Hizmet',
      game: 'Oyun',
      customerName: 'Müşteri',
      boosterName: 'Booster',
      progressPercent: 'İlerleme',
      waits: 'Bekleme, teslim',
      suspected: 'Şüpheli',
      price: 'Tutar',
      createdAt: 'Sipariş tarihi',
      updatedAt: 'Son değişiklik',
    },
  },
  reviews: {
    name: 'Değerlendirme |||| Değerlendirmeler',
    empty: 'Henüz değerlendirme yok; müşteriler biten siparişlerini değerlendirdikçe burada görünür.',
    fields: {
      text: 'Değerlendirme',
      stars: 'Yıldız',
      hidden: 'Durum',
      customerName: 'Müşteri',
      boosterId: 'Booster',
      orderNumber: 'Sipariş',
      createdAt: 'Yazıldı',
    },
  },
} as const;
