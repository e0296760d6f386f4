/** Names of this module's lists and columns in the console. */
export const conversationResources = {
  messages: {
    name: 'Mesaj |||| Mesajlar',
    empty: 'Henüz mesaj yok; sipariş sohbetlerinde yazılanlar burada görünür.',
    fields: {
      text: 'Mesaj',
      senderId: 'Gönderen',
      orderNumber: 'Sipariş',
      contacts: 'İletişim bilgisi',
      createdAt: 'Gönderildi',
    },
  },
  reports: {
    name: 'Şikâyet |||| Şikâyetler',
    empty: 'Karar bekleyen şikâyet yok; sohbetlerden şikâyet edilen mesajlar burada görünür.',
    fields: {
      text: 'Mesaj',
      reason: 'Neden',
      state: 'Durum',
      senderId: 'Gönderen',
      reporterId: 'Bildiren',
      orderNumber: 'Sipariş',
      createdAt: 'Bildirildi',
    },
  },
} as const;
