import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import fc from '#test/support/property.ts';
import { Money } from '#kernel/money.ts';
import { type DifferenceKind, reconciliationWays } from '#kernel/reconciliation.ts';
import { compareBooks, type FoundDifference, type PostedEntry } from '#modules/payment/domain/compare-books.ts';
import { dayOf } from '#kernel/days.ts';
import { spanOf } from '#modules/payment/domain/day.ts';
import { type Difference, endDifference, judge } from '#modules/payment/domain/differences.ts';
import type { Movement, PaymentWord } from '#modules/payment/domain/statement.ts';
import { beginRefund, beginTopUp, finishRefund, pay, type TopUp } from '#modules/payment/domain/top-up.ts';

const day = '2026-11-22';
const span = spanOf(day);
const at = (hours: number) => new Date(span.from.getTime() + hours * 3_600_000);
const amount = Money.lira(150);

const begun = (paidAt?: Date): TopUp => {
  const topUp = beginTopUp({ id: randomUUID(), customerId: randomUUID(), amount, checkout: null, at: at(-1) });
  return paidAt ? pay(topUp, paidAt) : topUp;
};
const refunding = (topUp: TopUp, since: Date) => beginRefund(topUp, { by: randomUUID(), reason: 'istedi', at: since });
const refunded = (topUp: TopUp, since: Date) => finishRefund(refunding(topUp, since));

const line = (kind: Movement['kind'], { merchantOid }: TopUp, gross: Money | null = amount): Movement => ({
  kind,
  merchantOid,
  gross,
  fee: kind === 'payment' ? Money.lira(3) : null,
  reference: null,
});
const word = (topUp: TopUp, of: Partial<PaymentWord> = {}): PaymentWord => ({
  total: topUp.amount,
  test: false,
  refundReferences: topUp.refund ? [topUp.refund.reference] : [],
  ...of,
});
/** The ledger's entries of a top-up if nothing is wrong with them. */
const entriesOf = (topUp: TopUp): PostedEntry[] => {
  const entry = (kind: string, moved: Money) => ({ entryId: randomUUID(), kind, topUpId: topUp.id, amount: moved });
  return [
    ...(topUp.paidAt ? [entry('top-up', amount)] : []),
    ...(topUp.refund ? [entry('top-up-refund', amount.negated())] : []),
  ];
};

interface Story {
  readonly topUp: TopUp | null;
  readonly movements?: readonly Movement[];
  readonly asked?: PaymentWord | undefined;
  readonly entries?: readonly PostedEntry[];
  readonly found?: DifferenceKind;
}

/** Cases of a payment around a day. `found` is the difference that the comparison finds, if any. */
const stories: Readonly<Record<string, () => Story>> = {
  'a payment in both books: no difference': () => {
    const topUp = begun(at(10));
    return { topUp, movements: [line('payment', topUp)] };
  },
  'a payment credited after midnight: no difference': () => {
    const topUp = begun(at(24.01));
    return { topUp, movements: [line('payment', topUp)] };
  },
  'a credit whose payment is in the provider’s books of the day before: no difference': () => {
    const topUp = begun(at(0.01));
    return { topUp, asked: word(topUp) };
  },
  'a higher payment because of instalments: no difference': () => {
    const topUp = begun(at(10));
    return { topUp, movements: [line('payment', topUp, amount.plus(Money.lira(9)))] };
  },
  'a top-up that was never paid: no difference': () => ({ topUp: begun() }),
  'a payment refunded on the same day: no difference': () => {
    const topUp = refunded(begun(at(10)), at(11));
    return { topUp, movements: [line('payment', topUp), line('refund', topUp)] };
  },
  'a refund that is under way: no difference': () => {
    const topUp = refunding(begun(at(-30)), at(23.9));
    return { topUp };
  },
  'a refund that began before midnight and is in the next day’s books: no difference': () => {
    const topUp = refunded(begun(at(-30)), at(23.9));
    return { topUp, asked: word(topUp) };
  },
  'a refund of the day before in this day’s books: no difference': () => {
    const topUp = refunded(begun(at(-30)), at(-0.1));
    return { topUp, movements: [line('refund', topUp)] };
  },
  'a payment that only the provider knows: unknown-payment': () => ({
    topUp: null,
    movements: [line('payment', begun())],
    found: 'unknown-payment',
  }),
  'a payment that was not credited: not-credited': () => {
    const topUp = begun();
    return { topUp, movements: [line('payment', topUp)], asked: undefined, found: 'not-credited' };
  },
  'a credit without a payment at the provider: not-paid': () => ({
    topUp: begun(at(10)),
    asked: undefined,
    found: 'not-paid',
  }),
  'a payment below the amount asked for: amount': () => {
    const topUp = begun();
    return { topUp, movements: [line('payment', topUp, Money.lira(149))], found: 'amount' };
  },
  'a payment charged twice: amount': () => {
    const topUp = begun(at(10));
    return { topUp, movements: [line('payment', topUp), line('payment', topUp)], found: 'amount' };
  },
  'a credit above the amount that the provider reports: amount': () => {
    const topUp = begun(at(10));
    return { topUp, asked: word(topUp, { total: Money.lira(1) }), found: 'amount' };
  },
  'a test payment': () => {
    const topUp = begun();
    return {
      topUp,
      movements: [line('payment', topUp)],
      asked: word(topUp, { test: true }),
      found: 'test-payment',
    };
  },
  'a refund that only the provider knows: unknown-refund': () => {
    const topUp = begun(at(-30));
    return { topUp, movements: [line('refund', topUp)], found: 'unknown-refund' };
  },
  'a refund under another reference: unknown-refund': () => {
    const topUp = refunded(begun(at(-30)), at(11));
    const movement = { ...line('refund', topUp, null), reference: 'PANEL' };
    return { topUp, movements: [movement], found: 'unknown-refund' };
  },
  'a refund that the provider does not list: not-refunded': () => {
    const topUp = refunded(begun(at(-30)), at(11));
    return { topUp, asked: word(topUp, { refundReferences: [] }), found: 'not-refunded' };
  },
  'a refund whose list at the provider is unreadable: not-refunded': () => {
    const topUp = refunded(begun(at(-30)), at(11));
    return { topUp, asked: word(topUp, { refundReferences: undefined }), found: 'not-refunded' };
  },
  'a partial refund at the provider: refund-amount': () => {
    const topUp = refunded(begun(at(-30)), at(11));
    return { topUp, movements: [line('refund', topUp, Money.lira(20))], found: 'refund-amount' };
  },
  'a credit without a ledger entry: ledger': () => {
    const topUp = begun(at(10));
    return { topUp, movements: [line('payment', topUp)], entries: [], found: 'ledger' };
  },
  'a credit with two ledger entries: ledger': () => {
    const topUp = begun(at(10));
    const entries = [...entriesOf(topUp), ...entriesOf(topUp)];
    return { topUp, movements: [line('payment', topUp)], entries, found: 'ledger' };
  },
  'a ledger entry without a top-up: ledger': () => ({
    topUp: null,
    entries: [{ entryId: randomUUID(), kind: 'adjustment', topUpId: null, amount: Money.lira(7) }],
    found: 'ledger',
  }),
};

