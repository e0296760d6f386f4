import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Money } from '#kernel/money.ts';
import {
  adjustment,
  fineClaimOf,
  fineCollection,
  payoutReturn,
  penalty,
  settlement,
  tip,
} from '#modules/wallet/domain/entries.ts';
import {
  claimed,
  collect,
  earningsIn,
  type FineClaim,
  openAmount,
  settledBy,
  waived,
} from '#modules/wallet/domain/fine-claim.ts';

const now = new Date('2026-11-27T10:00:00Z');
const aClaim = (id: string, amount: number, boosterId = 'b1'): FineClaim =>
  claimed({
    id,
    boosterId,
    amount: Money.kurus(amount),
    reason: 'geç kaldı',
    orderId: null,
    createdBy: 'admin',
    createdAt: now,
  });
const earned = (amount: number, key = 'tip:1', boosterId = 'b1') => ({ boosterId, amount: Money.kurus(amount), key });

describe('a claim', () => {
  test('is open until its whole amount is settled', () => {
    const half = settledBy(aClaim('c', 100), Money.kurus(40));
    expect([half.state, openAmount(half).amount]).toEqual(['open', 60]);
    const whole = settledBy(half, Money.kurus(60));
    expect([whole.state, openAmount(whole).amount]).toEqual(['settled', 0]);
    expect(() => settledBy(half, Money.kurus(61))).toThrow(RangeError);
  });

  test('is waived for its open amount, and only once', () => {
    const by = { by: 'admin', at: now, reason: 'anlaştık' };
    const ended = waived(settledBy(aClaim('c', 100), Money.kurus(40)), by);
    expect(ended).toMatchObject({ state: 'waived', waivedBy: 'admin', waiverReason: 'anlaştık' });
    expect([ended.settled.amount, ended.waived.amount, openAmount(ended).amount]).toEqual([40, 60, 0]);
    expect(() => waived(ended, by)).toThrow(expect.objectContaining({ code: 'wallet.claim_ended' }));
    const paid = settledBy(aClaim('c', 1), Money.kurus(1));
    expect(() => waived(paid, by)).toThrow(expect.objectContaining({ code: 'wallet.claim_ended' }));
  });

  test('of zero is refused', () => {
    expect(() => aClaim('c', 0)).toThrow(expect.objectContaining({ code: 'wallet.amount_not_positive' }));
  });
});

describe('earnings', () => {
  const order = { id: 'o1', number: '1001' };
  const by = { actorId: 'admin', reason: 'deneme' };

  test('are the settlements and tips of each booster who gets a part', () => {
    const shared = settlement({
      order,
      boosterId: 'b1',
      held: Money.kurus(100),
      share: Money.kurus(40),
      earlier: [{ boosterId: 'b2', amount: Money.kurus(20) }],
      actorId: null,
    });
    const tipped = tip({ tipId: 't1', order, customerId: 'c1', boosterId: 'b1', amount: Money.kurus(5) });
    expect(earningsIn([shared, tipped]).map(({ boosterId, amount, key }) => [boosterId, amount.amount, key])).toEqual([
      ['b2', 20, 'settlement:o1'],
      ['b1', 40, 'settlement:o1'],
      ['b1', 5, 'tip:t1'],
    ]);
  });

  test('do not include returned payouts, additions by staff or penalties', () => {
    const amount = Money.kurus(5);
    expect(
      earningsIn([
        payoutReturn({ payoutId: 'p', boosterId: 'b1', amount, ...by }),
        adjustment({ adjustmentId: 'a', userId: 'b1', amount, ...by }),
        penalty({ penaltyId: 'x', boosterId: 'b1', amount, ...by }),
      ]),
    ).toEqual([]);
  });
});

describe('a collection', () => {
  test('settles the oldest claim first, and leaves the rest to the booster', () => {
    const { entries, claims } = collect([earned(150)], [aClaim('old', 100), aClaim('new', 80)]);
    expect(entries.map(({ key, postings }) => [key, postings[0]?.amount.amount])).toEqual([
      ['fine-collection:old:tip:1', -100],
      ['fine-collection:new:tip:1', -50],
    ]);
    expect(claims.map(({ id, state }) => [id, state])).toEqual([
      ['old', 'settled'],
      ['new', 'open'],
    ]);
  });

  test('has its claim’s reason and order, and an actor only if staff collect at once', () => {
    const claim = { ...aClaim('c', 100), orderId: 'o1' };
    const [entry] = collect([earned(10)], [claim]).entries;
    expect(entry).toMatchObject({ kind: 'penalty', reason: 'geç kaldı', actorId: null, order: { id: 'o1' } });
    expect(fineClaimOf(entry?.key ?? '')).toBe('c');
    const atOnce = fineCollection({ claim, amount: Money.kurus(1), by: { actorId: 'admin' } });
    expect([fineClaimOf(atOnce.key), atOnce.actorId]).toEqual(['c', 'admin']);
    expect(fineClaimOf('penalty:c')).toBeNull();
  });

  test('takes the smaller of the earned amount and the open amount', () => {
    const booster = fc.constantFrom('b1', 'b2');
    const amount = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(
        fc.array(fc.record({ booster, amount, taken: fc.double({ min: 0, max: 0.99, noNaN: true }) }), {
          maxLength: 6,
        }),
        fc.array(fc.record({ booster, amount }), { maxLength: 6 }),
        (fines, work) => {
          const open = fines.map((fine, index) =>
            settledBy(
              aClaim(`c${index}`, fine.amount, fine.booster),
              Money.kurus(Math.floor(fine.amount * fine.taken)),
            ),
          );
          const earnings = work.map((one, index) => earned(one.amount, `tip:${index}`, one.booster));
          const { entries, claims } = collect(earnings, open);
          const after = open.map((claim) => claims.find(({ id }) => id === claim.id) ?? claim);
          for (const each of ['b1', 'b2']) {
            const sum = (claimsOf: readonly FineClaim[]) =>
              Money.sum(claimsOf.filter(({ boosterId }) => boosterId === each).map(openAmount)).amount;
            const income = Money.sum(earnings.filter(({ boosterId }) => boosterId === each).map((one) => one.amount));
            const taken = entries
              .flatMap(({ postings }) => postings)
              .filter(({ account }) => account === `wallet:${each}`)
              .reduce((total, posting) => total - posting.amount.amount, 0);
            expect(taken).toBe(Math.min(income.amount, sum(open)));
            expect(sum(after)).toBe(sum(open) - taken);
            // a newer claim changes only if all older claims are settled
            const left = after.filter(({ boosterId }) => boosterId === each).map((claim) => openAmount(claim).amount);
            const first = left.findIndex((rest) => rest > 0);
            const untouched = open.filter(({ boosterId }) => boosterId === each).slice(first + 1);
            if (first >= 0) expect(left.slice(first + 1)).toEqual(untouched.map((claim) => openAmount(claim).amount));
          }
          for (const { key, postings } of entries) {
            const [, claimId = '', ...earning] = key.split(':');
            const took = postings.find(({ account }) => account.startsWith('wallet:'))?.amount.amount ?? 0;
            expect(took).toBeLessThan(0);
            const source = earnings.find((one) => one.key === earning.join(':'));
            expect(source && -took <= source.amount.amount).toBe(true);
            expect(open.some(({ id }) => id === claimId)).toBe(true);
          }
          expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
        },
      ),
    );
  });
});
