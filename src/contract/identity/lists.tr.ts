/** Names of this module's lists and columns in the console. */
export const identityResources = {
  users: {
    name: 'Kullanıcı |||| Kullanıcılar',
    empty: 'Henüz kullanıcı yok; kayıt olanlar ve eklediğin kişiler burada görünür.',
    fields: {
      lastName: 'Ad',
      username: 'Kullanıcı adı',
      email: 'E-posta',
      phone: 'Telefon',
      pendingEmail: 'Onay bekleyen e-posta',
      role: 'Rol',
      status: 'Durum',
      suspected: 'Şüpheli',
      balance: 'Bakiye',
      createdAt: 'Kayıt',
      lastSeenAt: 'Son görülme',
    },
  },
  sessions: {
    name: 'Oturum |||| Oturumlar',
    empty: 'Açık oturum yok; giriş yapanların oturumları burada görünür.',
    fields: {
      userName: 'Kim',
      device: 'Cihaz',
      address: 'Ağ adresi',
      live: 'Açık',
      createdAt: 'Başladı',
      lastUsedAt: 'Son kullanım',
      expiresAt: 'Süresi dolar',
      endedAt: 'Kapatıldı',
    },
  },
  'unreachable-addresses': {
    name: 'Ulaşılamayan adres |||| Ulaşılamayanlar',
    empty: 'Ulaşılamayan adres yok; e-postalarımızı almayan bir adres olursa burada görünür.',
    fields: { name: 'Kim', email: 'E-posta', mailFailure: 'Neden', createdAt: 'Ne zamandan beri' },
  },
} as const;
