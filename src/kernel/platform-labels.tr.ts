import type { ProviderName, TicketType } from './platform-vocabulary.ts';
import type { NoticeChannel, NoticeGroup, NoticeKind } from './notice-kinds.ts';

// Words of the platform's own business, as users read them.

/** What each kind of notice is about, in the settings of its readers. */
export const noticeLabels = {
  'order-placed': 'Verdiğin siparişler',
  'order-state': 'Siparişlerin durumu',
  'order-reminder': 'Yarım kalan siparişler',
  'order-assigned': 'Sana atanan siparişler',
  'order-offered': 'Önce sana sunulan siparişler',
  'order-lane': 'Değişen koridorlar',
  'order-lane-stays': 'Ödenen ama değişmeyen koridorlar',
  'order-stream': 'Canlı yayın',
  'order-progress-claimed': 'Onayını bekleyen ilerleme',
  'order-progress-agreed': 'Onaylanan ilerleme',
  'order-account': 'Değişen oyun hesapları',
  'order-dispute': 'İtirazlar',
  'order-pause': 'Duraklatılan siparişler',
  'order-booster-request': 'Başka booster istekleri',
  'order-account-request': 'Hesap değişikliği istekleri',
  'order-rank': 'Farklı çıkan dereceler',
  'order-part-paid': 'Başkasına geçen siparişlerden payın',
  'order-tip': 'Bahşişler',
  'top-up-credited': 'Bakiye yüklemeleri',
  'top-up-entered': 'Havale ve e-cüzdanla yüklemeler',
  'top-up-refunded': 'Yükleme iadeleri',
  'payout-paid': 'Yapılan ödemeler',
  'payout-refused': 'Reddedilen ödeme istekleri',
  'fine-claim': 'Bakiyenin üstündeki cezalar',
  'chat-message': 'Yeni mesajlar',
  'report-decided': 'Bildirdiğin mesajların sonucu',
  'ticket-answered': 'Destek taleplerine yanıtlar',
  'ticket-closed': 'Kapanan destek talepleri',
  'ticket-reopened': 'Yeniden açılan destek talepleri',
  'order-login': 'Verilen giriş bilgileri',
  'device-confirmed': 'Onaylanan cihazların',
} as const satisfies Record<NoticeKind, string>;

export const noticeGroupLabels = {
  orders: 'Sipariş adımları',
  trouble: 'İtirazlar ve duraklamalar',
  money: 'Para',
  messages: 'Sohbet',
  tickets: 'Destek talepleri',
  security: 'Güvenlik',
} as const satisfies Record<NoticeGroup, string>;

export const noticeChannelLabels = { app: 'Site', mail: 'E-posta', push: 'Tarayıcı' } as const satisfies Record<
  NoticeChannel,
  string
>;

export const providerLabels = {
  paytr: 'Kart',
  'bank-transfer': 'Havale/EFT',
  'e-wallet': 'E-cüzdan',
} as const satisfies Record<ProviderName, string>;

export const ticketTypeLabels = {
  account: 'Hesap',
  balance: 'Bakiye',
  order: 'Sipariş',
  other: 'Diğer',
} as const satisfies Record<TicketType, string>;
