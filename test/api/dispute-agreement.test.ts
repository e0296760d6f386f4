// Customer and booster agree on the end of a dispute, or the customer withdraws it, in the booster's 48 hours to answer.
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { key, many, outcomeOf } from '#test/support/calls.ts';
import { agreedUpTo, finish } from '#test/support/finish.ts';
import { coaching, Market, type Trader } from '#test/support/market.ts';
import { TimeMachine } from '#test/support/time-machine.ts';

let market: Market;
let later: TimeMachine;
let customer: Trader;
let stranger: Trader;
let booster: Trader;
let other: Trader;
beforeAll(async () => {
  market = await Market.open(2);
  later = await TimeMachine.beside(market.shop);
  const rich = () => market.customer(Money.lira(500_000));
  const hired = () => market.booster({ simultaneousOrders: 100, tier: 1 });
  [customer, stranger, booster, other] = await Promise.all([rich(), rich(), hired(), hired()]);
}, 120_000);
afterEach(() => market.audit());
afterAll(async () => {
  await later.close();
  await market.close();
});

const step = (trader: Trader, id: string, to: 'started' | 'closed') =>
  trader.api.call('POST /orders/:id/transitions', { params: { id }, body: { to }, ...key() });
const page = (trader: Trader, id: string) => trader.api.call('GET /orders/:id', { params: { id } });
const money = (amount: number) => ({ amount, currency: 'TRY' as const });

/** A disputed order of four hours, three of which were given. */
const disputed = async () => {
  const { id, price } = await market.order(customer, coaching(4));
  await booster.api.call('POST /orders/:id/take', { params: { id }, ...key() });
  await step(booster, id, 'started');
  await agreedUpTo(booster, customer, id, 3);
  await finish(booster, id);
  await dispute(id);
  return { id, price: price.amount };
};
const dispute = (id: string) =>
  customer.api.call('POST /orders/:id/dispute', {
    params: { id },
    body: { kind: 'not-reached', text: 'Bir saat eksik kaldı.', claimedPercent: 75 },
    ...key(),
  });
const propose = (by: Trader, id: string, refund?: number) =>
  by.api.call('POST /orders/:id/dispute/proposal', {
    params: { id },
    body: refund === undefined ? { end: 'uphold' } : { end: 'refund', refund: money(refund) },
    ...key(),
  });
const agree = (by: Trader, id: string, proposal: string) =>
  by.api.call('POST /orders/:id/dispute/agreement', { params: { id }, body: { proposal }, ...key() });
const takeBack = (by: Trader, id: string) => by.api.call('DELETE /orders/:id/dispute/proposal', { params: { id } });
const withdraw = (by: Trader, id: string) => by.api.call('DELETE /orders/:id/dispute', { params: { id } });
const preview = (by: Trader, id: string, refund?: number) =>
  by.api.call('GET /orders/:id/dispute/proposal', {
    params: { id },
    query: refund === undefined ? {} : { refund: String(refund) },
  });
const decide = (orderId: string, decision: 'uphold' | 'refund' | 'reject', refund?: number) =>
  market.admin.api.call('POST /admin/decide-dispute', {
    body: { orderId, decision, reason: 'Anlaştılar', ...(refund === undefined ? {} : { refund: money(refund) }) },
    ...key(),
  });
/** The booster proposes and the customer accepts. */
const agreed = async (refund?: number) => {
  const order = await disputed();
  const proposal = (await propose(booster, order.id, refund)).dispute?.proposal?.id ?? '';
  await agree(customer, order.id, proposal);
  return order;
};
const kindsOf = async (id: string) =>
  (await page(customer, id)).timeline.map(({ kind }) => kind).filter((kind) => kind.startsWith('dispute'));
const postedTo = async (trader: Trader, id: string) =>
  (
    await market.rows<{ amount: number }>(
      `select coalesce(sum(p.amount_kurus), 0)::int as amount from ledger_posting p join ledger_entry e on e.id = p.entry_id
       where e.order_id = $1 and p.account = $2`,
      [id, `wallet:${trader.id}`],
    )
  )[0]?.amount;
const awaits = '409 order.dispute_awaits_answer';

