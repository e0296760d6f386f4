/** The providers' books beside ours, as the console calls it. */
export const reconciliationResources = {
  reconciliations: {
    name: 'Mutabakat |||| Mutabakat',
    empty:
      'Henüz karşılaştırılmış gün yok; her gün ertesi sabah 05.20’den (İstanbul) sonra karşılaştırılır ve burada görünür.',
    fields: {
      day: 'Gün',
      provider: 'Sağlayıcı',
      state: 'Durum',
      theirPaid: 'Sağlayıcıda ödenen',
      ourPaid: 'Bizde ödenen',
      theirRefunded: 'Sağlayıcıda iade',
      ourRefunded: 'Bizde iade',
      fees: 'Kesinti',
      payable: 'Ödenecek net',
      open: 'Açık fark',
      found: 'Bulunan ödeme',
      way: 'Nasıl',
      startedAt: 'Başladı',
      endedAt: 'Bitti',
    },
  },
  'reconciliation-differences': {
    name: 'Mutabakat farkı |||| Mutabakat farkları',
    empty: 'Açık fark yok; bir ödeme sağlayıcısının kayıtları bizimkilerden ayrılırsa burada görünür.',
    fields: {
      kind: 'Fark',
      state: 'Durum',
      provider: 'Sağlayıcı',
      day: 'Gün',
      merchantOid: 'Ödeme no',
      userId: 'Müşteri',
      theirs: 'Sağlayıcıda',
      ours: 'Bizde',
      createdAt: 'Bulundu',
      ending: 'Nasıl kapandı',
      endedAt: 'Kapandı',
    },
  },
} as const;
