import { formatMoney, tryOf } from '../../lib/money.ts';
import { shownPrice, type DraftState } from './state.ts';

/** The price without the coupon, struck; nothing if no coupon applies. */
export function OldPrice({ draft }: { draft: DraftState }) {
  const price = shownPrice(draft);
  const coupon = draft.summary.find(({ code }) => code === 'coupon');
  if (!coupon || price === null) return null;
  return (
    <s className="old-price num">
      <span className="vh">Kuponsuz </span>
      {formatMoney(tryOf(price - coupon.amount.amount))}
    </s>
  );
}
