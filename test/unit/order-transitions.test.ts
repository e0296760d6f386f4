import { describe, expect, test } from '@jest/globals';
import fc from '#test/support/property.ts';
import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { endStates, orderStates, type OrderState } from '#kernel/vocabulary.ts';
import {
  allowedTo,
  changeLane,
  giveAccount,
  removeAccount,
  shareOf,
  take,
  walk,
  type Order,
  type Step,
} from '#modules/order/domain/order.ts';
import { isUnproven } from '#modules/order/domain/proof.ts';
import { arrows, nextStates, type Walker } from '#modules/order/domain/transitions.ts';
import { aBooster, anOrder, aPlacedOrder, confirmWithin, now } from '../support/orders.ts';

const walkers = ['customer', 'booster', 'staff', 'system'] as const satisfies readonly Walker[];
const codeOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
  return 'done';
};

describe('the state table', () => {
  test('has exactly the transitions of domain.md §4', () => {
    const leaves = Object.groupBy(arrows, ({ from }) => from);
    const to = (from: OrderState) => (leaves[from] ?? []).map((arrow) => arrow.to).toSorted();
    expect(Object.fromEntries(orderStates.map((state) => [state, to(state)]))).toEqual({
      'payment-error': [],
      waiting: ['cancelled', 'processing'],
      processing: ['cancelled', 'starting', 'waiting'],
      starting: ['cancelled', 'processing', 'started'],
      started: ['cancelled', 'finished', 'in-game', 'processing'],
      'in-game': ['cancelled', 'finished', 'processing', 'started'],
      finished: ['cancelled', 'closed', 'started'],
      closed: ['completed'],
      completed: [],
      cancelled: [],
    });
  });

  test('fixes the time to confirm an order when the order is finished', () => {
    const begun = anOrder({ state: 'started', boosterId: 'b', sharePercent: 60 });
    const done = walk(begun, 'finished', 'booster', now, { confirmWithin: 5 * 3600_000, reached: true }).order;
    expect(done).toMatchObject({ finishedAt: now, closesAt: new Date(now.getTime() + 5 * 3600_000) });
    expect(walk(done, 'closed', 'customer', now).order.closesAt).toEqual(done.closesAt);
  });

  test('accepts a booster’s finish without proof only with a reason and a picture; an order without proof does not close by itself', () => {
    const begun = anOrder({ state: 'started', boosterId: 'b', sharePercent: 60 });
    const shown = (details: object) =>
      codeOf(() => walk(begun, 'finished', 'booster', now, { confirmWithin, ...details }));
    expect([{}, { reason: 'Yoruldum' }, { pictures: 1 }].map(shown)).toEqual(Array(3).fill('order.finish_needs_proof'));
    const done = walk(begun, 'finished', 'booster', now, { confirmWithin, reason: 'Yoruldum', pictures: 1 }).order;
    expect([done.closesAt, isUnproven(done)]).toEqual([null, true]);
    expect(walk(begun, 'finished', 'staff', now, { confirmWithin, reason: 'Sor' }).order.closesAt).toBeNull();
  });

  test('lets nobody leave an end state', () => {
    for (const state of endStates) for (const walker of walkers) expect(nextStates(state, walker)).toEqual([]);
  });

  test('lets a customer cancel only until a booster has the order', () => {
    const cancellable = orderStates.filter((state) => nextStates(state, 'customer').includes('cancelled'));
    expect(cancellable).toEqual(['waiting', 'processing']);
  });

  test('lets exactly those roles make a transition that the table names for it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...orderStates),
        fc.constantFrom(...orderStates),
        fc.constantFrom(...walkers),
        (from, to, walker) => {
          const order = anOrder({ state: from, boosterId: 'b', sharePercent: 60 });
          const legal = nextStates(from, walker).includes(to);
          const outcome = codeOf(() =>
            walk(order, to, walker, now, { earnedPercent: 40, confirmWithin, reached: true }),
          );
          expect(outcome).toBe(legal ? 'done' : 'order.transition_not_allowed');
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('takes exactly the price out of escrow, once, on every way to an end state', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.constantFrom(60, 65, 70, 75),
        fc.integer({ min: 0, max: 100 }),
        fc.infiniteStream(fc.nat()),
        (price, sharePercent, earnedPercent, choices) => {
          let order: Order = anOrder({ price: Money.kurus(price), state: 'processing' });
          const moved: Money[] = [];
          const note = ({ movement }: Step): void => {
            if (movement.kind === 'refund') moved.push(movement.refund);
            if (movement.kind === 'split') moved.push(Money.sum([movement.earned, movement.refund]));
            if (movement.kind === 'settle') moved.push(Money.sum([movement.earned, movement.revenue]));
          };
          for (let steps = 0; steps < 50; steps++) {
            const possible = arrows.filter((arrow) => arrow.from === order.state && arrow.to !== 'waiting');
            const chosen = possible[(choices.next().value as number) % Math.max(1, possible.length)];
            if (!chosen) break;
            const step =
              chosen.to === 'starting'
                ? take(order, aBooster('b', sharePercent), now)
                : walk(order, chosen.to, chosen.by[0] ?? 'system', now, {
                    earnedPercent,
                    confirmWithin,
                    reached: true,
                  });
            note(step);
            order = step.order;
          }
          const ended = (endStates as readonly OrderState[]).includes(order.state);
          expect(moved.map(({ amount }) => amount)).toEqual(ended ? [price] : []);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('an order', () => {
  test('waits for a game account if its service needs one, and otherwise looks for a booster at once', () => {
    expect(anOrder({}).state).toBe('waiting');
    expect(aPlacedOrder({ service: { ...anOrder({}).service, accountNeeded: false } }).state).toBe('processing');
  });

  test('moves to processing with its first game account, and keeps its state when the account is replaced', () => {
    const given = giveAccount(anOrder({}), 'one', now);
    expect([given.from, given.order.state]).toEqual(['waiting', 'processing']);
    const replaced = giveAccount({ ...given.order, state: 'starting' }, 'two', now);
    expect([replaced.from, replaced.order.state, replaced.order.gameAccountId]).toEqual([
      'starting',
      'starting',
      'two',
    ]);
  });

  test('has its game account replaced at most once, also if it was removed in between', () => {
    const given = giveAccount(anOrder({}), 'one', now).order;
    const again = giveAccount(removeAccount(given, now).order, 'two', now).order;
    expect(again.accountReplaced).toBe(true);
    expect(codeOf(() => giveAccount(again, 'three', now))).toBe('order.account_already_changed');
    expect(allowedTo(again, 'customer').gameAccount).toBe(false);
  });

  test('keeps a game account that replaced another, because the customer could give no third one', () => {
    const given = giveAccount(anOrder({}), 'one', now).order;
    const replaced = giveAccount(given, 'two', now).order;
    expect(codeOf(() => removeAccount(replaced, now))).toBe('order.account_already_changed');
    expect(allowedTo(replaced, 'customer').removeGameAccount).toBe(false);
    // an order that lost such an account before this rule existed accepts another account
    const lost = anOrder({ state: 'waiting', accountGiven: true, accountReplaced: true, gameAccountId: null });
    expect(giveAccount(lost, 'three', now).order).toMatchObject({ state: 'processing', gameAccountId: 'three' });
    expect(allowedTo(lost, 'customer').gameAccount).toBe(true);
  });

  test('has its lane changed at most once, and only until the order is finished', () => {
    const changed = changeLane(anOrder({ state: 'started' }), 'support', null, now);
    expect(changed.lane).toBe('support');
    expect(codeOf(() => changeLane(changed, 'top', null, now))).toBe('order.lane_already_changed');
    expect(codeOf(() => changeLane(anOrder({ state: 'finished' }), 'top', null, now))).toBe('order.closed_for_changes');
  });

  test('needs a champion for the champion lane, and drops it for any other lane', () => {
    const order = anOrder({ state: 'processing', lane: 'none' });
    expect(codeOf(() => changeLane(order, 'champion', null, now))).toBe('order.champion_required');
    expect(changeLane(order, 'champion', 'Ahri', now)).toMatchObject({ lane: 'champion', champion: 'Ahri' });
    expect(changeLane(order, 'top', 'Ahri', now)).toMatchObject({ lane: 'top', champion: null });
  });

  test('fixes the booster’s share when a booster takes the order, and drops the share when the order returns to the pool', () => {
    const taken = take(anOrder({ state: 'processing', price: Money.lira(100) }), aBooster('b', 65), now).order;
    expect(shareOf(taken)).toEqual(Money.lira(65));
    const back = walk(taken, 'processing', 'staff', now).order;
    expect([back.boosterId, back.sharePercent]).toEqual([null, null]);
  });

  test('cannot be cancelled after the start unless the booster’s earned part or the refund is stated', () => {
    const started = anOrder({ state: 'started', boosterId: 'b', sharePercent: 60 });
    expect(codeOf(() => walk(started, 'cancelled', 'staff', now))).toBe('order.earned_percent_required');
  });
});
