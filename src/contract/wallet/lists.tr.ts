/** Names of this module's lists and columns in the console. */
export const walletResources = {
  payouts: {
    name: 'Para çekme isteği |||| Para çekme',
    empty: 'Karar bekleyen para çekme isteği yok; booster’lar istedikçe burada görünür.',
    fields: {
      amount: 'Tutar',
      state: 'Durum',
      boosterId: 'Booster',
      iban: 'IBAN',
      createdAt: 'İstendi',
      decidedAt: 'Sonuçlandı',
    },
  },
  wallets: {
    name: 'Cüzdan |||| Cüzdanlar',
    empty: 'Henüz cüzdan yok; ilk para hareketinden sonra burada görünür.',
    fields: {
      ownerName: 'Kimin',
      role: 'Rol',
      balance: 'Bakiye',
      movements: 'Hareket',
      movedAt: 'Son hareket',
    },
  },
  entries: {
    name: 'Defter kaydı |||| Defter',
    empty: 'Henüz kayıt yok; her para hareketi burada görünür.',
    fields: {
      kind: 'Tür',
      from: 'Nereden',
      to: 'Nereye',
      about: 'İlgili kayıt',
      reason: 'Neden',
      amount: 'Tutar',
      createdAt: 'Zaman',
    },
  },
  'fine-claims': {
    name: 'Ceza alacağı |||| Ceza alacakları',
    empty: 'Açık ceza alacağı yok; bakiyenin üstünde kesilen cezalar burada görünür.',
    fields: {
      boosterId: 'Booster',
      state: 'Durum',
      amount: 'Ceza',
      settled: 'Tahsil edilen',
      waived: 'Vazgeçilen',
      open: 'Açık tutar',
      reason: 'Neden',
      orderNumber: 'Sipariş',
      createdAt: 'Kesildi',
      createdByName: 'Kesen',
      waivedAt: 'Vazgeçildi',
      waivedByName: 'Vazgeçen',
      waiverReason: 'Vazgeçme nedeni',
    },
  },
} as const;
