/** Names of this module's lists and columns in the console. */
export const vaultResources = {
  devices: {
    name: 'Cihaz |||| Cihazlar',
    empty: 'Onay bekleyen cihaz yok; booster’ların kaydettiği bilgisayarlar burada görünür.',
    fields: {
      name: 'Ad',
      fingerprint: 'Parmak izi',
      state: 'Durum',
      boosterId: 'Booster',
      createdAt: 'Kaydedildi',
      confirmedAt: 'Onaylandı',
    },
  },
  'login-releases': {
    name: 'Hesap bilgisi teslimi |||| Hesap bilgisi teslimleri',
    empty: 'Henüz giriş kaydı yok; bir giriş bilgisi bir booster’ın cihazına verildiğinde burada görünür.',
    fields: {
      orderId: 'Sipariş',
      boosterId: 'Booster',
      deviceId: 'Cihaz',
      state: 'Durum',
      createdAt: 'İstendi',
      openedAt: 'Verildi',
    },
  },
} as const;
