import { describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import type { Payout } from '#modules/wallet/domain/payout.ts';
import { confirmationQueue } from '#modules/wallet/application/confirm-payout.ts';
import { walletFixture } from '#test/support/wallet-fixture.ts';

const lira = (amount: number) => Money.lira(amount);
const iban = 'TR33 0006 1005 1978 6457 8413 26';
const wish = { boosterId: 'booster', amount: lira(300), iban, requestedBy: 'booster' };

const rich = async (settings: Parameters<typeof walletFixture>[0] = {}) => {
  const fixture = walletFixture(settings);
  await fixture.give('booster', 700);
  return fixture;
};
type Fixture = Awaited<ReturnType<typeof rich>>;

/** A payout to a known bank account, so that nothing holds it. */
const settled = async (fixture: Fixture, change: Partial<typeof wish> = {}): Promise<Payout> => {
  const known = await fixture.requestPayout(wish);
  await fixture.payouts.save({ ...known, state: 'paid', decidedBy: 'admin', decidedAt: fixture.clock.now() });
  return fixture.requestPayout({ ...wish, ...change });
};

describe('a payout request', () => {
  test('takes the amount out of the wallet at once', async () => {
    const fixture = await rich();
    const payout = await fixture.requestPayout({ ...wish, reason: 'Kira' });
    expect(payout).toMatchObject({ state: 'requested', iban: 'TR330006100519786457841326', ibanNew: true });
    expect(await fixture.payouts.find(payout.id)).toEqual(payout);
    expect(fixture.journal.standing()).toEqual({ adjustment: -700_00, 'wallet:booster': 400_00, bank: 300_00 });
    expect(fixture.journal.recorded.at(-1)).toMatchObject({ kind: 'payout', payoutId: payout.id, actorId: 'booster' });
  });

  test('above the balance is refused with the missing amount', async () => {
    const fixture = await rich();
    await expect(fixture.requestPayout({ ...wish, amount: lira(701) })).rejects.toMatchObject({
      code: 'wallet.insufficient_balance',
      params: { missing: lira(1) },
    });
    expect((await fixture.payouts.list({ from: 0, limit: 1, descending: true, where: {} })).total).toBe(0);
  });

  test('below the minimum is refused from a booster and accepted from staff', async () => {
    const fixture = await rich();
    const little = { ...wish, amount: Money.kurus(9_99) };
    await expect(fixture.requestPayout(little)).rejects.toMatchObject({ code: 'wallet.payout_too_small' });
    await fixture.requestPayout({ ...little, requestedBy: 'clerk' });
    expect(fixture.balanceOf('booster')).toBe(690_01);
  });

  test('by staff counts towards their limit, unless a second admin approved it', async () => {
    const fixture = await rich();
    fixture.limit.limit = lira(299);
    await fixture.requestPayout({ ...wish, amount: lira(300) });
    expect(fixture.limit.counted).toEqual([]);
    const byStaff = { ...wish, requestedBy: 'clerk' };
    await expect(fixture.requestPayout(byStaff)).rejects.toMatchObject({ code: 'approval.required' });
    expect(fixture.limit.counted).toEqual([
      { actorId: 'clerk', personId: 'booster', command: 'withdraw-booster', amount: lira(300) },
    ]);
    await fixture.requestPayout(byStaff, { approved: true });
    expect(fixture.balanceOf('booster')).toBe(100_00);
  });

  test.each([
    ['for a user who is not a booster', { boosterId: 'customer', requestedBy: 'clerk' }, 'booster.not_found'],
    ['to an invalid IBAN', { iban: 'TR34 0006 1005 1978 6457 8413 26' }, 'wallet.iban_invalid'],
  ])('%s is refused', async (_, change, code) => {
    const fixture = await rich();
    await expect(fixture.requestPayout({ ...wish, ...change })).rejects.toMatchObject({ code });
    expect(fixture.balanceOf('booster')).toBe(700_00);
  });

  test('to a bank account that was paid before needs no confirmation', async () => {
    const fixture = await rich();
    expect(await settled(fixture)).toMatchObject({ ibanNew: false });
    expect(fixture.jobs.sent).toHaveLength(1);
  });

  test('needs no confirmation if the operator turned the waiting time off', async () => {
    const fixture = await rich({ settlesAfterHours: 0 });
    await fixture.requestPayout(wish);
    expect(fixture.jobs.sent).toEqual([]);
  });
});

describe('a payout confirmation', () => {
  /** Sends the queued mails and returns the token of the last one. */
  const mailed = async (fixture: Fixture): Promise<string> => {
    for (const { queue, data } of fixture.jobs.sent.splice(0)) {
      expect(queue).toBe(confirmationQueue);
      await fixture.confirmPayout.send(data as Parameters<typeof fixture.confirmPayout.send>[0]);
    }
    const { params } = fixture.mails.delivered.at(-1) as { readonly params: { readonly link?: string } };
    return new URL(params.link ?? '').searchParams.get('token') ?? '';
  };

  test('by the link of the mail is accepted once', async () => {
    const fixture = await rich();
    const { id } = await fixture.requestPayout(wish);
    const token = await mailed(fixture);
    expect(fixture.mails.delivered).toMatchObject([{ to: 'ege@basamak.test', template: 'payout-confirmation' }]);
    fixture.clock.advance({ days: 6 });
    await fixture.confirmPayout.run(token);
    expect(await fixture.payouts.find(id)).toMatchObject({ state: 'requested', confirmedAt: fixture.clock.now() });
    await expect(fixture.confirmPayout.run(token)).rejects.toMatchObject({ code: 'wallet.payout_confirmed' });
  });

  test('is refused after a week, with a wrong token, and from an address that is no longer the booster’s', async () => {
    const fixture = await rich();
    await fixture.requestPayout(wish);
    const token = await mailed(fixture);
    const refused = { code: 'wallet.confirmation_invalid' };
    await expect(fixture.confirmPayout.run('nonsense')).rejects.toMatchObject(refused);
    fixture.emails.set('booster', 'baska@basamak.test');
    await expect(fixture.confirmPayout.run(token)).rejects.toMatchObject(refused);
    fixture.emails.set('booster', 'ege@basamak.test');
    fixture.clock.advance({ days: 7 });
    await expect(fixture.confirmPayout.run(token)).rejects.toMatchObject(refused);
  });

  test('of a payout that was decided meanwhile is refused, and no mail asks for it', async () => {
    const fixture = await rich();
    const { id } = await fixture.requestPayout(wish);
    const token = await mailed(fixture);
    await fixture.decidePayout(id, { outcome: 'refused', reason: 'Vazgeçti', by: 'admin' });
    await expect(fixture.confirmPayout.run(token)).rejects.toMatchObject({ code: 'wallet.payout_already_decided' });
    await fixture.confirmPayout.send({ payoutId: id, requestedAt: fixture.clock.now().toISOString() });
    expect(fixture.mails.delivered).toHaveLength(1);
  });

  test('that waited in the queue for a week is not mailed', async () => {
    const fixture = await rich();
    const { id } = await fixture.requestPayout(wish);
    const requestedAt = fixture.clock.now().toISOString();
    fixture.clock.advance({ days: 7 });
    await fixture.confirmPayout.send({ payoutId: id, requestedAt });
    expect(fixture.mails.delivered).toEqual([]);
  });

  test('is mailed again to its booster only, three times an hour, while it is missing', async () => {
    const fixture = await rich();
    const { id } = await fixture.requestPayout(wish);
    const again = (by = 'booster') => fixture.confirmPayout.sendAgain(id, by);
    await expect(again('other-booster')).rejects.toMatchObject({ code: 'wallet.payout_not_found' });
    for (let nth = 0; nth < 3; nth++) await again();
    await expect(again()).rejects.toMatchObject({ code: 'wallet.too_many_confirmations' });
    expect(fixture.jobs.sent).toHaveLength(4);
    fixture.clock.advance({ seconds: 3600 });
    await again();
    await fixture.confirmPayout.run(await mailed(fixture));
    await expect(again()).rejects.toMatchObject({ code: 'wallet.payout_confirmed' });
  });
});

describe('a payout decision', () => {
  const paid = { outcome: 'paid', by: 'admin' } as const;

  test('to pay leaves the amount in the bank account of the ledger', async () => {
    const fixture = await rich();
    const { id } = await settled(fixture);
    expect(await fixture.decidePayout(id, paid)).toMatchObject({ state: 'paid', decidedBy: 'admin' });
    expect(fixture.journal.standing()).toEqual({ adjustment: -700_00, 'wallet:booster': 100_00, bank: 600_00 });
  });

  test('to refuse needs a reason and returns the amount to the wallet', async () => {
    const fixture = await rich();
    const { id } = await fixture.requestPayout(wish);
    await expect(fixture.decidePayout(id, { outcome: 'refused', by: 'admin' })).rejects.toMatchObject({
      code: 'request.reason_required',
    });
    const refusal = { outcome: 'refused', by: 'admin', reason: 'IBAN başkasının' } as const;
    expect(await fixture.decidePayout(id, refusal)).toMatchObject({ state: 'refused', reason: 'IBAN başkasının' });
    expect(fixture.journal.standing()).toEqual({ adjustment: -700_00, 'wallet:booster': 700_00 });
    expect(fixture.limit.counted).toEqual([]);
  });

  test('is made once', async () => {
    const fixture = await rich();
    const { id } = await settled(fixture);
    await fixture.decidePayout(id, paid);
    const decided = { code: 'wallet.payout_already_decided' };
    await expect(fixture.decidePayout(id, paid)).rejects.toMatchObject(decided);
    await expect(fixture.decidePayout(id, { outcome: 'refused', reason: 'Geç', by: 'admin' })).rejects.toMatchObject(
      decided,
    );
    expect(fixture.balanceOf('booster')).toBe(100_00);
    await expect(fixture.decidePayout('unknown', paid)).rejects.toMatchObject({ code: 'wallet.payout_not_found' });
  });

  test('to pay to a new bank account has to wait 72 hours and for the confirmation; a refusal need not wait', async () => {
    const fixture = await rich();
    const { id } = await fixture.requestPayout(wish);
    await expect(fixture.decidePayout(id, paid)).rejects.toMatchObject({
      code: 'wallet.payout_unsettled',
      params: { matter: 'iban', hours: 72 },
    });
    fixture.clock.advance({ days: 3 });
    await expect(fixture.decidePayout(id, paid)).rejects.toMatchObject({ code: 'wallet.payout_unconfirmed' });
    await fixture.payouts.confirm({ ...(await fixture.payouts.find(id))!, confirmedAt: fixture.clock.now() });
    expect((await fixture.decidePayout(id, paid)).state).toBe('paid');
    const other = await fixture.requestPayout({ ...wish, amount: lira(10), iban: 'GB29NWBK60161331926819' });
    await fixture.decidePayout(other.id, { outcome: 'refused', reason: 'Yanlış', by: 'admin' });
    expect(fixture.balanceOf('booster')).toBe(400_00);
  });

  test('to pay waits while the wallet does not cover a recent tip that was paid by card', async () => {
    const fixture = await rich();
    const { id } = await settled(fixture);
    const tip = { matter: 'tip', customerId: 'customer', amount: lira(101), paidAt: fixture.clock.now() } as const;
    fixture.cardEarnings.set('booster', [tip]);
    await expect(fixture.decidePayout(id, paid)).rejects.toMatchObject({ code: 'wallet.payout_tip_unsettled' });
    await fixture.give('booster', 1);
    expect((await fixture.decidePayout(id, paid)).state).toBe('paid');
  });

  test('to pay counts towards the staff member’s limit, unless a second admin approved it', async () => {
    const fixture = await rich();
    const { id } = await settled(fixture);
    fixture.limit.limit = lira(299);
    await expect(fixture.decidePayout(id, paid)).rejects.toMatchObject({ code: 'approval.required' });
    expect((await fixture.payouts.find(id))?.state).toBe('requested');
    expect((await fixture.decidePayout(id, paid, { approved: true })).state).toBe('paid');
    expect(fixture.limit.counted).toEqual([
      { actorId: 'admin', personId: 'booster', command: 'pay-booster', amount: lira(300) },
    ]);
  });

  describe('of a staff member to pay is refused if they', () => {
    const byClerk = { outcome: 'paid', by: 'clerk' } as const;
    const ownHand = { code: 'wallet.payout_own_hand' };

    test('entered the request, or got their access from the person who did', async () => {
      const fixture = await rich();
      const own = await settled(fixture, { requestedBy: 'clerk', amount: lira(20) });
      await expect(fixture.decidePayout(own.id, byClerk)).rejects.toMatchObject(ownHand);
      const byColleague = await fixture.requestPayout({ ...wish, requestedBy: 'colleague', amount: lira(20) });
      fixture.together.add('colleague clerk');
      await expect(fixture.decidePayout(byColleague.id, byClerk)).rejects.toMatchObject(ownHand);
      fixture.together.clear();
      expect((await fixture.decidePayout(byColleague.id, byClerk)).state).toBe('paid');
    });

    test('moved money in the booster’s wallet by hand in the last 30 days; an admin may still pay', async () => {
      const fixture = await rich();
      const moved = { userId: 'booster', amount: lira(5), reason: 'Elden', by: 'clerk' };
      await fixture.correctBalance.adjust(moved);
      const [first, second] = [
        await settled(fixture, { amount: lira(20) }),
        await fixture.requestPayout({ ...wish, amount: lira(20) }),
      ];
      await expect(fixture.decidePayout(first.id, byClerk)).rejects.toMatchObject(ownHand);
      await fixture.correctBalance.adjust({ ...moved, by: 'admin' });
      expect((await fixture.decidePayout(second.id, { ...byClerk, by: 'admin' })).state).toBe('paid');
      fixture.clock.advance({ days: 30, seconds: 1 });
      expect((await fixture.decidePayout(first.id, byClerk)).state).toBe('paid');
    });

    test('changed the access to the booster’s account in the last 30 days', async () => {
      const fixture = await rich();
      const { id } = await settled(fixture);
      fixture.changes.set('booster', [{ matter: 'password', hand: 'staff', by: 'clerk', at: fixture.clock.now() }]);
      fixture.clock.advance({ days: 3 });
      await expect(fixture.decidePayout(id, byClerk)).rejects.toMatchObject(ownHand);
      const other = await fixture.requestPayout({ ...wish, amount: lira(20) });
      expect((await fixture.decidePayout(other.id, { ...byClerk, by: 'colleague' })).state).toBe('paid');
      fixture.clock.advance({ days: 27, seconds: 1 });
      expect((await fixture.decidePayout(id, byClerk)).state).toBe('paid');
    });
  });
});
