/** Names of this module's lists and columns in the console. */
export const ticketResources = {
  tickets: {
    name: 'Destek talebi |||| Destek talepleri',
    empty: 'Yanıt bekleyen destek talebi yok; destek istendiğinde burada görünür.',
    fields: {
      subject: 'Konu',
      status: 'Durum',
      type: 'Tür',
      userId: 'Kim',
      orderNumber: 'Ne hakkında',
      waitingSince: 'Bekliyor',
      firstAnsweredAt: 'İlk yanıt',
      createdAt: 'Açıldı',
      updatedAt: 'Son değişiklik',
    },
  },
  'contact-messages': {
    name: 'İletişim mesajı |||| İletişim mesajları',
    empty: 'Yanıt bekleyen mesaj yok; iletişim formundan yazılanlar burada görünür.',
    fields: { text: 'Mesaj', name: 'Ad', email: 'E-posta', answered: 'Durum', createdAt: 'Geldi' },
  },
  'canned-answers': {
    name: 'Hazır yanıt |||| Hazır yanıtlar',
    empty: 'Henüz hazır yanıt yok; sık yazdığın yanıtlar burada hazır durur.',
    fields: { title: 'Başlık', text: 'Metin', type: 'Talep türü', uses: 'Kullanım' },
  },
} as const;
