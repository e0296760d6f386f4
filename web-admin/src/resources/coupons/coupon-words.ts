import { formatMoney } from '#contract/format.ts';
import { serviceTitle } from '#contract/vocabulary.ts';
import { dayOf, formatLongDay } from '../../lib/days.ts';
import type { AdminCoupon } from '../../lib/records.ts';
import { everyService } from '#contract/pricing/words.tr.ts';
import { type Label } from '#contract/order/words.tr.ts';

export const discountOf = ({ discount }: Pick<AdminCoupon, 'discount'>): string =>
  discount.type === 'percent' ? `%${discount.percent}` : formatMoney(discount.amount);

export const firstDay = (from: string) => formatLongDay(dayOf(from));
/** The last valid day: `until` is exclusive. */
export const lastDay = (until: string) => formatLongDay(dayOf(Date.parse(until) - 1));

export const windowOf = ({ validFrom, validUntil }: Pick<AdminCoupon, 'validFrom' | 'validUntil'>): string => {
  if (validFrom && validUntil) return `${firstDay(validFrom)} – ${lastDay(validUntil)}`;
  if (validUntil) return `${lastDay(validUntil)} gününe kadar`;
  return validFrom ? `${firstDay(validFrom)} gününden beri` : 'Süresiz';
};

export const usesOf = ({ used, totalUses }: Pick<AdminCoupon, 'used' | 'totalUses'>): string =>
  totalUses === null ? `${used}` : `${used} / ${totalUses}`;

export const servicesOf = ({ services }: Pick<AdminCoupon, 'services'>): string =>
  services.length > 0 ? services.map((id) => serviceTitle(id)).join(', ') : everyService;

/** The coupon's status now. */
export function standingOf({ validFrom, validUntil, used, totalUses }: AdminCoupon, now = Date.now()): Label {
  if (validUntil && Date.parse(validUntil) <= now) return { label: 'Bitti', tone: 'plain' };
  if (validFrom && Date.parse(validFrom) > now) return { label: 'Başlamadı', tone: 'info' };
  return totalUses !== null && used >= totalUses
    ? { label: 'Tükendi', tone: 'plain' }
    : { label: 'Geçerli', tone: 'ok' };
}
