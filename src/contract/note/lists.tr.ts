/** Fields of all notes. */
const noteFields = {
  kind: 'Tür',
  text: 'Metin',
  authorName: 'Yazan',
  createdAt: 'Yazıldı',
  lifted: 'Kaldırma nedeni',
  recordName: 'İlgili kayıt',
} as const;

/** Names of this module's lists and columns in the console. */
export const noteResources = {
  suspicions: {
    name: 'Şüphe |||| Şüpheler',
    empty: 'Şüphe yok; bir kullanıcıya ya da siparişe konan şüphe işaretleri burada görünür.',
    fields: {
      recordName: 'Kime, hangi siparişe',
      subject: 'Konu',
      text: 'Neden',
      authorName: 'İşaretleyen',
      createdAt: 'İşaretlendi',
      lifted: 'Durum',
    },
  },
  'user-notes': { name: 'Kullanıcı notu |||| Kullanıcı notları', fields: noteFields },
  'order-notes': { name: 'Sipariş notu |||| Sipariş notları', fields: noteFields },
} as const;