describe('an agreement', () => {
  test('shows both sides its effect on the money, and lets staff decide before the booster has answered', async () => {
    const { id, price } = await disputed();
    const refund = price / 4;
    expect(await outcomeOf(() => decide(id, 'refund', refund))).toBe(awaits);
    // each side sees the effect of a proposal on their money before it is made
    const seen = await preview(booster, id, refund);
    const booster75 = Math.round((price - refund) * 0.6);
    expect(seen).toMatchObject({ refund: money(refund), kept: money(price - refund), booster: money(booster75) });
    expect(await preview(customer, id)).toEqual({
      refund: money(refund),
      stream: money(0),
      kept: money(price - refund),
      maximum: money(price),
    });

    const { dispute: proposed, allowed } = await propose(booster, id, refund);
    expect(allowed).toMatchObject({ proposeEnd: true, endProposal: true, agreeOnEnd: false, withdrawDispute: false });
    expect(await outcomeOf(() => decide(id, 'refund', refund))).toBe(awaits);
    const read = await page(customer, id);
    const proposal = read.dispute?.proposal;
    expect(proposal).toMatchObject({ by: 'booster', end: 'refund', refund: money(refund), agreedAt: null });
    expect(proposal?.money).toEqual({ refund: money(refund), stream: money(0), kept: money(price - refund) });
    expect(proposed?.proposal?.money?.booster).toEqual(money(booster75));
    expect(read.allowed).toMatchObject({ agreeOnEnd: true, endProposal: false, withdrawDispute: true });

    await agree(customer, id, proposal?.id ?? '');
    const listed = await market.admin.api.call('GET /admin/orders', { query: { filter: '{"disputed":true}' } });
    expect(listed.find((row) => row.id === id)?.disputeAnswerDueAt).toBeNull();
    const { dispute: shown } = await market.admin.api.call('GET /admin/orders/:id', { params: { id } });
    expect(shown).toMatchObject({ ripe: false, proposal: { by: 'booster', agreedAt: expect.any(String) } });

    for (const [decision, amount] of [['uphold'], ['reject'], ['refund', refund + 1]] as const)
      expect([decision, await outcomeOf(() => decide(id, decision, amount))]).toEqual([decision, awaits]);
    expect(await decide(id, 'refund', refund)).toMatchObject({ state: 'cancelled', refunded: money(refund) });
    expect(await postedTo(booster, id)).toBe(booster75);
    expect(await postedTo(customer, id)).toBe(refund - price);
    expect(await outcomeOf(() => decide(id, 'refund', refund))).toBe('409 order.dispute_decided');
    expect(await kindsOf(id)).toEqual(['disputed', 'dispute-proposed', 'dispute-agreed', 'dispute-refunded']);
    const [, made, accepted] = (await page(booster, id)).timeline.filter(({ kind }) => kind.startsWith('dispute'));
    expect([made?.actor.role, accepted?.actor.role]).toEqual(['booster', 'customer']);
    expect(made?.reason).toMatch(/^Müşteriye iade: .*₺$/);
    const told = await customer.api.call('GET /notifications', { query: { range: '[0,99]' } });
    expect(told.filter(({ link }) => link?.includes(id)).map(({ title }) => title)).toContain(
      'İtiraz için çözüm önerildi',
    );
  });

  test('to continue the order returns it to work and moves no money', async () => {
    const { id, price } = await agreed();
    expect(await decide(id, 'uphold')).toMatchObject({ state: 'started', disputed: false });
    expect([await postedTo(booster, id), await postedTo(customer, id)]).toEqual([0, -price]);
  });

  test('is between customer and booster alone, and nobody accepts their own proposal', async () => {
    const { id, price } = await disputed();
    const proposal = (await propose(customer, id, price / 2)).dispute?.proposal?.id ?? '';
    for (const nobody of [stranger, other]) {
      expect(await outcomeOf(() => agree(nobody, id, proposal))).toBe('404 order.not_found');
      expect(await outcomeOf(() => propose(nobody, id, 1))).toBe('404 order.not_found');
      expect(await outcomeOf(() => preview(nobody, id))).toBe('404 order.not_found');
      expect(await outcomeOf(() => takeBack(nobody, id))).toBe('404 order.not_found');
    }
    expect(await outcomeOf(() => agree(customer, id, proposal))).toBe('409 order.dispute_own_proposal');
    expect(await outcomeOf(() => agree(market.admin, id, proposal))).toBe('403 identity.forbidden');
    await takeBack(customer, id);
    expect(await outcomeOf(() => agree(booster, id, proposal))).toBe('409 order.dispute_proposal_changed');
    // a refund that could not be paid cannot be proposed
    expect(await outcomeOf(() => propose(booster, id, price + 1))).toBe('409 order.refund_above_price');
    expect(await outcomeOf(() => preview(booster, id, price + 1))).toBe('409 order.refund_above_price');
    expect(await kindsOf(id)).toEqual(['disputed', 'dispute-proposed', 'dispute-proposal-withdrawn']);
    await withdraw(customer, id);
    expect(await outcomeOf(() => preview(booster, id))).toBe('404 order.dispute_not_found');
  });

  test('is reached when both sides make the same proposal at the same moment', async () => {
    for (const refund of [undefined, 100_00]) {
      const { id } = await disputed();
      await Promise.all([propose(customer, id, refund), propose(booster, id, refund)]);
      expect((await page(customer, id)).dispute?.proposal?.agreedAt).not.toBeNull();
      expect((await kindsOf(id)).toSorted()).toEqual(['dispute-agreed', 'dispute-proposed', 'disputed']);
      await decide(id, refund === undefined ? 'uphold' : 'refund', refund);
    }
  });

  test('that is concurrent with a new proposal covers the proposal that was read, or is refused', async () => {
    const orders = await Promise.all(many(4, disputed));
    for (const { id } of orders) {
      const proposal = (await propose(booster, id, 100_00)).dispute?.proposal?.id ?? '';
      const ends = await Promise.all([
        outcomeOf(() => agree(customer, id, proposal)),
        outcomeOf(() => propose(booster, id, 50_00)),
      ]);
      const { dispute: after } = await page(customer, id);
      expect([after?.proposal?.refund?.amount, ...ends]).toEqual(
        after?.proposal?.agreedAt
          ? [100_00, 'ok', '409 order.dispute_agreed']
          : [50_00, '409 order.dispute_proposal_changed', 'ok'],
      );
      await withdraw(customer, id);
    }
  });

  test('that is concurrent with the decision by staff leaves one decision, with the refund that both sides accepted', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const { id, price } = await disputed();
      const proposal = (await propose(booster, id, 100_00)).dispute?.proposal?.id ?? '';
      const [accepted, decided, twice] = await Promise.all([
        outcomeOf(() => agree(customer, id, proposal)),
        outcomeOf(() => decide(id, 'refund', 100_00)),
        outcomeOf(() => decide(id, 'refund', 100_00)),
      ]);
      expect(accepted).toBe('ok');
      const ends = [decided, twice];
      expect(ends.filter((end) => end === 'ok').length).toBeLessThanOrEqual(1);
      for (const end of ends) expect(['ok', awaits, '409 order.dispute_decided']).toContain(end);
      if (!ends.includes('ok')) await decide(id, 'refund', 100_00);
      expect(await postedTo(customer, id)).toBe(100_00 - price);
    }
  });

  test('made just as the booster’s time to answer ends is kept, and afterwards no missing answer is reported', async () => {
    const { id } = await disputed();
    const proposal = (await propose(booster, id, 100_00)).dispute?.proposal?.id ?? '';
    await Promise.all([later.run('order.sweep-trouble', 49), agree(customer, id, proposal)]);
    expect((await page(customer, id)).dispute?.proposal?.agreedAt).not.toBeNull();
    await decide(id, 'refund', 100_00);

    const { id: next } = await agreed(100_00);
    await later.run('order.sweep-trouble', 49);
    expect(await kindsOf(next)).toEqual(['disputed', 'dispute-proposed', 'dispute-agreed']);
    await decide(next, 'refund', 100_00);
  });
});

