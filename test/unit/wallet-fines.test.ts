import { describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { openAmount } from '#modules/wallet/domain/fine-claim.ts';
import { walletHouse } from '#test/support/wallet-house.ts';

const lira = (amount: number) => Money.lira(amount);
const fine = { boosterId: 'booster', amount: lira(100), reason: 'Geç kaldı', by: 'admin' };

describe('a fine', () => {
  test('above the balance takes the balance at once and claims the rest', async () => {
    const house = walletHouse();
    await house.give('booster', 30);
    const claim = await house.claimFine(fine);
    expect(claim).toMatchObject({ state: 'open', settled: lira(30), createdBy: 'admin', orderId: null });
    expect(await house.claims.find(claim.id)).toEqual(claim);
    expect(house.journal.standing()).toEqual({ adjustment: -30_00, penalty: 30_00 });
  });

  test('on an empty wallet moves no money and is claimed as a whole', async () => {
    const house = walletHouse();
    const claim = await house.claimFine(fine);
    expect(openAmount(claim)).toEqual(lira(100));
    expect(house.journal.entries).toEqual([]);
  });

  test('that the balance covers is settled at once', async () => {
    const house = walletHouse();
    await house.give('booster', 100);
    expect((await house.claimFine(fine)).state).toBe('settled');
    expect(house.journal.standing()).toEqual({ adjustment: -100_00, penalty: 100_00 });
  });

  test('counts as a whole towards the staff member’s limit, and above the limit takes nothing', async () => {
    const house = walletHouse();
    await house.give('booster', 30);
    await house.claimFine(fine);
    expect(house.limit.counted).toEqual([
      { actorId: 'admin', personId: 'booster', command: 'penalty-booster', amount: lira(100) },
    ]);
    house.limit.limit = lira(99);
    await house.give('booster', 30);
    await expect(house.claimFine(fine)).rejects.toMatchObject({ code: 'approval.required' });
    expect(house.balanceOf('booster')).toBe(30_00);
    expect(await house.claims.lockOpen(['booster'])).toHaveLength(1);
  });

  test('that a second admin approved is not counted', async () => {
    const house = walletHouse();
    house.limit.limit = Money.zero;
    await house.claimFine(fine, { approved: true });
    expect(house.limit.counted).toEqual([]);
  });

  test.each([
    ['somebody who is no booster', { boosterId: 'customer' }, 'booster.not_found'],
    ['somebody who has left', { boosterId: 'gone' }, 'booster.not_found'],
    ['an order that the booster never had', { orderId: 'order-2' }, 'order.not_found'],
    ['nothing', { amount: Money.zero }, 'wallet.amount_not_positive'],
  ])('for %s is refused', async (_, change, code) => {
    const house = walletHouse();
    await expect(house.claimFine({ ...fine, ...change })).rejects.toMatchObject({ code });
    expect((await house.claims.list({ from: 0, limit: 1, descending: true, where: {} })).total).toBe(0);
  });

  test('records the order that it is for', async () => {
    const house = walletHouse();
    await house.give('booster', 1);
    expect(await house.claimFine({ ...fine, orderId: 'order-1' })).toMatchObject({ orderId: 'order-1' });
    expect(house.journal.recorded.at(-1)).toMatchObject({ kind: 'penalty', orderId: 'order-1', actorId: 'admin' });
  });
});

describe('an earning', () => {
  test('pays the oldest fine first and leaves the rest to the booster', async () => {
    const house = walletHouse();
    await house.give('customer', 200);
    const first = await house.claimFine({ ...fine, amount: lira(40) });
    house.clock.advance({ seconds: 1 });
    const second = await house.claimFine({ ...fine, amount: lira(30) });
    expect(await house.tip(50)).toContainEqual({ userId: 'booster', balance: Money.zero });
    expect(await house.claims.find(first.id)).toMatchObject({ state: 'settled', settled: lira(40) });
    expect(await house.claims.find(second.id)).toMatchObject({ state: 'open', settled: lira(10) });
    await house.tip(50);
    expect(await house.claims.find(second.id)).toMatchObject({ state: 'settled', settled: lira(30) });
    expect(house.journal.standing()).toEqual({
      adjustment: -200_00,
      'wallet:customer': 100_00,
      'wallet:booster': 30_00,
      penalty: 70_00,
    });
  });

  test('that is posted again collects nothing again, not even for a newer fine', async () => {
    const house = walletHouse();
    await house.give('customer', 50);
    await house.tip(50, 'tip-1');
    const claim = await house.claimFine({ ...fine, amount: lira(80) });
    await house.give('booster', 20);
    await house.tip(50, 'tip-1');
    expect(await house.claims.find(claim.id)).toMatchObject({ settled: lira(50) });
    expect(house.balanceOf('booster')).toBe(20_00);
  });

  test('of one booster pays no fine of another', async () => {
    const house = walletHouse();
    await house.give('customer', 50);
    await house.claimFine({ ...fine, boosterId: 'other-booster' });
    await house.tip(50);
    expect(house.balanceOf('booster')).toBe(50_00);
  });

  test('does not include funds that staff add: the fine stays open', async () => {
    const house = walletHouse();
    const claim = await house.claimFine(fine);
    await house.give('booster', 70);
    expect(house.balanceOf('booster')).toBe(70_00);
    expect(await house.claims.find(claim.id)).toMatchObject({ settled: Money.zero });
  });
});

describe('a waiver', () => {
  const waiver = { by: 'admin', reason: 'Anlaştık' };

  test('gives up the open part; what was taken stays taken, and later earnings are the booster’s', async () => {
    const house = walletHouse();
    await house.give('booster', 30);
    await house.give('customer', 50);
    const { id } = await house.claimFine(fine);
    expect(await house.waiveFine(id, waiver)).toMatchObject({
      state: 'waived',
      settled: lira(30),
      waived: lira(70),
      waivedBy: 'admin',
      waivedAt: house.clock.now(),
      waiverReason: 'Anlaştık',
    });
    await house.tip(50);
    expect(house.journal.standing()).toEqual({ adjustment: -80_00, penalty: 30_00, 'wallet:booster': 50_00 });
  });

  test('of a waived, paid or unknown fine is refused', async () => {
    const house = walletHouse();
    await house.give('customer', 200);
    const { id } = await house.claimFine(fine);
    await house.waiveFine(id, waiver);
    await expect(house.waiveFine(id, waiver)).rejects.toMatchObject({ code: 'wallet.claim_ended' });
    const paid = await house.claimFine(fine);
    await house.tip(150);
    await expect(house.waiveFine(paid.id, waiver)).rejects.toMatchObject({ code: 'wallet.claim_ended' });
    await expect(house.waiveFine('unknown', waiver)).rejects.toMatchObject({ code: 'wallet.claim_not_found' });
  });

  test('by a deleted account covers each of its open fines, without an actor', async () => {
    const house = walletHouse();
    const own = [await house.claimFine(fine), await house.claimFine(fine)];
    const others = await house.claimFine({ ...fine, boosterId: 'other-booster' });
    await house.waiveFinesOf('booster');
    for (const { id } of own)
      expect(await house.claims.find(id)).toMatchObject({ state: 'waived', waived: lira(100), waivedBy: null });
    expect(await house.claims.find(others.id)).toEqual(others);
  });
});
