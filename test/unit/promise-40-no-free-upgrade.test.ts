import { expect, test } from '@jest/globals';
import fc from '#test/support/property.ts';
import { Draft } from '#contract/pricing/schemas.ts';
import { champions } from '#kernel/champions.ts';
import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { lanes, orderStates } from '#kernel/vocabulary.ts';
import { storedDraft } from '#modules/order/adapters/persistence/stored-draft.ts';
import { playedDraft } from '#modules/order/application/order-page.ts';
import { changeAccount, endAccountRequest, requestAccount } from '#modules/order/domain/account-request.ts';
import { askForBooster, endBoosterRequest } from '#modules/order/domain/booster-request.ts';
import { changeLane, giveAccount, removeAccount, take, walk, type Order } from '#modules/order/domain/order.ts';
import { pauseOrder, resumeOrder } from '#modules/order/domain/pause.ts';
import { firstPriceBook } from '#modules/pricing/application/first-price-book.ts';
import { readDraft } from '#modules/pricing/application/read-draft.ts';
import { laneDifferences } from '#modules/pricing/domain/lane-difference.ts';
import { quote } from '#modules/pricing/domain/quote.ts';
import { aCoupon } from '#test/support/coupons.ts';
import { anyDraft } from '#test/support/drafts.ts';
import { aPlacedOrder, confirmWithin, now } from '#test/support/orders.ts';

const published = { version: 1, book: firstPriceBook };
const priceOf = (draft: Draft) => quote(readDraft(draft), published, now).price;

/** An act on an order, by whoever; a rule may refuse it. */
type Act = (order: Order, draft: Draft) => Order;

const champion = fc.constantFrom(...champions);
const who = fc.constantFrom('customer', 'booster', 'staff');
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(fc.constantFrom(...lanes), champion).map(([lane, named]): Act => (order, draft) => {
    const difference = laneDifferences(readDraft(draft), published, now).get(lane)?.difference;
    return changeLane(order, lane, named, now, difference);
  }),
  fc.tuple(fc.constantFrom(...orderStates), who).map(
    ([to, by]): Act =>
      (order) =>
        walk(order, to, by, now, {
          reason: 'Deneme',
          pictures: 1,
          earnedPercent: 50,
          confirmWithin,
          worth: Money.zero,
        }).order,
  ),
  fc.constantFrom('one', 'two', 'three').map(
    (id): Act =>
      (order) =>
        giveAccount(order, id, now).order,
  ),
  who.map(
    (by): Act =>
      (order) =>
        pauseOrder(order, by, 'Deneme', now),
  ),
  who.map(
    (by): Act =>
      (order) =>
        resumeOrder(order, by, now),
  ),
  fc.constantFrom<Act>(
    (order) => removeAccount(order, now).order,
    (order) => take(order, { id: 'booster', sharePercent: 60 }, now).order,
    (order) => askForBooster(order, 'Deneme', now),
    (order) => endBoosterRequest(order, now),
    (order) => requestAccount(order, 'four', now),
    (order) => endAccountRequest(order, now),
    (order) => changeAccount(order, now),
  ),
);

const after = (order: Order, act: Act, draft: Draft): Order => {
  try {
    return act(order, draft);
  } catch (error) {
    if (error instanceof DomainError) return order;
    throw error;
  }
};

test('after any changes of an order its price and its coupon are at least the price of what is played', () => {
  fc.assert(
    fc.property(anyDraft(), fc.boolean(), fc.array(anyAct, { maxLength: 12 }), (draft, withCoupon, acts) => {
      const coupon = withCoupon ? aCoupon({ discount: { type: 'percent', percent: 30 } }) : undefined;
      const { price, summary } = quote(readDraft(draft), published, now, { coupon });
      const couponDiscount = Money.sum(
        summary.filter(({ code }) => code === 'coupon').map(({ amount }) => amount),
      ).negated();
      let order = aPlacedOrder({
        service: readDraft(draft).service,
        price,
        couponDiscount,
        lane: 'lane' in draft ? (draft.lane ?? null) : null,
      });
      for (const act of acts) {
        order = after(order, act, draft);
        const played = playedDraft({ order, draft });
        expect(Draft.safeParse(played).success).toBe(true);
        expect(order.price.plus(couponDiscount).amount).toBeGreaterThanOrEqual(priceOf(played).amount);
      }
    }),
    { numRuns: 3000 },
  );
});

test('a stored draft with champions beside another lane is read without them', () => {
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
