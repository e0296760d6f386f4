import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import fc from '#test/support/property.ts';
import { Money } from '#kernel/money.ts';
import { escrowOf, walletOf, type Account } from '#modules/wallet/domain/account.ts';
import {
  adjustment,
  lanePayment,
  orderPartOf,
  orderPayment,
  orderRefund,
  partialCancel,
  payout,
  payoutReturn,
  penalty,
  rankPayment,
  rankRefund,
  reportFee,
  settlement,
  streamRefund,
  tip,
  topUp,
  topUpRefund,
  topUpRefundReversal,
} from '#modules/wallet/domain/entries.ts';
import { entry, type Entry } from '#modules/wallet/domain/entry.ts';
import { InMemoryLedger } from '#test/support/fakes/in-memory-ledger.ts';

const [customerId, boosterId, actorId] = [randomUUID(), randomUUID(), randomUUID()];
const order = { id: randomUUID(), number: '1001' };
const reason = 'deneme';
const kurus = (maximum = 5_000_000) => fc.integer({ min: 1, max: maximum }).map((amount) => Money.kurus(amount));
const sum = (entries: readonly Entry[], ...accounts: readonly Account[]) =>
  Money.sum(
    entries
      .flatMap(({ postings }) => postings)
      .filter(({ account }) => accounts.length === 0 || accounts.includes(account))
      .map(({ amount }) => amount),
  ).amount;

test('an entry for a part of an order names the part, and an entry for its price names none', () => {
  const [difference, amount, price] = [Money.lira(1), Money.lira(1), Money.lira(1)];
  const part = ({ key }: Entry) => orderPartOf(key);
  expect(part(lanePayment({ order, customerId, difference }))).toBe('lane');
  expect(part(rankPayment({ order, customerId, difference }))).toBe('rank');
  expect(part(rankRefund({ order, customerId, difference }))).toBe('rank');
  expect(part(streamRefund({ order, customerId, amount }))).toBe('stream');
  expect(part(orderPayment({ order, customerId, price }))).toBeNull();
  expect(part(orderRefund({ order, customerId, amount, actorId }))).toBeNull();
});

describe('every entry', () => {
  const id = randomUUID();
  test.each([
    ['top-up', (amount: Money) => topUp({ provider: 'paytr', topUpId: id, customerId, amount })],
    [
      'top-up-refund',
      (amount: Money) =>
        topUpRefund({ provider: 'paytr', topUpId: id, attempt: 1, customerId, amount, actorId, reason }),
    ],
    [
      'top-up-refund',
      (amount: Money) =>
        topUpRefundReversal({ provider: 'paytr', topUpId: id, attempt: 1, customerId, amount, actorId, reason }),
    ],
    ['order-payment', (price: Money) => orderPayment({ order, customerId, price })],
    ['order-refund', (amount: Money) => orderRefund({ order, customerId, amount, actorId })],
    [
      'report-fee',
      (amount: Money) => reportFee({ reportId: id, userId: customerId, orderId: order.id, amount, reason, actorId }),
    ],
    ['tip', (amount: Money) => tip({ tipId: id, order, customerId, boosterId, amount })],
    ['penalty', (amount: Money) => penalty({ penaltyId: id, boosterId, amount, reason, actorId })],
    ['adjustment', (amount: Money) => adjustment({ adjustmentId: id, userId: customerId, amount, reason, actorId })],
    ['payout', (amount: Money) => payout({ payoutId: id, boosterId, amount, actorId })],
    ['payout-return', (amount: Money) => payoutReturn({ payoutId: id, boosterId, amount, actorId, reason })],
  ] as const)('%s sums to zero, for any amount', (kind, make) => {
    fc.assert(
      fc.property(kurus(), (amount) => {
        const made = make(amount);
        expect(made.kind).toBe(kind);
        expect(sum([made])).toBe(0);
        expect(made.postings).toHaveLength(2);
      }),
    );
  });

  test('moves a positive amount', () => {
    for (const amount of [Money.zero, Money.kurus(-1)])
      expect(() => orderPayment({ order, customerId, price: amount })).toThrow('wallet.amount_not_positive');
  });

  test('has postings of different accounts that sum to zero', () => {
    const of = (...postings: Entry['postings']) => entry({ kind: 'adjustment', key: 'k', actorId: null, postings });
    const one = { account: 'bank' as const, amount: Money.kurus(1) };
    const minus = { account: 'revenue' as const, amount: Money.kurus(-1) };
    expect(of(one, minus, { account: 'penalty', amount: Money.zero }).postings).toEqual([one, minus]);
    expect(() => of(one)).toThrow('sum to 1, not to 0');
    expect(() => of()).toThrow('fewer than two postings');
    expect(() => of(one, one, { ...minus, amount: Money.kurus(-2) })).toThrow('two postings on the same account');
  });
});

