import type { RefusalCode } from './refusal.ts';

/** Why an order paid by card could not be placed, and why its booster dropped it, for its customer. */
const reasons = {
  'wallet.insufficient_balance': 'Bakiyen siparişin tutarına yetmedi.',
  'order.price_changed': 'Fiyat, ödeme sırasında değişti.',
  'pricing.target_not_above_current': 'Hedef, bulunduğun yerin üstünde değildi.',
  'pricing.challenger_target_too_close': 'Hedef, bulunduğun yere çok yakındı.',
  'pricing.rank_not_served': 'Bu kademe artık sunulmuyor.',
  'pricing.coupon_unknown': 'Kupon artık geçerli değil.',
  'pricing.coupon_expired': 'Kuponun süresi doldu.',
  'pricing.coupon_below_minimum': 'Tutar, kuponun alt sınırının altında kaldı.',
  'order.too_many_unstarted': 'Booster bekleyen çok fazla siparişin vardı.',
  'order.booster_unavailable': 'Seçtiğin booster siparişi o sırada alamıyordu.',
  'order.priority_withdrawn': 'Son 24 saatte çok sayıda öncelikli siparişi iptal ettin.',
  'pricing.too_many_coupons': 'Çok sayıda bilinmeyen kupon denendi.',
  'pricing.coupon_spent': 'Kuponun kullanım hakkı doldu.',
  'order.paused': 'Müşteri siparişi bir günden uzun süre beklemede tuttu.',
} as const satisfies Partial<Record<RefusalCode, string>>;

const isKnown = (reason: string): reason is keyof typeof reasons => Object.hasOwn(reasons, reason);

/** The form of a refusal's code; people write sentences. */
const code = /^[a-z]+(?:\.[a-z0-9_]+)+$/;

/** A reason for people: the words of a known code, or the text that a person wrote. */
export const reasonText = (reason: string): string => {
  if (isKnown(reason)) return reasons[reason];
  return code.test(reason) ? 'Sipariş o sırada verilemedi.' : reason;
};

/** The reasons for the staff, because the texts above address the customer. */
const staffReasons: Readonly<Record<string, string>> = {
  'wallet.insufficient_balance': 'Müşterinin bakiyesi siparişin tutarına yetmedi.',
  'pricing.target_not_above_current': 'Hedef, başlangıç yerinin üstünde değildi.',
  'pricing.challenger_target_too_close': 'Hedef, başlangıç yerine çok yakındı.',
  'order.too_many_unstarted': 'Müşterinin booster bekleyen çok fazla siparişi vardı.',
  'order.booster_unavailable': 'Müşterinin seçtiği booster siparişi o sırada alamıyordu.',
  'order.priority_withdrawn': 'Müşteri önceki 24 saatte çok sayıda öncelikli siparişi iptal etmişti.',
} satisfies Partial<Record<keyof typeof reasons, string>>;

export const staffReasonText = (reason: string): string =>
  (Object.hasOwn(staffReasons, reason) ? staffReasons[reason] : undefined) ?? reasonText(reason);

/** Why a lane that was paid by card could not be changed any more. */
const laneReasons = {
  'order.lane_already_changed': 'Koridor bu sırada değiştirilmişti.',
  'order.lane_price_changed': 'Koridor farkı, ödeme sırasında değişti.',
  'order.rank_difference_open': 'Siparişin başlangıç rankı farkı sonuçlanmamıştı.',
  'order.closed_for_changes': 'Sipariş artık değiştirilemeyecek bir aşamada.',
  'wallet.insufficient_balance': 'Bakiyen farka yetmedi.',
} as const satisfies Partial<Record<RefusalCode, string>>;

const hasLaneWords = (refusal: string): refusal is keyof typeof laneReasons => Object.hasOwn(laneReasons, refusal);

export const laneReasonText = (refusal: string): string =>
  hasLaneWords(refusal) ? laneReasons[refusal] : 'Sipariş o sırada değiştirilemedi.';
