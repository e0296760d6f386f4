/** Names of this module's lists and columns in the console. */
export const integrationResources = {
  'api-keys': {
    name: 'API anahtarı |||| API anahtarları',
    empty: 'Henüz API anahtarı yok; programların kullandıkları burada görünür.',
    fields: {
      name: 'Ad',
      ownerName: 'Sahibi',
      scopes: 'Yetkiler',
      perMinute: 'Dakikada istek',
      state: 'Durum',
      createdAt: 'Oluşturuldu',
      expiresAt: 'Geçerlilik',
      lastUsedAt: 'Son kullanım',
    },
  },
  webhooks: {
    name: 'Webhook |||| Webhook’lar',
    empty: 'Henüz webhook yok; olayları öğrenen programların adresleri burada görünür.',
    fields: {
      url: 'Adres',
      ownerName: 'Sahibi',
      events: 'Olaylar',
      state: 'Durum',
      failingSince: 'Ulaşmıyor',
      createdAt: 'Oluşturuldu',
    },
  },
  deliveries: {
    name: 'Webhook gönderimi |||| Webhook gönderimleri',
    empty: 'Henüz gönderi yok; webhook’lara gönderilen olaylar 30 gün burada görünür.',
    fields: {
      event: 'Olay',
      state: 'Durum',
      webhookId: 'Webhook',
      orderId: 'Sipariş',
      tries: 'Deneme',
      nextTryAt: 'Sonraki deneme',
      createdAt: 'Oluştu',
      endedAt: 'Sonuçlandı',
    },
  },
} as const;
