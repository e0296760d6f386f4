/** Of notes, whatever they are about. */
const noteFields = {
  kind: 'Tür',
  text: 'Metin',
  authorName: 'Yazan',
  createdAt: 'Yazıldı',
  lifted: 'Kaldırma nedeni',
  recordId: 'İlgili kayıt',
} as const;

/** The notes and suspicions of the house, and the names of their columns. */
export const noteResources = {
  'user-notes': { name: 'Kullanıcı notu |||| Kullanıcı notları', fields: noteFields },
  'order-notes': { name: 'Sipariş notu |||| Sipariş notları', fields: noteFields },
} as const;
