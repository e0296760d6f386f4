import { expect, test } from '@jest/globals';
import fc from '#test/support/property.ts';
import { Draft } from '#contract/pricing/schemas.ts';
import { Money } from '#kernel/money.ts';
import { storedDraft } from '#modules/order/adapters/persistence/stored-draft.ts';
import { playedDraft } from '#modules/order/application/order-page.ts';
import { firstPriceBook } from '#modules/pricing/application/first-price-book.ts';
import { readDraft } from '#modules/pricing/application/read-draft.ts';
import { quote } from '#modules/pricing/domain/quote.ts';
import { aCoupon } from '#test/support/coupons.ts';
import { anyDraft } from '#test/support/drafts.ts';
import { after, anyAct } from '#test/support/order-acts.ts';
import { aPlacedOrder, now } from '#test/support/orders.ts';

const published = { version: 1, book: firstPriceBook };
const priceOf = (draft: Draft) => quote(readDraft(draft), published, now).price;

test('the price of an order plus its coupon is at least the price of the played draft, after any changes', () => {
  fc.assert(
    fc.property(anyDraft(), fc.boolean(), fc.array(anyAct, { maxLength: 12 }), (draft, withCoupon, acts) => {
      const coupon = withCoupon ? aCoupon({ discount: { type: 'percent', percent: 30 } }) : undefined;
      const { price, summary } = quote(readDraft(draft), published, now, { coupon });
      const couponDiscount = Money.sum(
        summary.filter(({ code }) => code === 'coupon').map(({ amount }) => amount),
      ).negated();
      let order = aPlacedOrder({
        draft,
        service: readDraft(draft).service,
        price,
        couponDiscount,
        lane: 'lane' in draft ? (draft.lane ?? null) : null,
      });
      for (const act of acts) {
        order = after(order, act, now, draft);
        const played = playedDraft(order);
        expect(Draft.safeParse(played).success).toBe(true);
        expect(order.price.plus(couponDiscount).amount).toBeGreaterThanOrEqual(priceOf(played).amount);
      }
    }),
    { numRuns: 3000 },
  );
});

test('champions of a stored draft are left out unless its lane is champion', () => {
  const stored = {
    service: 'league-of-legends/elo-boost',
    current: { tier: 'silver', division: 2 },
    target: { tier: 'gold', division: 3 },
    lane: 'jungle',
    gone: 1,
  };
  const { gone: _gone, ...today } = stored;
  expect(storedDraft({ ...stored, champions: ['Ahri'] })).toEqual(today);
  expect(storedDraft({ ...today, champions: ['Ahri'], lane: undefined })).not.toHaveProperty('champions');
  expect(storedDraft({ ...today, lane: 'champion', champions: ['Ahri'] })).toMatchObject({ champions: ['Ahri'] });
});
