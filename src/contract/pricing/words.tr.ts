import type { Label } from '../../kernel/order-labels.tr.ts';
import type { AuditedKey } from '../routes.ts';
import { type Game, gameLabels } from '../vocabulary.ts';
import type { PriceBookState } from './price-book-rules.ts';

export const priceBookStateLabels: Record<PriceBookState, Label> = {
  current: { label: 'Yayında', tone: 'ok' },
  scheduled: { label: 'Zamanını bekliyor', tone: 'info' },
  past: { label: 'Eski', tone: 'plain' },
  cancelled: { label: 'İptal edildi', tone: 'bad' },
};

export const gameNames: Record<Game, string> = { ...gameLabels, coaching: 'Koçluk' };

/** A coupon that names no service. */
export const everyService = 'Hepsi';

/** Names of audited calls in the audit log. */
export const pricingActions = {
  'POST /admin/price-books': 'Fiyatlar yayımlandı',
  'POST /admin/price-books/:id/cancel': 'Bekleyen fiyatlar iptal edildi',
  'POST /admin/coupons': 'Kupon açıldı',
  'POST /admin/add-coupons': 'Kuponlar CSV ile eklendi',
  'PUT /admin/coupons/:id': 'Kupon değiştirildi',
  'POST /admin/end-coupon': 'Kupon bitirildi',
} as const satisfies Partial<Record<AuditedKey, string>>;
