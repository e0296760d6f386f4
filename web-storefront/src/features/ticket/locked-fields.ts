/** The fields of a booster's profile that only staff change (specification §3), as tickets name them. */
export const lockedFields = {
  email: { label: 'E-posta', slug: 'eposta' },
  residency: { label: 'Yaşadığın yer', slug: 'yer' },
  tier: { label: 'Seviye', slug: 'seviye' },
  simultaneousOrders: { label: 'Eşzamanlı sipariş', slug: 'siparis-sayisi' },
  leagueRank: { label: 'League of Legends rankı', slug: 'lol-rank' },
  valorantRank: { label: 'Valorant rankı', slug: 'valorant-rank' },
  wildriftRank: { label: 'Wild Rift rankı', slug: 'wild-rift-rank' },
  tftRank: { label: 'Teamfight Tactics rankı', slug: 'tft-rank' },
  availableServices: { label: 'Hizmetler', slug: 'hizmetler' },
} as const;
export type LockedField = keyof typeof lockedFields;

const fields = Object.keys(lockedFields) as LockedField[];
export const lockedFieldAt = (slug: string | null): LockedField | undefined =>
  fields.find((field) => lockedFields[field].slug === slug);

/** The subject of a ticket about it. */
export const changeOf = (field: LockedField): string => `Profilimde değişiklik: ${lockedFields[field].label}`;
