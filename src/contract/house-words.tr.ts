import type { JobState } from './job.ts';
import type { ApprovalCommand, ApprovalState } from '../kernel/approvals.ts';
import {
  type ApplicationState,
  type ContactKind,
  type EntryKind,
  type Game,
  gameLabels,
  type MailFailure,
  type MoneyJson,
  type NoteSubject,
  type OrderPart,
  type FineClaimState,
  type PayoutState,
  type RefundState,
  type ReportState,
  type Role,
  type scopeAreas,
  type TopUpCause,
  type TopUpState,
  type writeOnlyAreas,
} from './vocabulary.ts';
import type { ApiKeyState, DeliveryFault, DeliveryState, PauseCause, WebhookState } from '../kernel/vocabulary.ts';
import type { Label } from '../kernel/order-labels.tr.ts';
import { fineCollectionLabel, orderPartLabel } from './entry-words.ts';
import { abandonedLabel, isAbandoned } from './payment-words.tr.ts';
import type { PriceBookState } from './price-words.ts';
import { refundLabel } from './refund-words.ts';

// What the house calls the words of the field, on the console's screens and in the tables that it exports.

export { disputeWaitsFor, orderStanding, orderStateLabels, stateWord } from '../kernel/order-labels.tr.ts';
export type { Label, Tone } from '../kernel/order-labels.tr.ts';

export const topUpStateLabels: Record<TopUpState, Label> = {
  pending: { label: 'Bekliyor', tone: 'info' },
  paid: { label: 'Ödendi', tone: 'ok' },
  failed: { label: 'Başarısız', tone: 'bad' },
  expired: { label: 'Süresi doldu', tone: 'plain' },
  refunded: { label: 'İade edildi', tone: 'warn' },
};
/** Its state; of a failed one also whether its customer left it or it was refused, and of a paid one that it is on its way back. */
export const topUpStanding = ({
  state,
  refunding,
  cause,
}: {
  readonly state: TopUpState;
  readonly refunding: boolean;
  readonly cause: TopUpCause | null;
}): Label => {
  if (refunding) return { label: 'İade sürüyor', tone: 'warn' };
  if (state !== 'failed') return topUpStateLabels[state];
  return isAbandoned(cause) ? { label: abandonedLabel, tone: 'plain' } : { label: 'Reddedildi', tone: 'bad' };
};

export const refundStateLabels: Record<RefundState, string> = {
  'under-way': 'Sürüyor',
  done: 'Yapıldı',
  refused: 'Yapılmadı, tutar bakiyeye döndü',
};

export const payoutStateLabels: Record<PayoutState, Label> = {
  requested: { label: 'Karar bekliyor', tone: 'warn' },
  paid: { label: 'Ödendi', tone: 'ok' },
  refused: { label: 'Reddedildi', tone: 'bad' },
};

export const jobStateLabels: Record<JobState, Label> = {
  created: { label: 'Bekliyor', tone: 'info' },
  retry: { label: 'Yeniden denenecek', tone: 'warn' },
  active: { label: 'Yapılıyor', tone: 'live' },
  completed: { label: 'Yapıldı', tone: 'ok' },
  failed: { label: 'Başarısız', tone: 'bad' },
  cancelled: { label: 'İptal edildi', tone: 'plain' },
};

export const applicationStateLabels: Record<ApplicationState, Label> = {
  waiting: { label: 'Karar bekliyor', tone: 'warn' },
  asked: { label: 'Yanıt bekleniyor', tone: 'info' },
  approved: { label: 'Kabul edildi', tone: 'ok' },
  refused: { label: 'Reddedildi', tone: 'plain' },
};

export const apiKeyStateLabels: Record<ApiKeyState, Label> = {
  active: { label: 'Geçerli', tone: 'ok' },
  expired: { label: 'Süresi doldu', tone: 'plain' },
  ended: { label: 'Sonlandırıldı', tone: 'bad' },
};

export const webhookStateLabels: Record<WebhookState, Label> = {
  active: { label: 'Çalışıyor', tone: 'ok' },
  paused: { label: 'Duraklatıldı', tone: 'warn' },
};
export const pauseCauseLabels: Record<PauseCause, string> = {
  hand: 'Elle duraklatıldı',
  failing: 'Bir gündür hiçbir gönderi ulaşmadı',
  gone: 'Alıcı “410 Gone” yanıtı verdi',
  owner: 'Sahibinin hesabı artık olayları okuyamıyor',
};