const compared = (told: readonly Story[], live = true) =>
  compareBooks({
    span,
    live,
    movements: told.flatMap(({ movements = [] }) => movements),
    topUps: told.flatMap(({ topUp }) => topUp ?? []),
    asked: new Map(told.flatMap(({ topUp, asked }) => (topUp ? [[topUp.merchantOid, asked] as const] : []))),
    posted: told.flatMap(({ topUp, entries }) => entries ?? (topUp ? entriesOf(topUp) : [])),
  });

describe('the comparison of the two books of a day', () => {
  test.each(Object.entries(stories))('%s', (_, story) => {
    const told = story();
    const found = told.found ? [told.found] : [];
    expect(compared([told]).differences.map(({ kind }) => kind)).toEqual(found);
  });

  test('finds exactly the differences of each payment, in any number and order', () => {
    const names = fc.array(fc.constantFrom(...Object.keys(stories)), { maxLength: 25 });
    fc.assert(
      fc.property(names, (chosen) => {
        const told = chosen.map((name) => stories[name]?.() ?? { topUp: null });
        const wanted = told.flatMap(({ found = [] }) => found);
        expect(
          compared(told)
            .differences.map(({ kind }) => kind)
            .toSorted(),
        ).toEqual(wanted.toSorted());
      }),
    );
  });

  test('gives equal sums if nothing differs, apart from the cost of instalments', () => {
    const right = Object.entries(stories).filter(([, story]) => story().found === undefined);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...right.map(([name]) => name)), { maxLength: 25 }), (chosen) => {
        const { provider, ours, fees, differences } = compared(chosen.map((name) => stories[name]!()));
        const instalments = chosen.filter((name) => name.includes('instalments')).length;
        expect(differences).toEqual([]);
        expect(provider).toEqual({ ...ours, paid: ours.paid.plus(Money.lira(9 * instalments)) });
        expect(fees).toEqual(Money.lira(3 * provider.payments));
      }),
    );
  });

  test('counts a test payment as a payment if the provider is not live', () => {
    expect(compared([stories['a test payment']!()], false).differences).toMatchObject([{ kind: 'not-credited' }]);
  });

  test('gives no fees if the provider does not report them', () => {
    const topUp = begun(at(10));
    expect(compared([{ topUp, movements: [{ ...line('payment', topUp), fee: null }] }]).fees).toBeNull();
  });
});

