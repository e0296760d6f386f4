/** Fines above the balance: the console's resource and the names of its columns. */
export const fineResources = {
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
