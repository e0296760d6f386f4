/** The providers' books beside ours, as the console calls it. */
export const reconciliationResources = {
  reconciliations: {
    name: 'Mutabakat |||| Mutabakat',
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