describe('a difference', () => {
  const found = (kind: DifferenceKind, subject: string): FoundDifference => ({
    kind,
    subject,
    merchantOid: subject,
    topUpId: null,
    theirs: amount,
    ours: null,
  });
  const kept = (difference: FoundDifference, of: Partial<Difference> = {}): Difference => ({
    ...difference,
    id: randomUUID(),
    reconciliationId: randomUUID(),
    state: 'open',
    foundAt: at(30),
    ending: null,
    endedAt: null,
    endedBy: null,
    reason: null,
    ...of,
  });
  const one = found('unknown-payment', 'one');

  test('that is found again stays open with its current amounts', () => {
    const known = kept({ ...one, theirs: Money.lira(1) });
    const { open, stay, gone } = judge([known], [one], 'report');
    expect([open, gone]).toEqual([[], []]);
    expect(stay).toEqual([{ id: known.id, theirs: amount, ours: null }]);
  });

  test('that is not found again is gone', () => {
    const known = kept(one);
    expect(judge([known], [], 'report')).toEqual({ open: [], stay: [], gone: [known] });
  });

  test('that only the report can show is not gone after a comparison without the report', () => {
    const known = [kept(one), kept(found('unknown-refund', 'two')), kept(found('refund-amount', 'three'))];
    expect(judge(known, [], 'status').gone).toEqual([]);
    expect(judge([kept(found('not-paid', 'four'))], [], 'status').gone).toHaveLength(1);
  });

  test('that a person closed stays closed; a difference that went away by itself opens again', () => {
    const closed = endDifference(kept(one), { by: randomUUID(), reason: 'elle alındı', at: at(40) });
    expect(judge([closed], [one], 'report')).toEqual({ open: [], stay: [], gone: [] });
    const away = kept(one, { state: 'ended', ending: 'gone', endedAt: at(40) });
    expect(judge([away], [one], 'report').open).toEqual([{ ...one, known: away.id }]);
  });

  test('that a person closed opens again with other amounts, but not if an amount is only missing', () => {
    const closed = endDifference(kept(one), { by: randomUUID(), reason: 'elle alındı', at: at(40) });
    const more = { ...one, theirs: amount.plus(Money.lira(1)) };
    expect(judge([closed], [more], 'report').open).toEqual([{ ...more, known: closed.id }]);
    for (const same of [
      { ...one, theirs: null },
      { ...one, ours: Money.zero },
    ])
      expect(judge([closed], [same], 'report').open).toEqual([]);
    const ours = { ...closed, ours: Money.zero };
    expect(judge([ours], [{ ...one, ours: amount }], 'report').open).toHaveLength(1);
  });

  test('is closed once', () => {
    const closed = endDifference(kept(one), { by: randomUUID(), reason: 'elle alındı', at: at(40) });
    expect(closed).toMatchObject({ state: 'ended', ending: 'person' });
    expect(() => endDifference(closed, { by: randomUUID(), reason: 'bir daha', at: at(41) })).toThrow(
      'payment.difference_ended',
    );
  });

  test('gets at most one result, and comparing the same books again changes nothing', () => {
    const some = fc.uniqueArray(
      fc.record({
        kind: fc.constantFrom<DifferenceKind>('unknown-payment', 'not-paid', 'ledger'),
        subject: fc.string(),
      }),
      { selector: ({ kind, subject }) => `${kind} ${subject}`, maxLength: 12 },
    );
    const standing = fc.constantFrom<Partial<Difference>>(
      {},
      { state: 'ended', ending: 'person', endedAt: at(40), endedBy: randomUUID(), reason: 'bakıldı' },
      { state: 'ended', ending: 'gone', endedAt: at(40) },
    );
    fc.assert(
      fc.property(
        some,
        fc.array(standing, { minLength: 12 }),
        some,
        fc.constantFrom(...reconciliationWays),
        (...of) => {
          const [before, standings, now, way] = of;
          const known = before.map(({ kind, subject }, n) => kept(found(kind, subject), standings[n] ?? {}));
          const seen = now.map(({ kind, subject }) => found(kind, subject));
          const { open, stay, gone } = judge(known, seen, way);
          const hidden = known.filter(({ state }) => state === 'open').length - stay.length - gone.length;
          expect(hidden).toBeGreaterThanOrEqual(0);
          const after = [
            ...known.filter(({ id }) => !gone.some((one) => one.id === id) && !open.some((one) => one.known === id)),
            ...open.map(({ known: id, ...difference }) => kept(difference, id === null ? {} : { id })),
            ...gone.map((difference) => ({ ...difference, state: 'ended' as const, ending: 'gone' as const })),
          ];
          const again = judge(after, seen, way);
          expect([again.open, again.gone]).toEqual([[], []]);
        },
      ),
    );
  });
});

test('a day begins and ends at midnight in Istanbul', () => {
  expect(span).toEqual({ from: new Date('2026-11-21T21:00:00Z'), to: new Date('2026-11-22T21:00:00Z') });
  expect(dayOf(span.from)).toBe(day);
  expect(dayOf(new Date(span.to.getTime() - 1))).toBe(day);
  expect(dayOf(span.to)).toBe('2026-11-23');
});
