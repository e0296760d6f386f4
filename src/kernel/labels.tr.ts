import type { NoticeKind } from './notices.ts';
import type {
  Agent,
  DisputeKind,
  DisputeOutcome,
  Lane,
  PlayedGame,
  Queue,
  Spell,
  TicketType,
  Tier,
  TroubleKind,
} from './vocabulary.ts';

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

/** What is missing, as the customer says it. */
export const disputeLabels = {
  'not-reached': 'Hedefe varılmadı',
  'not-as-ordered': 'İstediğim gibi oynanmadı',
  account: 'Hesabımda bir sorun var',
  other: 'Başka bir şey eksik',
} as const satisfies Record<DisputeKind, string>;

export const disputeOutcomeLabels = {
  upheld: 'Haklı bulundu, sipariş yeniden açıldı',
  refunded: 'Bir kısmı iade edildi',
  rejected: 'Reddedildi',
  withdrawn: 'Geri çekildi',
} as const satisfies Record<DisputeOutcome, string>;

/** What went wrong with an order, or was put right, as a line of its timeline. */
export const troubleLabels = {
  disputed: 'Müşteri itiraz etti',
  'dispute-answered': 'Booster itirazı yanıtladı',
  'dispute-lapsed': 'İtirazın yanıt süresi doldu',
  'dispute-withdrawn': 'İtiraz geri çekildi',
  'dispute-upheld': 'İtiraz haklı bulundu',
  'dispute-refunded': 'İtiraz üzerine bir kısmı iade edildi',
  'dispute-rejected': 'İtiraz reddedildi',
  paused: 'Sipariş duraklatıldı',
  resumed: 'Sipariş devam ettirildi',
  'booster-requested': 'Müşteri başka booster istedi',
  'booster-request-withdrawn': 'Başka booster isteği geri çekildi',
  'booster-request-declined': 'Başka booster isteği kabul edilmedi',
  'booster-request-lapsed': 'Başka booster isteği üzerine havuza döndü',
} as const satisfies Record<TroubleKind, string>;

/** What each notice is about, as its reader calls it. */
export const noticeLabels = {
  'order-state': 'Siparişlerin durumu',
  'order-assigned': 'Sana atanan siparişler',
  'order-tip': 'Bahşişler',
  'order-lane': 'Değişen koridorlar',
  'order-account': 'Değişen oyun hesapları',
  'order-dispute': 'İtirazlar',
  'order-pause': 'Duraklatılan siparişler',
  'order-booster-request': 'Başka booster istekleri',
  'order-login': 'Verilen giriş bilgileri',
  'device-confirmed': 'Onaylanan cihazların',
  'top-up-credited': 'Bakiye yüklemeleri',
  'top-up-refunded': 'Karta iadeler',
  'payout-paid': 'Yapılan ödemeler',
  'payout-refused': 'Reddedilen ödeme istekleri',
  'ticket-answered': 'Biletlerine yanıtlar',
  'ticket-closed': 'Kapanan biletler',
  'ticket-reopened': 'Yeniden açılan biletler',
} as const satisfies Record<NoticeKind, string>;

export const ticketTypeLabels = {
  account: 'Hesap',
  balance: 'Bakiye',
  order: 'Sipariş',
  other: 'Diğer',
} as const satisfies Record<TicketType, string>;
