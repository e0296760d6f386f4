// The facts of an order stay consistent, whatever happens to it.
import { describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import type { DomainError } from '#kernel/refusal.ts';
import type { OrderState } from '#kernel/vocabulary.ts';
import { promisedStates } from '#modules/order/domain/states.ts';
import { agreeRank, reportRank } from '#modules/order/domain/found-rank.ts';
import { giveAccount, type Order, take, walk } from '#modules/order/domain/order.ts';
import { agreeProgress, correctProgress, settleProgress } from '#modules/order/domain/progress.ts';
import { paidForStream } from '#modules/order/domain/stream.ts';
import { arrows } from '#modules/order/domain/transitions.ts';
import { firstPriceBook } from '#modules/pricing/application/first-price-book.ts';
import { readDraft } from '#modules/pricing/application/read-draft.ts';
import { quote } from '#modules/pricing/domain/quote.ts';
import { anyDraft } from '#test/support/drafts.ts';
import { type Act, after, anyAct } from '#test/support/order-acts.ts';
import { aBooster, anOrder, aPlacedOrder, confirmWithin, now } from '#test/support/orders.ts';
import fc from '#test/support/property.ts';

const rank = { tier: 'gold', division: 3, points: 0 } as const;

/** An act in which a person states something about the work: a claim of progress, an agreement or a report of the rank. */
const anyWord: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(fc.nat({ max: 9 }), fc.boolean()).map(
    ([matches, takesBack]): Act =>
      (order, at) =>
        correctProgress(order, { id: `claim-${matches}`, to: { done: matches }, matches, takesBack }, at),
  ),
  fc.nat({ max: 9 }).map(
    (matches): Act =>
      (order, at) =>
        agreeProgress(order, { claim: order.claim?.id ?? 'none', by: 'customer', matches }, at),
  ),
  fc.integer({ min: -90, max: 90 }).map((percent): Act => (order, at) => {
    const said = { id: 'r', declared: rank, found: rank, reached: false, outcome: 'open' } as const;
    return order.state === 'starting'
      ? reportRank(order, { ...said, difference: order.price.percent(percent) }, at)
      : order;
  }),
  fc.constant<Act>((order, at) => agreeRank(order, order.rank?.difference ?? Money.zero, at).order),
);

/** A step along the state table. Cancellations are rare, so that other states are reached. */
const anyStep: fc.Arbitrary<Act> = fc.nat().map((nth): Act => (order, at) => {
  const possible = arrows.filter(({ from, to }) => from === order.state && (to !== 'cancelled' || nth % 7 === 0));
  const arrow = possible[nth % Math.max(1, possible.length)];
  if (!arrow) return order;
  if (arrow.to === 'starting') return take(order, aBooster(), at).order;
  if (arrow.from === 'waiting' && arrow.to === 'processing') return giveAccount(order, 'one', at).order;
  return walk(order, arrow.to, arrow.by[0] ?? 'system', at, {
    reason: 'Deneme',
    pictures: 1,
    confirmWithin,
    earnedPercent: 30,
    provenPercent: 20,
    streamOwed: order.streamPaid ?? Money.zero,
  }).order;
});

test('price, booster, due time and first finish of an order stay consistent, whatever happens to it', () => {
  const steps = fc.array(fc.tuple(fc.oneof(anyAct, anyWord, anyStep, anyStep), fc.nat({ max: 600 })), {
    minLength: 20,
    maxLength: 40,
  });
  fc.assert(
    fc.property(anyDraft(), steps, (draft, acts) => {
      const { service, extras } = readDraft(draft);
      const { price, summary, estimate } = quote(readDraft(draft), { version: 1, book: firstPriceBook }, now);
      const streamPaid = extras.stream ? paidForStream(summary) : null;
      const placed = aPlacedOrder({ draft, service, price, summary, estimate, streamPaid });
      let [order, at] = [placed, now.getTime()];
      for (const [act, minutes] of acts) {
        at += minutes * 60_000;
        const before = order;
        order = after(order, act, new Date(at), draft);
        expect(wrongIn(placed, before, order)).toEqual([]);
      }
    }),
    { numRuns: 500 },
  );
});

