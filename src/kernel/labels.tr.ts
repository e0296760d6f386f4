import type { NoticeChannel, NoticeGroup, NoticeKind } from './notices.ts';
import type { Agent, Lane, PlayedGame, Queue, Spell, TicketType, Tier } from './vocabulary.ts';

// The field's words as customers read them.

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
  radiant: 'Radyant',
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

/** What each notice is about, as its reader calls it. */
export const noticeLabels = {
  'order-state': 'Siparişlerin durumu',
  'order-assigned': 'Sana atanan siparişler',
  'order-lane': 'Değişen koridorlar',
  'order-account': 'Değişen oyun hesapları',
  'order-dispute': 'İtirazlar',
  'order-pause': 'Duraklatılan siparişler',
  'order-booster-request': 'Başka booster istekleri',
  'order-tip': 'Bahşişler',
  'top-up-credited': 'Bakiye yüklemeleri',
  'top-up-refunded': 'Karta iadeler',
  'payout-paid': 'Yapılan ödemeler',
  'payout-refused': 'Reddedilen ödeme istekleri',
  'chat-message': 'Yeni iletiler',
  'report-decided': 'Bildirdiğin iletilerin sonucu',
  'ticket-answered': 'Biletlerine yanıtlar',
  'ticket-closed': 'Kapanan biletler',
  'ticket-reopened': 'Yeniden açılan biletler',
  'order-login': 'Verilen giriş bilgileri',
  'device-confirmed': 'Onaylanan cihazların',
} as const satisfies Record<NoticeKind, string>;

export const noticeGroupLabels = {
  orders: 'Sipariş adımları',
  trouble: 'İtirazlar ve duraklamalar',
  money: 'Para',
  messages: 'Sohbet',
  tickets: 'Biletler',
  security: 'Güvenlik',
} as const satisfies Record<NoticeGroup, string>;

export const noticeChannelLabels = { app: 'Site', mail: 'E-posta', push: 'Tarayıcı' } as const satisfies Record<
  NoticeChannel,
  string
>;

export const ticketTypeLabels = {
  account: 'Hesap',
  balance: 'Bakiye',
  order: 'Sipariş',
  other: 'Diğer',
} as const satisfies Record<TicketType, string>;
