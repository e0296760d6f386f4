import { describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { openAmount } from '#modules/wallet/domain/fine-claim.ts';
import { walletFixture } from '#test/support/wallet-fixture.ts';

const lira = (amount: number) => Money.lira(amount);
const fine = { boosterId: 'booster', amount: lira(100), reason: 'Geç kaldı', by: 'admin' };

describe('a fine', () => {
  test('above the balance takes the balance at once and claims the rest', async () => {
    const fixture = walletFixture();
    await fixture.give('booster', 30);
    const claim = await fixture.claimFine(fine);
    expect(claim).toMatchObject({ state: 'open', settled: lira(30), createdBy: 'admin', orderId: null });
    expect(await fixture.claims.find(claim.id)).toEqual(claim);
    expect(fixture.journal.standing()).toEqual({ adjustment: -30_00, penalty: 30_00 });
  });

  test('on an empty wallet moves no money and is claimed as a whole', async () => {
    const fixture = walletFixture();
    const claim = await fixture.claimFine(fine);
    expect(openAmount(claim)).toEqual(lira(100));
    expect(fixture.journal.entries).toEqual([]);
  });

  test('that the balance covers is settled at once', async () => {
    const fixture = walletFixture();
    await fixture.give('booster', 100);
    expect((await fixture.claimFine(fine)).state).toBe('settled');
    expect(fixture.journal.standing()).toEqual({ adjustment: -100_00, penalty: 100_00 });
  });

  test('counts as a whole towards the staff member’s limit, and above the limit takes nothing', async () => {
    const fixture = walletFixture();
    await fixture.give('booster', 30);
    await fixture.claimFine(fine);
    expect(fixture.limit.counted).toEqual([
      { actorId: 'admin', personId: 'booster', command: 'penalty-booster', amount: lira(100) },
    ]);
    fixture.limit.limit = lira(99);
    await fixture.give('booster', 30);
    await expect(fixture.claimFine(fine)).rejects.toMatchObject({ code: 'approval.required' });
    expect(fixture.balanceOf('booster')).toBe(30_00);
    expect(await fixture.claims.lockOpen(['booster'])).toHaveLength(1);
  });

  test('that a second admin approved is not counted', async () => {
    const fixture = walletFixture();
    fixture.limit.limit = Money.zero;
    await fixture.claimFine(fine, { approved: true });
    expect(fixture.limit.counted).toEqual([]);
  });

  test.each([
    ['a user who is not a booster', { boosterId: 'customer' }, 'booster.not_found'],
    ['a user who has left', { boosterId: 'gone' }, 'booster.not_found'],
    ['an order that the booster never had', { orderId: 'order-2' }, 'order.not_found'],
    ['an amount of zero', { amount: Money.zero }, 'wallet.amount_not_positive'],
  ])('for %s is refused', async (_, change, code) => {
    const fixture = walletFixture();
    await expect(fixture.claimFine({ ...fine, ...change })).rejects.toMatchObject({ code });
    expect((await fixture.claims.list({ from: 0, limit: 1, descending: true, where: {} })).total).toBe(0);
  });

  test('records the order that it is for', async () => {
    const fixture = walletFixture();
    await fixture.give('booster', 1);
    expect(await fixture.claimFine({ ...fine, orderId: 'order-1' })).toMatchObject({ orderId: 'order-1' });
    expect(fixture.journal.recorded.at(-1)).toMatchObject({ kind: 'penalty', orderId: 'order-1', actorId: 'admin' });
  });
});

describe('an earning', () => {
  test('pays the oldest fine first and leaves the rest to the booster', async () => {
    const fixture = walletFixture();
    await fixture.give('customer', 200);
    const first = await fixture.claimFine({ ...fine, amount: lira(40) });
    fixture.clock.advance({ seconds: 1 });
    const second = await fixture.claimFine({ ...fine, amount: lira(30) });
    expect(await fixture.tip(50)).toContainEqual({ userId: 'booster', balance: Money.zero });
    expect(await fixture.claims.find(first.id)).toMatchObject({ state: 'settled', settled: lira(40) });
    expect(await fixture.claims.find(second.id)).toMatchObject({ state: 'open', settled: lira(10) });
    await fixture.tip(50);
    expect(await fixture.claims.find(second.id)).toMatchObject({ state: 'settled', settled: lira(30) });
    expect(fixture.journal.standing()).toEqual({
      adjustment: -200_00,
      'wallet:customer': 100_00,
      'wallet:booster': 30_00,
      penalty: 70_00,
    });
  });

  test('that is posted again pays nothing, not even to a newer fine', async () => {
    const fixture = walletFixture();
    await fixture.give('customer', 50);
    await fixture.tip(50, 'tip-1');
    const claim = await fixture.claimFine({ ...fine, amount: lira(80) });
    await fixture.give('booster', 20);
    await fixture.tip(50, 'tip-1');
    expect(await fixture.claims.find(claim.id)).toMatchObject({ settled: lira(50) });
    expect(fixture.balanceOf('booster')).toBe(20_00);
  });

  test('of one booster pays no fine of another', async () => {
    const fixture = walletFixture();
    await fixture.give('customer', 50);
    await fixture.claimFine({ ...fine, boosterId: 'other-booster' });
    await fixture.tip(50);
    expect(fixture.balanceOf('booster')).toBe(50_00);
  });

  test('does not include funds that staff add: the fine stays open', async () => {
    const fixture = walletFixture();
    const claim = await fixture.claimFine(fine);
    await fixture.give('booster', 70);
    expect(fixture.balanceOf('booster')).toBe(70_00);
    expect(await fixture.claims.find(claim.id)).toMatchObject({ settled: Money.zero });
  });
});

describe('a waiver', () => {
  const waiver = { by: 'admin', reason: 'Anlaştık' };

  test('gives up the open part; the paid part is not returned, and later earnings belong to the booster', async () => {
    const fixture = walletFixture();
    await fixture.give('booster', 30);
    await fixture.give('customer', 50);
    const { id } = await fixture.claimFine(fine);
    expect(await fixture.waiveFine(id, waiver)).toMatchObject({
      state: 'waived',
      settled: lira(30),
      waived: lira(70),
      waivedBy: 'admin',
      waivedAt: fixture.clock.now(),
      waiverReason: 'Anlaştık',
    });
    await fixture.tip(50);
    expect(fixture.journal.standing()).toEqual({ adjustment: -80_00, penalty: 30_00, 'wallet:booster': 50_00 });
  });

  test('of a waived, paid or unknown fine is refused', async () => {
    const fixture = walletFixture();
    await fixture.give('customer', 200);
    const { id } = await fixture.claimFine(fine);
    await fixture.waiveFine(id, waiver);
    await expect(fixture.waiveFine(id, waiver)).rejects.toMatchObject({ code: 'wallet.claim_ended' });
    const paid = await fixture.claimFine(fine);
    await fixture.tip(150);
    await expect(fixture.waiveFine(paid.id, waiver)).rejects.toMatchObject({ code: 'wallet.claim_ended' });
    await expect(fixture.waiveFine('unknown', waiver)).rejects.toMatchObject({ code: 'wallet.claim_not_found' });
  });

  test('of all open fines follows from the deletion of the account, and nobody is recorded as the one who waived them', async () => {
    const fixture = walletFixture();
    const own = [await fixture.claimFine(fine), await fixture.claimFine(fine)];
    const others = await fixture.claimFine({ ...fine, boosterId: 'other-booster' });
    await fixture.waiveFinesOf('booster');
    for (const { id } of own)
      expect(await fixture.claims.find(id)).toMatchObject({ state: 'waived', waived: lira(100), waivedBy: null });
    expect(await fixture.claims.find(others.id)).toEqual(others);
  });
});
