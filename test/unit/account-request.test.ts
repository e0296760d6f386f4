import { describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import type { DomainError } from '#kernel/refusal.ts';
import {
  accountNeedsStaff,
  changeAccount,
  endAccountRequest,
  requestAccount,
} from '#modules/order/domain/account-request.ts';
import { allowedTo, giveAccount, nextStatesOf, removeAccount, walk } from '#modules/order/domain/order.ts';
import { pauseOrder, resumeOrder } from '#modules/order/domain/pause.ts';
import { anOrder, now } from '../support/orders.ts';

const later = new Date(now.getTime() + 3600_000);
const played = { gameAccountId: 'one', accountGiven: true, boosterId: 'b', sharePercent: 60 } as const;
const started = anOrder({ ...played, state: 'started' });
const codeOf = (act: () => unknown): string => {
  try {
    act();
    return 'done';
  } catch (error) {
    return (error as DomainError).code;
  }
};

describe('a request for another game account', () => {
  test('is needed after work on the first account; before it the customer changes the account without staff', () => {
    const done = { worth: Money.lira(10), earned: Money.lira(6) };
    const needs = (over: object) => accountNeedsStaff(anOrder({ ...played, ...over }));
    expect(needs({ state: 'processing' })).toBe(false);
    expect(needs({ state: 'starting' })).toBe(false);
    expect(needs({ state: 'started' })).toBe(true);
    // the earlier booster has left, but their paid work counts
    expect(needs({ state: 'processing', earlier: done })).toBe(true);
    expect(needs({ state: 'starting', earlier: done })).toBe(true);
    for (const state of ['in-game', 'finished', 'closed', 'completed', 'cancelled'] as const) {
      expect(needs({ state, earlier: done })).toBe(false);
      expect(codeOf(() => requestAccount(anOrder({ ...played, state, earlier: done }), 'two', now))).toBe(
        'order.closed_for_changes',
      );
    }
    const changeIn = (change: Parameters<typeof anOrder>[0]) =>
      allowedTo(anOrder({ ...played, ...change }), 'customer').accountChange;
    expect(changeIn({ state: 'processing' })).toBe('change');
    expect(changeIn({ state: 'processing', earlier: done })).toBe('request');
    expect(changeIn({ state: 'started' })).toBe('request');
    expect(changeIn({ state: 'in-game' })).toBe('none');
    expect(allowedTo(started, 'booster').accountChange).toBe('none');
    expect(codeOf(() => giveAccount(started, 'two', now))).toBe('order.closed_for_changes');
    const pooled = anOrder({ ...played, state: 'processing', earlier: done });
    expect(codeOf(() => removeAccount(pooled, now))).toBe('order.closed_for_changes');
  });

  test('pauses a started order on its present account until staff decide', () => {
    const asked = requestAccount(started, 'two', now);
    expect(asked).toMatchObject({ gameAccountId: 'one', accountRequest: { accountId: 'two' }, pause: { by: 'staff' } });
    for (const by of ['customer', 'booster', 'staff'] as const) {
      expect(codeOf(() => resumeOrder(asked, by, later))).toBe('order.account_requested');
      expect(allowedTo(asked, by).resume).toBe(false);
    }
    expect(nextStatesOf(asked, 'booster', now)).toEqual([]);
    expect(codeOf(() => walk(asked, 'in-game', 'booster', later))).toBe('order.paused');
    expect(codeOf(() => requestAccount(asked, 'three', now))).toBe('order.account_requested');
    expect(allowedTo(asked, 'customer')).toMatchObject({
      gameAccount: false,
      accountChange: 'none',
      endAccountRequest: true,
    });
  });

  test('replaces the account once when approved, and the order goes on', () => {
    const after = changeAccount(requestAccount(started, 'two', now), later);
    expect(after).toMatchObject({ gameAccountId: 'two', accountReplaced: true, accountRequest: null, pause: null });
    expect(after.pausedMs).toBe(3600_000);
    expect(codeOf(() => requestAccount(after, 'three', later))).toBe('order.account_already_changed');
  });

  test('changes nothing if it is declined or withdrawn, and can be made again', () => {
    const after = endAccountRequest(requestAccount(started, 'two', now), later);
    expect(after).toMatchObject({ gameAccountId: 'one', accountReplaced: false, accountRequest: null, pause: null });
    expect(codeOf(() => requestAccount(after, 'two', later))).toBe('done');
    expect(codeOf(() => endAccountRequest(started, later))).toBe('order.account_not_requested');
    expect(codeOf(() => changeAccount(started, later))).toBe('order.account_not_requested');
  });

  test('does not end a pause that the customer began before the request', () => {
    const paused = pauseOrder(started, 'customer', 'Tatil', now);
    const after = endAccountRequest(requestAccount(paused, 'two', now), later);
    expect(after.pause).toEqual(paused.pause);
  });

  test('keeps the next booster of a pooled order from starting until staff decide', () => {
    const pooled = anOrder({ ...played, state: 'starting', earlier: { worth: Money.lira(10), earned: Money.lira(6) } });
    const asked = requestAccount(pooled, 'two', now);
    expect(asked.pause).toBeNull();
    expect(codeOf(() => walk(asked, 'started', 'booster', later))).toBe('order.account_requested');
    expect(nextStatesOf(asked, 'booster', now)).not.toContain('started');
    expect(walk(asked, 'processing', 'booster', later).order.accountRequest).not.toBeNull();
    expect(walk(asked, 'cancelled', 'staff', later, { earnedPercent: 0 }).order.accountRequest).toBeNull();
  });
});
