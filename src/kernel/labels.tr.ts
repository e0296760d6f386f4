import type { Agent, Lane, PlayedGame, Queue, Spell, Tier } from './vocabulary.ts';

// The game vocabulary as customers read it; the platform's own words are in platform-labels.tr.ts.
export * from './platform-labels.tr.ts';

export const tierLabels = {
  unranked: 'Derecesiz',
  iron: 'Demir',
  bronze: 'Bronz',
  silver: 'Gümüş',
  gold: 'Altın',
  platinum: 'Platin',
  emerald: 'Zümrüt',
  diamond: 'Elmas',
  ascendant: 'Yücelik',
  immortal: 'Ölümsüzlük',
  radiant: 'Radiant',
  master: 'Ustalık',
  grandmaster: 'Üstatlık',
  challenger: 'Şampiyonluk',
} as const satisfies Record<Tier, string>;

export const laneLabels = {
  none: 'Fark etmez',
  top: 'Üst koridor',
  jungle: 'Orman',
  middle: 'Orta koridor',
  adc: 'Nişancı',
  support: 'Destek',
  champion: 'Belirli şampiyon',
} as const satisfies Record<Lane, string>;

export const queueLabels = { solo: 'Tek/Çift', flex: 'Esnek' } as const satisfies Record<Queue, string>;

export const gameLabels = {
  league: 'League of Legends',
  valorant: 'Valorant',
  wildrift: 'Wild Rift',
  tft: 'TFT',
} as const satisfies Record<PlayedGame, string>;

export const spellLabels = {
  barrier: 'Bariyer',
  cleanse: 'Arındır',
  ignite: 'Tutuştur',
  exhaust: 'Bitkinlik',
  flash: 'Sıçra',
  ghost: 'Hayalet',
  heal: 'Şifa',
  clarity: 'Berraklık',
  smite: 'Çarp',
  teleport: 'Işınlan',
  snowball: 'Kartopu',
} as const satisfies Record<Spell, string>;

export const agentLabels = {
  jett: 'Jett',
  raze: 'Raze',
  breach: 'Breach',
  omen: 'Omen',
  brimstone: 'Brimstone',
  phoenix: 'Phoenix',
  sage: 'Sage',
  sova: 'Sova',
  viper: 'Viper',
  cypher: 'Cypher',
  reyna: 'Reyna',
  killjoy: 'Killjoy',
  skye: 'Skye',
  yoru: 'Yoru',
  astra: 'Astra',
  chamber: 'Chamber',
  kayo: 'KAY/O',
  neon: 'Neon',
  fade: 'Fade',
} as const satisfies Record<Agent, string>;
