import { describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { readWallets } from '#modules/wallet/application/read-wallets.ts';
import { walletFixture } from '#test/support/wallet-fixture.ts';

const lira = (amount: number) => Money.lira(amount);

describe('a penalty', () => {
  const penalty = { boosterId: 'booster', amount: lira(50), reason: 'Geç kaldı', by: 'admin' };

  test('is taken from the balance and records its order', async () => {
    const fixture = walletFixture();
    await fixture.give('booster', 80);
    expect(await fixture.correctBalance.penalise({ ...penalty, orderId: 'order-1' })).toMatchObject({
      kind: 'penalty',
      orderId: 'order-1',
      actorId: 'admin',
      reason: 'Geç kaldı',
    });
    expect(fixture.journal.standing()).toEqual({ adjustment: -80_00, 'wallet:booster': 30_00, penalty: 50_00 });
  });

  test('above the balance is refused, and nothing is taken', async () => {
    const fixture = walletFixture();
    await fixture.give('booster', 49);
    await expect(fixture.correctBalance.penalise(penalty)).rejects.toMatchObject({
      code: 'wallet.insufficient_balance',
      params: { missing: lira(1) },
    });
    expect(fixture.balanceOf('booster')).toBe(49_00);
  });

  test.each([
    ['a user who is not a booster', { boosterId: 'customer' }, 'booster.not_found'],
    ['an order that the booster never had', { orderId: 'order-2' }, 'order.not_found'],
  ])('for %s is refused', async (_, change, code) => {
    const fixture = walletFixture();
    await fixture.give('booster', 80);
    await expect(fixture.correctBalance.penalise({ ...penalty, ...change })).rejects.toMatchObject({ code });
    expect(fixture.journal.entries).toHaveLength(1);
  });

  test('above the limit needs a second admin', async () => {
    const fixture = walletFixture();
    await fixture.give('booster', 80);
    fixture.limit.limit = lira(49);
    await expect(fixture.correctBalance.penalise(penalty)).rejects.toMatchObject({ code: 'approval.required' });
    await fixture.correctBalance.penalise(penalty, { approved: true });
    expect(fixture.balanceOf('booster')).toBe(30_00);
    expect(fixture.limit.counted).toEqual([
      { actorId: 'admin', personId: 'booster', command: 'penalty-booster', amount: lira(50) },
    ]);
  });
});

describe('an adjustment', () => {
  const adjustment = { userId: 'customer', amount: lira(100), reason: 'Elden ödeme', by: 'clerk' };

  test('adds to a wallet or takes from it, down to zero', async () => {
    const fixture = walletFixture();
    await fixture.correctBalance.adjust(adjustment);
    const taken = await fixture.correctBalance.adjust({ ...adjustment, amount: lira(-60) });
    expect(taken).toMatchObject({ kind: 'adjustment', actorId: 'clerk', reason: 'Elden ödeme' });
    expect(fixture.journal.standing()).toEqual({ adjustment: -40_00, 'wallet:customer': 40_00 });
    await expect(fixture.correctBalance.adjust({ ...adjustment, amount: lira(-41) })).rejects.toMatchObject({
      code: 'wallet.insufficient_balance',
    });
  });

  test('counts towards the limit in both directions, unless a second admin approved it', async () => {
    const fixture = walletFixture();
    fixture.limit.limit = lira(99);
    const less = { ...adjustment, amount: lira(-100) };
    for (const each of [adjustment, less])
      await expect(fixture.correctBalance.adjust(each)).rejects.toMatchObject({ code: 'approval.required' });
    expect(fixture.limit.counted.map(({ command, amount }) => [command, amount.amount])).toEqual([
      ['add-funds', 100_00],
      ['add-funds', 100_00],
    ]);
    await fixture.correctBalance.adjust(adjustment, { approved: true });
    expect(fixture.balanceOf('customer')).toBe(100_00);
  });

  test.each([
    ['for an unknown user', 'gone', 'identity.user_not_found'],
    ['for a member of staff', 'clerk', 'identity.role_not_allowed'],
    ['for an admin', 'admin', 'identity.role_not_allowed'],
  ])('%s is refused', async (_, userId, code) => {
    const fixture = walletFixture();
    await expect(fixture.correctBalance.adjust({ ...adjustment, userId })).rejects.toMatchObject({ code });
    expect(fixture.journal.entries).toEqual([]);
  });
});

describe('a wallet', () => {
  const viewer = { role: 'admin', scopes: [] } as const;
  const setUp = () => {
    const fixture = walletFixture();
    const stored = { userId: 'booster', balance: lira(5), movements: 2, movedAt: fixture.clock.now() };
    const read = readWallets({
      wallets: {
        find: async (userId) => (userId === 'booster' ? stored : undefined),
        page: async () => ({ rows: [stored, { ...stored, userId: 'gone' }], total: 2, atLeast: false }),
      },
      owners: { of: async () => new Map([['booster', { name: 'Ege D.', role: 'booster' as const }]]) },
      payouts: fixture.payouts,
    });
    return { fixture, stored, read };
  };

  test('shows the amount that its open payouts reserve, without decided ones', async () => {
    const { fixture, stored, read } = setUp();
    await fixture.give('booster', 700);
    const wish = { boosterId: 'booster', amount: lira(20), iban: 'TR330006100519786457841326', requestedBy: 'booster' };
    const refused = await fixture.requestPayout(wish);
    await fixture.decidePayout(refused.id, { outcome: 'refused', reason: 'Vazgeçti', by: 'admin' });
    await fixture.requestPayout(wish);
    await fixture.requestPayout({ ...wish, amount: lira(30) });
    expect(await read.one('booster', viewer)).toEqual({
      ...stored,
      owner: { name: 'Ege D.', role: 'booster' },
      reserved: lira(50),
      payoutsWaiting: 2,
    });
  });

  test('that never held money is not found; a wallet whose owner is gone is listed without a name', async () => {
    const { read } = setUp();
    await expect(read.one('customer', viewer)).rejects.toMatchObject({ code: 'request.not_found' });
    const { rows } = await read.page({ from: 0, limit: 9, descending: true, by: 'balance', where: {} }, viewer);
    expect(rows.map(({ userId, owner }) => [userId, owner?.name])).toEqual([
      ['booster', 'Ege D.'],
      ['gone', undefined],
    ]);
  });
});