describe('a withdrawn dispute', () => {
  test('leaves the order finished, cannot be opened again, and is withdrawn by the customer only', async () => {
    const { id, price } = await disputed();
    expect(await outcomeOf(() => withdraw(stranger, id))).toBe('404 order.not_found');
    expect(await outcomeOf(() => withdraw(booster, id))).toBe('403 identity.forbidden');
    const after = await withdraw(customer, id);
    expect(after).toMatchObject({
      state: 'finished',
      disputed: false,
      dispute: { decision: { outcome: 'withdrawn' } },
    });
    expect(after.allowed).toMatchObject({ dispute: false, withdrawDispute: false, proposeEnd: false });
    expect(after.nextStates).toEqual(['closed']);
    expect(await outcomeOf(() => dispute(id))).toBe('409 order.dispute_taken_back');
    await step(customer, id, 'closed');
    expect(await postedTo(customer, id)).toBe(-price);
  });

  test('is withdrawn once by three calls at the same moment', async () => {
    const { id } = await disputed();
    const ends = await Promise.all(many(3, () => outcomeOf(() => withdraw(customer, id))));
    expect(ends.toSorted()).toEqual(['409 order.dispute_decided', '409 order.dispute_decided', 'ok']);
    expect((await kindsOf(id)).filter((kind) => kind === 'dispute-withdrawn')).toHaveLength(1);
  });

  test('that staff decide at the same moment is either withdrawn or decided, never both', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const { id, price } = await agreed(100_00);
      const ends = await Promise.all([
        outcomeOf(() => withdraw(customer, id)),
        outcomeOf(() => decide(id, 'refund', 100_00)),
      ]);
      expect(ends.toSorted()).toEqual(['409 order.dispute_decided', 'ok']);
      const { state } = await page(customer, id);
      expect([state, await postedTo(customer, id)]).toEqual(
        ends[0] === 'ok' ? ['finished', -price] : ['cancelled', 100_00 - price],
      );
    }
  });
});
