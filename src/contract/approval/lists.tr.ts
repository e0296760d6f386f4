/** Names of this module's lists and columns in the console. */
export const approvalResources = {
  approvals: {
    name: 'Onay isteği |||| Onaylar',
    empty: 'Onay bekleyen istek yok; sınırın üstündeki para işlemleri ikinci bir yöneticiyi burada bekler.',
    fields: {
      command: 'İşlem',
      state: 'Durum',
      amount: 'Tutar',
      userId: 'Kimin parası',
      reason: 'Neden',
      askedById: 'İsteyen',
      createdAt: 'İstendi',
      expiresAt: 'Geçerlilik',
      decidedById: 'Karar veren',
      decidedAt: 'Karar zamanı',
    },
  },
} as const;
