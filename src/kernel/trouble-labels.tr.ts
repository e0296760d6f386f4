import type { AgreeableEnd, DisputeKind, DisputeOutcome, OrderEventKind, TroubleKind } from './trouble.ts';

/** Complaints of a dispute in the customer's words. */
export const disputeLabels = {
  'not-reached': 'Hedefe varılmadı',
  'not-as-ordered': 'İstediğim gibi yapılmadı',
  account: 'Hesabımda bir sorun var',
  other: 'Başka bir şey eksik',
} as const satisfies Record<DisputeKind, string>;

export const disputeOutcomeLabels = {
  upheld: 'Haklı bulundu, sipariş yeniden açıldı',
  refunded: 'İade edildi',
  rejected: 'Reddedildi',
  withdrawn: 'Geri çekildi',
} as const satisfies Record<DisputeOutcome, string>;

/** What customer and booster can agree on. */
export const agreeableEndLabels = {
  uphold: 'Sipariş yeniden açılır, kalanı tamamlanır',
  refund: 'Müşteriye iade',
} as const satisfies Record<AgreeableEnd, string>;

/** Disputes, pauses and their ends as lines of an order's timeline. */
export const troubleLabels = {
  disputed: 'Müşteri itiraz etti',
  'dispute-answered': 'Booster itirazı yanıtladı',
  'dispute-lapsed': 'İtirazın yanıt süresi doldu',
  'dispute-proposed': 'İtiraz için çözüm önerildi',
  'dispute-proposal-withdrawn': 'Çözüm önerisi geri çekildi',
  'dispute-agreed': 'İki taraf çözümde anlaştı',
  'dispute-withdrawn': 'İtiraz geri çekildi',
  'dispute-upheld': 'İtiraz haklı bulundu',
  'dispute-refunded': 'İtiraz üzerine iade edildi',
  'dispute-rejected': 'İtiraz reddedildi',
  paused: 'Sipariş duraklatıldı',
  resumed: 'Sipariş devam ettirildi',
  'booster-requested': 'Müşteri başka booster istedi',
  'booster-request-withdrawn': 'Başka booster isteği geri çekildi',
  'booster-request-declined': 'Başka booster isteği kabul edilmedi',
  'booster-request-lapsed': 'Başka booster isteği üzerine havuza döndü',
  'account-requested': 'Başka oyun hesabı istendi',
  'account-request-withdrawn': 'Hesap değişikliği isteği geri çekildi',
  'account-request-approved': 'Oyun hesabı değişti',
  'account-request-declined': 'Hesap değişikliği kabul edilmedi',
  'rank-reported': 'Başlangıç rankı farklı çıktı',
  'rank-agreed': 'Yeni başlangıç rankı kabul edildi',
  'rank-lapsed': 'Rank farkı 48 saatte yanıtlanmadı',
} as const satisfies Record<TroubleKind, string>;

/** Events of the ordered stream as lines of the order's timeline. */
export const streamEventLabels = {
  stream: 'Booster yayın bağlantısı girdi',
  'stream-ended': 'Yayın bitti',
  'stream-refunded': 'Yayın yapılmadı, ücreti iade edildi',
} as const satisfies Partial<Record<OrderEventKind, string>>;
