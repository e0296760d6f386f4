import { describe, expect, test } from '@jest/globals';
import { type AccessChange, accessHands, accessMatters, withAccessChange } from '#kernel/access.ts';
import { Money } from '#kernel/money.ts';
import { confirmed, type Payout } from '#modules/wallet/domain/payout.ts';
import { assertPayable, type BoosterMoney, type CardEarning, holdOf } from '#modules/wallet/domain/payout-hold.ts';
import { HmacSignedIds } from '#platform/signed-ids.ts';

const now = new Date('2026-11-24T12:00:00.000Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3600_000);
const payout = (given: Partial<Payout> = {}): Payout => ({
  id: '01890000-0000-7000-8000-000000000001',
  boosterId: 'booster',
  amount: Money.lira(100),
  iban: 'TR330006100519786457841326',
  state: 'requested',
  reason: null,
  requestedBy: 'booster',
  createdAt: hoursAgo(100),
  decidedBy: null,
  decidedAt: null,
  ibanNew: false,
  confirmedAt: null,
  ...given,
});
const change = (given: Partial<AccessChange> = {}): AccessChange => ({
  matter: 'password',
  hand: 'staff',
  by: 'clerk',
  at: hoursAgo(12),
  ...given,
});
const booster = (given: Partial<BoosterMoney>): BoosterMoney => ({
  changes: [],
  cardEarnings: [],
  balance: Money.zero,
  ...given,
});
const refusalOf = (payoutHeld: Payout, changes: readonly AccessChange[], hours = 72) =>
  refusalFor(payoutHeld, booster({ changes }), hours);
const refusalFor = (payoutHeld: Payout, known: BoosterMoney, hours = 72) => {
  try {
    assertPayable(holdOf(payoutHeld, known, hours, now), now);
    return undefined;
  } catch (error) {
    return error;
  }
};

describe('a payout', () => {
  const everyChange = accessMatters.flatMap((matter) => accessHands.map((hand) => [matter, hand] as const));
  test.each(everyChange)('waits 72 hours after a change of the %s by %s', (matter, hand) => {
    expect(refusalOf(payout(), [change({ matter, hand })])).toMatchObject({
      code: 'wallet.payout_unsettled',
      params: { matter, hours: 60 },
    });
    expect(refusalOf(payout(), [change({ matter, hand, at: hoursAgo(72) })])).toBeUndefined();
    expect(refusalOf(payout(), [change({ matter, hand, at: hoursAgo(71.5) })])).toMatchObject({ params: { hours: 1 } });
  });

  test('to a bank account that is new for its booster waits 72 hours after its request', () => {
    const young = payout({ ibanNew: true, createdAt: hoursAgo(1), confirmedAt: now });
    expect(refusalOf(young, [])).toMatchObject({ params: { matter: 'iban', hours: 71 } });
    expect(refusalOf({ ...young, ibanNew: false }, [])).toBeUndefined();
  });

  test('to a new bank account is payable only after its booster has confirmed it, once', () => {
    const waiting = payout({ ibanNew: true });
    expect(refusalOf(waiting, [])).toMatchObject({ code: 'wallet.payout_unconfirmed' });
    const done = confirmed(waiting, now);
    expect(refusalOf(done, [])).toBeUndefined();
    expect(() => confirmed(done, now)).toThrow(expect.objectContaining({ code: 'wallet.payout_confirmed' }));
    expect(() => confirmed(payout(), now)).toThrow(expect.objectContaining({ code: 'wallet.payout_confirmed' }));
    expect(() => confirmed({ ...waiting, state: 'refused' }, now)).toThrow(
      expect.objectContaining({ code: 'wallet.payout_already_decided' }),
    );
  });

  test('is payable at once and without confirmation if the operator turned the waiting time off', () => {
    expect(refusalOf(payout({ ibanNew: true, createdAt: now }), [change({ at: now })], 0)).toBeUndefined();
  });

  test('names the person of each change, the last change first; a change by the owner hides no change by staff', () => {
    const changes = [change(), change({ hand: 'owner', by: null, at: hoursAgo(11) })].reduce(withAccessChange, [
      change({ at: hoursAgo(50) }),
    ]);
    const { causes, payableAt } = holdOf(payout(), booster({ changes }), 72, now);
    expect(causes.map(({ hand, by, at }) => [hand, by, at])).toEqual([
      ['owner', null, hoursAgo(11)],
      ['staff', 'clerk', hoursAgo(12)],
    ]);
    expect(payableAt).toEqual(new Date(now.getTime() + 61 * 3600_000));
  });

  test('names every staff member who made the same change within 30 days; a later change hides nobody', () => {
    const day = 24;
    const changes = [
      change({ by: 'first', at: hoursAgo(40 * day) }),
      change({ by: 'second', at: hoursAgo(20 * day) }),
      change({ by: 'third', at: hoursAgo(2) }),
      change({ by: 'third', at: hoursAgo(1) }),
    ].reduce<readonly AccessChange[]>(withAccessChange, []);
    expect(changes.map(({ by, at }) => [by, at])).toEqual([
      ['second', hoursAgo(20 * day)],
      ['third', hoursAgo(1)],
    ]);
  });
});

describe('an earning from a wallet that was loaded by card', () => {
  const earning = (given: Partial<CardEarning> = {}): CardEarning => ({
    matter: 'tip',
    customerId: 'customer',
    amount: Money.lira(50),
    paidAt: hoursAgo(12),
    ...given,
  });

  test('holds a payout that would include it until 72 hours after the payment, and names the customer', () => {
    const known = booster({ cardEarnings: [earning()], balance: Money.lira(49) });
    expect(refusalFor(payout(), known)).toMatchObject({ code: 'wallet.payout_tip_unsettled', params: { hours: 60 } });
    const { causes, payableAt } = holdOf(payout(), known, 72, now);
    expect(causes).toEqual([
      { matter: 'tip', hand: 'customer', by: 'customer', at: hoursAgo(12), until: hoursAgo(-60) },
    ]);
    expect(payableAt).toEqual(hoursAgo(-60));
  });

  test('of an order holds a payout like a tip, and is named as such', () => {
    const known = booster({ cardEarnings: [earning({ matter: 'order' })], balance: Money.lira(49) });
    expect(refusalFor(payout(), known)).toMatchObject({ code: 'wallet.payout_order_unsettled', params: { hours: 60 } });
    expect(holdOf(payout(), known, 72, now).causes).toEqual([
      { matter: 'order', hand: 'customer', by: 'customer', at: hoursAgo(12), until: hoursAgo(-60) },
    ]);
    expect(refusalFor(payout(), { ...known, balance: Money.lira(50) })).toBeUndefined();
    expect(refusalFor(payout(), known, 12)).toBeUndefined();
  });

  test('of an order and a tip together hold until the remaining balance covers both, and the one waited for is named', () => {
    const cardEarnings = [earning({ paidAt: hoursAgo(2) }), earning({ matter: 'order', paidAt: hoursAgo(1) })];
    const waitedFor = (lira: number) =>
      holdOf(payout(), booster({ cardEarnings, balance: Money.lira(lira) }), 72, now).causes.map(
        ({ matter }) => matter,
      );
    expect([0, 49, 50, 99, 100].map(waitedFor)).toEqual([['order'], ['order'], ['tip'], ['tip'], []]);
  });

  test('holds no payout once the payment is 72 hours old, or if the operator turned the waiting time off', () => {
    expect(refusalFor(payout(), booster({ cardEarnings: [earning({ paidAt: hoursAgo(72) })] }))).toBeUndefined();
    expect(refusalFor(payout(), booster({ cardEarnings: [earning({ paidAt: now })] }), 0)).toBeUndefined();
  });

  test('holds no payout while the remaining balance covers it', () => {
    expect(refusalFor(payout(), booster({ cardEarnings: [earning()], balance: Money.lira(50) }))).toBeUndefined();
  });

  test('together with others holds until the remaining balance covers those that are still unsettled', () => {
    const cardEarnings = [
      earning({ paidAt: hoursAgo(1) }),
      earning({ paidAt: hoursAgo(30) }),
      earning({ paidAt: hoursAgo(71) }),
    ];
    const hoursWith = (lira: number) => {
      const { payableAt } = holdOf(payout(), booster({ cardEarnings, balance: Money.lira(lira) }), 72, now);
      return payableAt && (payableAt.getTime() - now.getTime()) / 3600_000;
    };
    expect([0, 49, 50, 99, 100, 149, 150].map(hoursWith)).toEqual([71, 71, 42, 42, 1, 1, null]);
  });

  test('together with a change of access holds until the later end, and that cause is named', () => {
    const known = booster({ cardEarnings: [earning()], changes: [change({ at: hoursAgo(2) })] });
    expect(refusalFor(payout(), known)).toMatchObject({
      code: 'wallet.payout_unsettled',
      params: { matter: 'password', hours: 70 },
    });
  });
});

test('a confirmation token is valid until its end, for the address it was mailed to, and with no bit changed', () => {
  const links = new HmacSignedIds('s'.repeat(32), 'payout confirmation');
  const [{ id }, email] = [payout(), 'deniz@basamak.test'];
  const token = links.sign(id, email, new Date(now.getTime() + 1000));
  expect(links.idOf(token)).toBe(id);
  expect(links.read(token, email, now)).toBe(id);
  expect(links.read(token, 'baska@basamak.test', now)).toBeUndefined();
  expect(links.read(token, email, new Date(now.getTime() + 1000))).toBeUndefined();
  const bytes = Buffer.from(token, 'base64url');
  for (let bit = 0; bit < bytes.length * 8; bit += 7) {
    const other = Buffer.from(bytes);
    other[bit >> 3]! ^= 1 << (bit & 7);
    expect(links.read(other.toString('base64url'), email, now)).toBeUndefined();
  }
});
