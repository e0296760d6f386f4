import { describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import type { Payout } from '#modules/wallet/domain/payout.ts';
import { confirmationQueue } from '#modules/wallet/application/confirm-payout.ts';
import { walletHouse } from '#test/support/wallet-house.ts';

const lira = (amount: number) => Money.lira(amount);
const iban = 'TR33 0006 1005 1978 6457 8413 26';
const wish = { boosterId: 'booster', amount: lira(300), iban, requestedBy: 'booster' };

const rich = async (settings: Parameters<typeof walletHouse>[0] = {}) => {
  const house = walletHouse(settings);
  await house.give('booster', 700);
  return house;
};
type House = Awaited<ReturnType<typeof rich>>;

/** A payout to a known bank account, so that nothing holds it. */
const settled = async (house: House, change: Partial<typeof wish> = {}): Promise<Payout> => {
  const known = await house.requestPayout(wish);
  await house.payouts.save({ ...known, state: 'paid', decidedBy: 'admin', decidedAt: house.clock.now() });
  return house.requestPayout({ ...wish, ...change });
};

describe('a payout request', () => {
  test('takes the amount out of the wallet at once', async () => {
    const house = await rich();
    const payout = await house.requestPayout({ ...wish, reason: 'Kira' });
    expect(payout).toMatchObject({ state: 'requested', iban: 'TR330006100519786457841326', ibanNew: true });
    expect(await house.payouts.find(payout.id)).toEqual(payout);
    expect(house.journal.standing()).toEqual({ adjustment: -700_00, 'wallet:booster': 400_00, bank: 300_00 });
    expect(house.journal.recorded.at(-1)).toMatchObject({ kind: 'payout', payoutId: payout.id, actorId: 'booster' });
  });

  test('above the balance is refused with the missing amount', async () => {
    const house = await rich();
    await expect(house.requestPayout({ ...wish, amount: lira(701) })).rejects.toMatchObject({
      code: 'wallet.insufficient_balance',
      params: { missing: lira(1) },
    });
    expect((await house.payouts.list({ from: 0, limit: 1, descending: true, where: {} })).total).toBe(0);
  });

  test('below the minimum is refused from a booster and accepted from staff', async () => {
    const house = await rich();
    const little = { ...wish, amount: Money.kurus(9_99) };
    await expect(house.requestPayout(little)).rejects.toMatchObject({ code: 'wallet.payout_too_small' });
    await house.requestPayout({ ...little, requestedBy: 'clerk' });
    expect(house.balanceOf('booster')).toBe(690_01);
  });

  test('by staff counts towards their limit, unless a second admin approved it', async () => {
    const house = await rich();
    house.limit.limit = lira(299);
    await house.requestPayout({ ...wish, amount: lira(300) });
    expect(house.limit.counted).toEqual([]);
    const byStaff = { ...wish, requestedBy: 'clerk' };
    await expect(house.requestPayout(byStaff)).rejects.toMatchObject({ code: 'approval.required' });
    expect(house.limit.counted).toEqual([
      { actorId: 'clerk', personId: 'booster', command: 'withdraw-booster', amount: lira(300) },
    ]);
    await house.requestPayout(byStaff, { approved: true });
    expect(house.balanceOf('booster')).toBe(100_00);
  });

  test.each([
    ['by nobody’s booster', { boosterId: 'customer', requestedBy: 'clerk' }, 'booster.not_found'],
    ['to no real bank account', { iban: 'TR34 0006 1005 1978 6457 8413 26' }, 'wallet.iban_invalid'],
  ])('%s is refused', async (_, change, code) => {
    const house = await rich();
    await expect(house.requestPayout({ ...wish, ...change })).rejects.toMatchObject({ code });
    expect(house.balanceOf('booster')).toBe(700_00);
  });

  test('to a bank account that was paid before needs no confirmation', async () => {
    const house = await rich();
    expect(await settled(house)).toMatchObject({ ibanNew: false });
    expect(house.jobs.sent).toHaveLength(1);
  });

  test('needs no confirmation if the operator turned the waiting time off', async () => {
    const house = await rich({ settlesAfterHours: 0 });
    await house.requestPayout(wish);
    expect(house.jobs.sent).toEqual([]);
  });
});

describe('a payout confirmation', () => {
  /** Sends the queued mails and returns the token of the last one. */
  const mailed = async (house: House): Promise<string> => {
    for (const { queue, data } of house.jobs.sent.splice(0)) {
      expect(queue).toBe(confirmationQueue);
      await house.confirmPayout.send(data as Parameters<typeof house.confirmPayout.send>[0]);
    }
    const { params } = house.mails.delivered.at(-1) as { readonly params: { readonly link?: string } };
    return new URL(params.link ?? '').searchParams.get('token') ?? '';
  };

  test('by the link of the mail is accepted once', async () => {
    const house = await rich();
    const { id } = await house.requestPayout(wish);
    const token = await mailed(house);
    expect(house.mails.delivered).toMatchObject([{ to: 'ege@basamak.test', template: 'payout-confirmation' }]);
    house.clock.advance({ days: 6 });
    await house.confirmPayout.run(token);
    expect(await house.payouts.find(id)).toMatchObject({ state: 'requested', confirmedAt: house.clock.now() });
    await expect(house.confirmPayout.run(token)).rejects.toMatchObject({ code: 'wallet.payout_confirmed' });
  });

  test('is refused after a week, with a wrong token, and from an address that is no longer the booster’s', async () => {
    const house = await rich();
    await house.requestPayout(wish);
    const token = await mailed(house);
    const refused = { code: 'wallet.confirmation_invalid' };
    await expect(house.confirmPayout.run('nonsense')).rejects.toMatchObject(refused);
    house.emails.set('booster', 'baska@basamak.test');
    await expect(house.confirmPayout.run(token)).rejects.toMatchObject(refused);
    house.emails.set('booster', 'ege@basamak.test');
    house.clock.advance({ days: 7 });
    await expect(house.confirmPayout.run(token)).rejects.toMatchObject(refused);
  });

  test('of a payout that was decided meanwhile is refused, and no mail asks for it', async () => {
    const house = await rich();
    const { id } = await house.requestPayout(wish);
    const token = await mailed(house);
    await house.decidePayout(id, { outcome: 'refused', reason: 'Vazgeçti', by: 'admin' });
    await expect(house.confirmPayout.run(token)).rejects.toMatchObject({ code: 'wallet.payout_already_decided' });
    await house.confirmPayout.send({ payoutId: id, requestedAt: house.clock.now().toISOString() });
    expect(house.mails.delivered).toHaveLength(1);
  });

  test('that waited in the queue for a week is not mailed', async () => {
    const house = await rich();
    const { id } = await house.requestPayout(wish);
    const requestedAt = house.clock.now().toISOString();
    house.clock.advance({ days: 7 });
    await house.confirmPayout.send({ payoutId: id, requestedAt });
    expect(house.mails.delivered).toEqual([]);
  });

  test('is mailed again to its booster only, three times an hour, while it is missing', async () => {
    const house = await rich();
    const { id } = await house.requestPayout(wish);
    const again = (by = 'booster') => house.confirmPayout.sendAgain(id, by);
    await expect(again('other-booster')).rejects.toMatchObject({ code: 'wallet.payout_not_found' });
    for (let nth = 0; nth < 3; nth++) await again();
    await expect(again()).rejects.toMatchObject({ code: 'wallet.too_many_confirmations' });
    expect(house.jobs.sent).toHaveLength(4);
    house.clock.advance({ seconds: 3600 });
    await again();
    await house.confirmPayout.run(await mailed(house));
    await expect(again()).rejects.toMatchObject({ code: 'wallet.payout_confirmed' });
  });
});

describe('a payout decision', () => {
  const paid = { outcome: 'paid', by: 'admin' } as const;

  test('to pay leaves the amount in the bank account of the ledger', async () => {
    const house = await rich();
    const { id } = await settled(house);
    expect(await house.decidePayout(id, paid)).toMatchObject({ state: 'paid', decidedBy: 'admin' });
    expect(house.journal.standing()).toEqual({ adjustment: -700_00, 'wallet:booster': 100_00, bank: 600_00 });
  });

  test('to refuse needs a reason and returns the amount to the wallet', async () => {
    const house = await rich();
    const { id } = await house.requestPayout(wish);
    await expect(house.decidePayout(id, { outcome: 'refused', by: 'admin' })).rejects.toMatchObject({
      code: 'request.reason_required',
    });
    const refusal = { outcome: 'refused', by: 'admin', reason: 'IBAN başkasının' } as const;
    expect(await house.decidePayout(id, refusal)).toMatchObject({ state: 'refused', reason: 'IBAN başkasının' });
    expect(house.journal.standing()).toEqual({ adjustment: -700_00, 'wallet:booster': 700_00 });
    expect(house.limit.counted).toEqual([]);
  });

  test('is made once', async () => {
    const house = await rich();
    const { id } = await settled(house);
    await house.decidePayout(id, paid);
    const decided = { code: 'wallet.payout_already_decided' };
    await expect(house.decidePayout(id, paid)).rejects.toMatchObject(decided);
    await expect(house.decidePayout(id, { outcome: 'refused', reason: 'Geç', by: 'admin' })).rejects.toMatchObject(
      decided,
    );
    expect(house.balanceOf('booster')).toBe(100_00);
    await expect(house.decidePayout('unknown', paid)).rejects.toMatchObject({ code: 'wallet.payout_not_found' });
  });

  test('to pay to a new bank account waits 72 hours and for the confirmation; a refusal does not', async () => {
    const house = await rich();
    const { id } = await house.requestPayout(wish);
    await expect(house.decidePayout(id, paid)).rejects.toMatchObject({
      code: 'wallet.payout_unsettled',
      params: { matter: 'iban', hours: 72 },
    });
    house.clock.advance({ days: 3 });
    await expect(house.decidePayout(id, paid)).rejects.toMatchObject({ code: 'wallet.payout_unconfirmed' });
    await house.payouts.confirm({ ...(await house.payouts.find(id))!, confirmedAt: house.clock.now() });
    expect((await house.decidePayout(id, paid)).state).toBe('paid');
    const other = await house.requestPayout({ ...wish, amount: lira(10), iban: 'GB29NWBK60161331926819' });
    await house.decidePayout(other.id, { outcome: 'refused', reason: 'Yanlış', by: 'admin' });
    expect(house.balanceOf('booster')).toBe(400_00);
  });

  test('to pay waits while the wallet does not cover a recent tip that was paid by card', async () => {
    const house = await rich();
    const { id } = await settled(house);
    house.tips.set('booster', [{ customerId: 'customer', amount: lira(101), paidAt: house.clock.now() }]);
    await expect(house.decidePayout(id, paid)).rejects.toMatchObject({ code: 'wallet.payout_tip_unsettled' });
    await house.give('booster', 1);
    expect((await house.decidePayout(id, paid)).state).toBe('paid');
  });

  test('to pay counts towards the staff member’s limit, unless a second admin approved it', async () => {
    const house = await rich();
    const { id } = await settled(house);
    house.limit.limit = lira(299);
    await expect(house.decidePayout(id, paid)).rejects.toMatchObject({ code: 'approval.required' });
    expect((await house.payouts.find(id))?.state).toBe('requested');
    expect((await house.decidePayout(id, paid, { approved: true })).state).toBe('paid');
    expect(house.limit.counted).toEqual([
      { actorId: 'admin', personId: 'booster', command: 'pay-booster', amount: lira(300) },
    ]);
  });

  describe('of a staff member to pay is refused if they', () => {
    const byClerk = { outcome: 'paid', by: 'clerk' } as const;
    const ownHand = { code: 'wallet.payout_own_hand' };

    test('entered the request, or got their access from the person who did', async () => {
      const house = await rich();
      const own = await settled(house, { requestedBy: 'clerk', amount: lira(20) });
      await expect(house.decidePayout(own.id, byClerk)).rejects.toMatchObject(ownHand);
      const byColleague = await house.requestPayout({ ...wish, requestedBy: 'colleague', amount: lira(20) });
      house.together.add('colleague clerk');
      await expect(house.decidePayout(byColleague.id, byClerk)).rejects.toMatchObject(ownHand);
      house.together.clear();
      expect((await house.decidePayout(byColleague.id, byClerk)).state).toBe('paid');
    });

    test('moved money in the booster’s wallet by hand in the last 30 days; an admin may still pay', async () => {
      const house = await rich();
      const moved = { userId: 'booster', amount: lira(5), reason: 'Elden', by: 'clerk' };
      await house.correctBalance.adjust(moved);
      const [first, second] = [
        await settled(house, { amount: lira(20) }),
        await house.requestPayout({ ...wish, amount: lira(20) }),
      ];
      await expect(house.decidePayout(first.id, byClerk)).rejects.toMatchObject(ownHand);
      await house.correctBalance.adjust({ ...moved, by: 'admin' });
      expect((await house.decidePayout(second.id, { ...byClerk, by: 'admin' })).state).toBe('paid');
      house.clock.advance({ days: 30, seconds: 1 });
      expect((await house.decidePayout(first.id, byClerk)).state).toBe('paid');
    });

    test('changed the access to the booster’s account in the last 30 days', async () => {
      const house = await rich();
      const { id } = await settled(house);
      house.changes.set('booster', [{ matter: 'password', hand: 'staff', by: 'clerk', at: house.clock.now() }]);
      house.clock.advance({ days: 3 });
      await expect(house.decidePayout(id, byClerk)).rejects.toMatchObject(ownHand);
      const other = await house.requestPayout({ ...wish, amount: lira(20) });
      expect((await house.decidePayout(other.id, { ...byClerk, by: 'colleague' })).state).toBe('paid');
      house.clock.advance({ days: 27, seconds: 1 });
      expect((await house.decidePayout(id, byClerk)).state).toBe('paid');
    });
  });
});
