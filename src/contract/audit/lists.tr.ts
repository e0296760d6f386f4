/** Names of this module's lists and columns in the console. */
export const auditResources = {
  'audit-events': {
    name: 'İşlem kaydı |||| İşlem kayıtları',
    empty: 'Henüz işlem yok; konsolda yapılan her işlem burada kayıtlı kalır.',
    fields: {
      action: 'İşlem',
      recordId: 'Kayıt',
      actorName: 'Yapan',
      reason: 'Neden',
      createdAt: 'Zaman',
    },
  },
} as const;
