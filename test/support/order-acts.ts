import fc from '#test/support/property.ts';
import type { Draft } from '#contract/pricing/schemas.ts';
import { champions } from '#kernel/champions.ts';
import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { lanes, orderStates } from '#kernel/vocabulary.ts';
import { changeAccount, endAccountRequest, requestAccount } from '#modules/order/domain/account-request.ts';
import { askForBooster, endBoosterRequest } from '#modules/order/domain/booster-request.ts';
import { changeLane, giveAccount, removeAccount, take, walk, type Order } from '#modules/order/domain/order.ts';
import { pauseOrder, resumeOrder } from '#modules/order/domain/pause.ts';
import { firstPriceBook } from '#modules/pricing/application/first-price-book.ts';
import { readDraft } from '#modules/pricing/application/read-draft.ts';
import { laneDifferences } from '#modules/pricing/domain/lane-difference.ts';
import { aBooster, confirmWithin, now } from './orders.ts';

/** An act on an order at a time. A rule may refuse it. */
export type Act = (order: Order, at: Date, draft: Draft) => Order;

const published = { version: 1, book: firstPriceBook };
const champion = fc.constantFrom(...champions);
const who = fc.constantFrom('customer', 'booster', 'staff');

/** Any act that leaves the draft unchanged. */
export const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(fc.constantFrom(...lanes), champion).map(([lane, named]): Act => (order, at, draft) => {
    const difference = laneDifferences(readDraft(draft), published, now).get(lane)?.difference;
    return changeLane(order, lane, named, at, difference);
  }),
  fc.tuple(fc.constantFrom(...orderStates), who).map(
    ([to, by]): Act =>
      (order, at) =>
        walk(order, to, by, at, {
          reason: 'Deneme',
          pictures: 1,
          earnedPercent: 50,
          confirmWithin,
          worth: Money.zero,
        }).order,
  ),
  fc.constantFrom('one', 'two', 'three').map(
    (id): Act =>
      (order, at) =>
        giveAccount(order, id, at).order,
  ),
  who.map(
    (by): Act =>
      (order, at) =>
        pauseOrder(order, by, 'Deneme', at),
  ),
  who.map(
    (by): Act =>
      (order, at) =>
        resumeOrder(order, by, at),
  ),
  fc.constantFrom<Act>(
    (order, at) => removeAccount(order, at).order,
    (order, at) => take(order, aBooster(), at).order,
    (order, at) => askForBooster(order, 'Deneme', at),
    (order, at) => endBoosterRequest(order, at),
    (order, at) => requestAccount(order, 'four', at),
    (order, at) => endAccountRequest(order, at),
    (order, at) => changeAccount(order, at),
  ),
);

/** The order after an act, or unchanged if a rule refuses the act. */
export const after = (order: Order, act: Act, at: Date, draft: Draft): Order => {
  try {
    return act(order, at, draft);
  } catch (error) {
    if (error instanceof DomainError) return order;
    throw error;
  }
};