describe('an order’s money', () => {
  /** An order's price, the coupon's discount on it, and the booster's share of the price. */
  const finished = fc
    .record({ price: fc.integer({ min: 1, max: 5_000_000 }), coupon: fc.nat(500_000), share: fc.nat(100) })
    .map(({ price, coupon, share }) => ({
      held: Money.kurus(price),
      couponDiscount: Money.kurus(coupon),
      share: Money.kurus(price).percent(share),
    }));

  test('is divided without a remainder when it is settled', () => {
    fc.assert(
      fc.property(finished, (of) => {
        const made = settlement({ ...of, order, boosterId, actorId: null });
        expect(sum([made])).toBe(0);
        expect(sum([made], escrowOf(order.id))).toBe(-of.held.amount);
        expect(sum([made], walletOf(boosterId))).toBe(of.share.amount);
        // the coupon is a separate cost: revenue minus this cost is the customer's payment minus the booster's share
        expect(sum([made], 'promotion')).toBe(of.couponDiscount.negated().amount);
        expect(sum([made], 'revenue', 'promotion')).toBe(of.held.minus(of.share).amount);
      }),
      { numRuns: 1000 },
    );
  });

  test('is divided without a remainder when it is cancelled in part', () => {
    fc.assert(
      fc.property(kurus(), fc.nat(100), fc.nat(100), (held, sharePercent, earnedPercent) => {
        const earned = held.percent(sharePercent).percent(earnedPercent);
        const refund = held.minus(earned);
        const parts = partialCancel({ order, customerId, boosterId, held, earned, refund, actorId });
        expect(sum(parts)).toBe(0);
        expect(sum(parts, escrowOf(order.id))).toBe(-held.amount);
        expect(sum(parts, walletOf(customerId)) + sum(parts, walletOf(boosterId))).toBe(held.amount);
      }),
    );
  });

  test('is revenue in the part that neither the customer nor the booster gets', () => {
    const parts = partialCancel({
      order,
      customerId,
      boosterId,
      held: Money.lira(100),
      earned: Money.lira(30),
      refund: Money.lira(50),
      actorId,
    });
    expect(parts.map(({ kind }) => kind)).toEqual(['order-refund', 'settlement']);
    expect(sum(parts, 'revenue')).toBe(20_00);
  });

  test('can’t give a booster more than the escrow holds', () => {
    const of = { order, boosterId, held: Money.lira(10), share: Money.lira(11), actorId: null };
    expect(() => settlement(of)).toThrow('negative');
  });
});

describe('any sequence of entries', () => {
  const people = [customerId, boosterId];
  const person = fc.constantFrom(...people);
  type Step = { readonly kind: string; readonly amount: Money; readonly who: string };
  const step: fc.Arbitrary<Step> = fc.record({
    kind: fc.constantFrom('top-up', 'order', 'tip', 'adjust', 'payout', 'repeat'),
    amount: kurus(50_000),
    who: person,
  });

  test('leads to the balances of a simple model, which never fall below zero and count no entry twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const ledger = new InMemoryLedger();
        const paper = new Map<string, number>(people.map((id) => [id, 0]));
        let last: Entry | undefined;
        for (const { kind, amount, who } of steps) {
          const other = who === customerId ? boosterId : customerId;
          const id = randomUUID();
          const [made, effects]: [Entry | undefined, [string, number][]] = {
            'top-up': [topUp({ provider: 'paytr', topUpId: id, customerId: who, amount }), [[who, amount.amount]]],
            order: [
              orderPayment({ order: { id, number: '1' }, customerId: who, price: amount }),
              [[who, -amount.amount]],
            ],
            tip: [
              tip({ tipId: id, order, customerId: who, boosterId: other, amount }),
              [
                [who, -amount.amount],
                [other, amount.amount],
              ],
            ],
            adjust: [
              adjustment({ adjustmentId: id, userId: who, amount: amount.negated(), reason, actorId }),
              [[who, -amount.amount]],
            ],
            payout: [payout({ payoutId: id, boosterId: who, amount, actorId }), [[who, -amount.amount]]],
            repeat: [last, []],
          }[kind] as [Entry | undefined, [string, number][]];
          if (!made) continue;
          const affordable = effects.every(([whose, change]) => (paper.get(whose) ?? 0) + change >= 0);
          const outcome = await ledger.post(made).then(
            () => 'posted',
            (error: { code: string }) => error.code,
          );
          expect(outcome).toBe(affordable ? 'posted' : 'wallet.insufficient_balance');
          if (affordable) {
            for (const [whose, change] of effects) paper.set(whose, (paper.get(whose) ?? 0) + change);
            last = made;
          }
        }
        for (const id of people) expect(ledger.balance(walletOf(id)).amount).toBe(paper.get(id));
        expect(Money.sum(ledger.lines.map(({ amount }) => amount)).amount).toBe(0);
      }),
      { numRuns: 300 },
    );
  });
});