/** The names of the facts that are inconsistent. */
const wrongIn = (placed: Order, before: Order, order: Order): readonly string[] => {
  const { boosterId, boosterName, boosterTier, sharePercent, claim, dueAt, firstFinish } = order;
  const isPromised = (promisedStates as readonly OrderState[]).includes(order.state);
  const facts = {
    origin: (['id', 'number', 'customerId', 'customerName', 'createdAt'] as const).every(
      (fact) => order[fact] === placed[fact],
    ),
    booster: [boosterName, boosterTier, sharePercent].every((fact) => (fact === null) === (boosterId === null)),
    claim: claim === null || boosterId !== null,
    summary: Money.sum(order.summary.map(({ amount }) => Money.from(amount))).equals(order.price),
    streamPaid: (order.streamPaid?.amount ?? null) === (order.streamPaid && paidForStream(order.summary).amount),
    dueAt: !(isPromised || order.state === 'waiting') || (dueAt !== null) === isPromised,
    firstFinish:
      (firstFinish !== null) === (order.finishedAt !== null) && (before.firstFinish ?? firstFinish) === firstFinish,
  };
  return Object.entries(facts).flatMap(([fact, fits]) => (fits ? [] : [fact]));
};

describe('the progress of an order', () => {
  const started = anOrder({ state: 'started', boosterId: 'b', sharePercent: 60, progressPercent: 40 });
  const later = new Date(now.getTime() + 60_000);
  const said = { id: 'claim', to: { done: 3 }, matches: 2, takesBack: false };
  const claimed = correctProgress(started, said, later);
  const codeOf = (act: () => unknown): string => {
    try {
      act();
      return 'done';
    } catch (error) {
      return (error as DomainError).code;
    }
  };

  test('is a claim if the booster states more than is proven, and takes effect at once if they state less', () => {
    expect(claimed).toMatchObject({
      base: null,
      claim: { id: 'claim', to: { done: 3 }, matches: 2 },
      updatedAt: later,
    });
    const takenBack = correctProgress(claimed, { ...said, to: { done: 1 }, takesBack: true }, later);
    expect(takenBack).toMatchObject({ base: { to: { done: 1 }, matches: 2, by: 'booster' }, claim: null });
  });

  test('cannot be corrected in a pause, before the start, after the finish, or by a booster to be replaced', () => {
    const refused = (more: Partial<Order>) => codeOf(() => correctProgress({ ...started, ...more }, said, later));
    expect(refused({ pause: { at: now, by: 'customer', reason: 'Tatil' } })).toBe('order.paused');
    expect(refused({ boosterRequest: { at: now, reason: 'Yavaş' } })).toBe('order.being_replaced');
    expect(refused({ state: 'starting' })).toBe('order.match_not_allowed');
    expect(refused({ state: 'finished' })).toBe('order.match_not_allowed');
  });

  test('is agreed to as it was read, once, and with no more matches than there are', () => {
    const agreed = agreeProgress(claimed, { claim: 'claim', by: 'customer', matches: 1 }, later);
    expect(agreed).toMatchObject({ base: { to: { done: 3 }, matches: 1, by: 'customer' }, claim: null });
    const agree = (order: Order, claim = 'claim') =>
      codeOf(() => agreeProgress(order, { claim, by: 'staff', matches: 9 }, later));
    expect(agree(agreed)).toBe('order.progress_not_claimed');
    expect(agree(claimed, 'another')).toBe('order.progress_changed');
    expect(agree({ ...claimed, state: 'finished' })).toBe('order.progress_not_claimed');
    expect(agree({ ...claimed, state: 'in-game' })).toBe('done');
  });

  test('that only the booster claimed leaves with the booster; progress that is proven or stated by staff stays', () => {
    const settled = settleProgress(claimed, { to: { done: 2 }, matches: 4 });
    const left = walk(settled, 'processing', 'staff', later, { worth: Money.zero, provenPercent: 25 }).order;
    const base = { to: { done: 2 }, matches: 4, by: 'staff' };
    expect(left).toMatchObject({ base, claim: null, progressPercent: 25, boosterName: null, boosterTier: null });
    expect(take(left, aBooster('c', 70), later).order).toMatchObject({ base, boosterName: 'Ege D.', sharePercent: 70 });
  });
});