export const deliveryStateLabels: Record<DeliveryState, Label> = {
  waiting: { label: 'Sırada', tone: 'info' },
  delivered: { label: 'Ulaştı', tone: 'ok' },
  'given-up': { label: 'Vazgeçildi', tone: 'bad' },
  withheld: { label: 'Yetki yok', tone: 'plain' },
};
export const deliveryFaultLabels: Record<DeliveryFault, string> = {
  timeout: 'Yanıt 10 saniyede gelmedi',
  unreachable: 'Alıcıya ulaşılamadı',
  address: 'Adres herkese açık değil',
  tls: 'Sertifikası geçersiz',
};

export const priceBookStateLabels: Record<PriceBookState, Label> = {
  current: { label: 'Yayında', tone: 'ok' },
  scheduled: { label: 'Zamanını bekliyor', tone: 'info' },
  past: { label: 'Eski', tone: 'plain' },
  cancelled: { label: 'İptal edildi', tone: 'bad' },
};

export const deviceStateLabels: Record<'waiting' | 'confirmed' | 'removed', Label> = {
  waiting: { label: 'Onay bekliyor', tone: 'warn' },
  confirmed: { label: 'Onaylı', tone: 'ok' },
  removed: { label: 'Kaldırıldı', tone: 'plain' },
};

export const releaseStateLabels: Record<'requested' | 'opened' | 'expired', Label> = {
  requested: { label: 'İstendi', tone: 'info' },
  opened: { label: 'Verildi', tone: 'ok' },
  expired: { label: 'Açılmadı', tone: 'plain' },
};

export const reportStateLabels: Record<ReportState, Label> = {
  open: { label: 'Karar bekliyor', tone: 'warn' },
  upheld: { label: 'Haklı bulundu', tone: 'bad' },
  rejected: { label: 'Reddedildi', tone: 'plain' },
};

export const stockStateLabels: Record<'in-stock' | 'sold' | 'retired', Label> = {
  'in-stock': { label: 'Stokta', tone: 'info' },
  sold: { label: 'Satıldı', tone: 'ok' },
  retired: { label: 'Kaldırıldı', tone: 'plain' },
};

/** Where a ticket stands, as the desk sees it: whose turn it is while it is open. */
export const ticketStandings: Record<'waiting' | 'answered' | 'closed' | 'trash', Label> = {
  waiting: { label: 'Yanıt bekliyor', tone: 'warn' },
  answered: { label: 'Yanıtlandı', tone: 'ok' },
  closed: { label: 'Kapalı', tone: 'plain' },
  trash: { label: 'Çöpte', tone: 'bad' },
};

export const contactLabels: Record<ContactKind, string> = {
  phone: 'Telefon',
  email: 'E-posta',
  link: 'Bağlantı',
  handle: 'Discord adı',
};

export const userStatusLabels: Record<'active' | 'banned' | 'deleted', Label> = {
  active: { label: 'Etkin', tone: 'ok' },
  banned: { label: 'Yasaklı', tone: 'bad' },
  deleted: { label: 'Silinmiş', tone: 'plain' },
};

export const fineClaimStateLabels: Record<FineClaimState, Label> = {
  open: { label: 'Açık', tone: 'warn' },
  settled: { label: 'Tahsil edildi', tone: 'ok' },
  waived: { label: 'Vazgeçildi', tone: 'plain' },
};

export const approvalStateLabels: Record<ApprovalState, Label> = {
  waiting: { label: 'Onay bekliyor', tone: 'warn' },
  approved: { label: 'Onaylandı', tone: 'ok' },
  refused: { label: 'Reddedildi', tone: 'bad' },
  withdrawn: { label: 'Geri çekildi', tone: 'plain' },
  expired: { label: 'Süresi doldu', tone: 'plain' },
};

export const approvalCommandLabels: Record<ApprovalCommand, string> = {
  'add-funds': 'Bakiye düzeltmesi',
  'penalty-booster': 'Ceza',
  'withdraw-booster': 'Para çekme isteği girme',
  'pay-booster': 'Para çekme ödemesi',
  'refund-top-up': 'Yükleme iadesi',
  'enter-top-up': 'Ödeme girişi',
  'end-order': 'Sipariş durumunu değiştirme',
  'decide-dispute': 'İtiraz kararı',
};

export const roleLabels: Record<Role, string> = {
  customer: 'Müşteri',
  booster: 'Booster',
  staff: 'Ekip',
  admin: 'Yönetici',
};
export const actorLabels: Record<Role | 'system', string> = { ...roleLabels, system: 'Sistem' };

export const areaLabels: Record<(typeof scopeAreas | typeof writeOnlyAreas)[number], string> = {
  users: 'Kullanıcılar',
  boosters: 'Boosterlar',
  orders: 'Siparişler',
  vault: 'Hesap bilgileri',
  wallets: 'Cüzdanlar ve ödemeler',
  payouts: 'Para çekme',
  tickets: 'Biletler',
  messages: 'Mesajlar',
  reports: 'Şikâyetler',
  listings: 'Satılık hesaplar',
  coupons: 'Kuponlar',
  prices: 'Fiyatlar',
  content: 'Değerlendirmeler',
  audit: 'İşlem kayıtları',
  integrations: 'Entegrasyonlar',
  access: 'Şifreler ve iki adımlı giriş',
};
export function scopeLabel(scope: string): string {
  const [area, access] = scope.split(':');
  const name = areaLabels[area as keyof typeof areaLabels] ?? area;
  return `${name}: ${access === 'write' ? 'değiştirme' : 'görme'}`;
}

export const mailFailureLabels: Record<MailFailure, string> = {
  refused: 'Adres kabul edilmiyor',
  'given-up': 'Bir gün boyunca alınmadı',
};

export const entryKindLabels: Record<EntryKind, string> = {
  'top-up': 'Bakiye yükleme',
  'top-up-refund': refundLabel(),
  'order-payment': 'Sipariş ödemesi',
  'order-refund': 'Sipariş iadesi',
  settlement: 'Hakediş',
  tip: 'Bahşiş',
  penalty: 'Ceza',
  adjustment: 'Bakiye düzeltmesi',
  payout: 'Para çekme: tutar ayrıldı',
  'payout-return': 'Para çekme iadesi',
  'stock-purchase': 'Hesap satışı',
  'stock-restore': 'Hesap satışı iadesi',
  'report-fee': 'Şikâyet ücreti',
};
export const entryLabel = ({ kind, orderPart, fineClaimId, postings }: EntryMoves): string => {
  if (fineClaimId) return fineCollectionLabel;
  return kind === 'top-up-refund'
    ? refundLabel(postings.some(({ account, amount }) => account.startsWith('wallet:') && amount.amount > 0))
    : (orderPartLabel(kind, orderPart) ?? entryKindLabels[kind]);
};
interface EntryMoves {
  readonly kind: EntryKind;
  readonly orderPart: OrderPart | null;
  readonly fineClaimId?: string | null;
  readonly postings: readonly { readonly account: string; readonly amount: MoneyJson }[];
}

export const gameNames: Record<Game, string> = { ...gameLabels, coaching: 'Koçluk' };

/**
 * `postings[].account`, as a person reads it: `wallet:<user>`, `escrow:<order>`, `revenue`, …
 * @param kind - of the entry: what is asked for is set aside, and nothing has been sent by that
 */
export function accountLabel(
  account: string,
  kind?: EntryKind,
): { readonly label: string; readonly id: string | null } {
  if (account === 'bank' && (kind === 'payout' || kind === 'payout-return'))
    return { label: 'Banka (ayrılan)', id: null };
  const [sort = account, id = null] = account.split(':');
  const label = accountKinds[account];
  return label === undefined ? { label: accountKinds[sort] ?? account, id } : { label, id: null };
}
const accountKinds: Readonly<Record<string, string>> = {
  wallet: 'Cüzdan',
  escrow: 'Sipariş emaneti',
  revenue: 'Gelir',
  'psp:paytr': 'PayTR alacağı',
  'psp:e-wallet': 'E-cüzdandaki para',
  bank: 'Banka',
  promotion: 'Kampanya gideri',
  penalty: 'Cezalar',
  adjustment: 'Düzeltme',
};

/** A coupon that names no service. */
export const everyService = 'Hepsi';

export const noteSubjectLabels: Record<NoteSubject, string> = { user: 'Kullanıcı', order: 'Sipariş' };
