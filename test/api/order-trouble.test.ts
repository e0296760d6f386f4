import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { key, many, outcomeOf } from '#test/support/calls.ts';
import { plainDraft } from '#test/support/drafts.ts';
import { agreedUpTo, beganEarlier, finish } from '#test/support/finish.ts';
import { coaching, Market, type Trader } from '#test/support/market.ts';
import { TimeMachine } from '#test/support/time-machine.ts';

let market: Market;
let later: TimeMachine;
let customer: Trader;
let stranger: Trader;
let booster: Trader;
let other: Trader;
beforeAll(async () => {
  market = await Market.open(1);
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

const walk = (
  trader: Trader,
  id: string,
  to: 'started' | 'in-game' | 'finished' | 'closed' | 'processing' | 'cancelled',
) =>
  trader.api.call('POST /orders/:id/transitions', {
    params: { id },
    body: { to, ...(trader === market.admin ? { reason: 'Deneme', earnedPercent: 0 } : {}) },
    ...key(),
  });
const taken = async (draft = coaching(4), by = booster) => {
  const { id, price } = await market.order(customer, draft);
  await by.api.call('POST /orders/:id/take', { params: { id }, ...key() });
  return { id, price: price.amount };
};
const started = async (draft?: ReturnType<typeof coaching>) => {
  const order = await taken(draft);
  await walk(booster, order.id, 'started');
  return order;
};
const finished = async (hoursDone?: number) => {
  const order = await started();
  if (hoursDone !== undefined) await agreedUpTo(booster, customer, order.id, hoursDone);
  await finish(booster, order.id);
  return order;
};
const doneUpTo = (by: Trader, id: string, done: number) =>
  by.api.call('PUT /orders/:id/progress', { params: { id }, body: { done, reason: 'Dersler' } });
const dispute = (trader: Trader, id: string) =>
  trader.api.call('POST /orders/:id/dispute', {
    params: { id },
    body: { kind: 'not-reached', text: 'İki saat eksik kaldı.', claimedPercent: 50 },
    ...key(),
  });
const answer = (trader: Trader, id: string) =>
  trader.api.call('POST /orders/:id/dispute/answer', { params: { id }, body: { text: 'Yarın tamamlarım.' }, ...key() });
type Decision = 'uphold' | 'refund' | 'reject';
const decide = (orderId: string, decision: Decision, refund?: number) =>
  market.admin.api.call('POST /admin/decide-dispute', {
    body: {
      orderId,
      decision,
      reason: 'Karar',
      ...(refund === undefined ? {} : { refund: { amount: refund, currency: 'TRY' } }),
    },
    ...key(),
  });
const page = (trader: Trader, id: string) => trader.api.call('GET /orders/:id', { params: { id } });
const noticesOf = async (trader: Trader, id: string) =>
  (await trader.api.call('GET /notifications', { query: { range: '[0,99]' } }))
    .filter(({ link }) => link?.includes(id))
    .map(({ title }) => title);
const earnedFor = async (trader: Trader, id: string) =>
  (
    await market.rows<{ amount: number }>(
      `select coalesce(sum(p.amount_kurus), 0)::int as amount from ledger_posting p join ledger_entry e on e.id = p.entry_id
       where e.order_id = $1 and p.account = $2`,
      [id, `wallet:${trader.id}`],
    )
  )[0]?.amount;
const settled = async (id: string) => {
  // a job may have settled the order already; then this command is refused
  const body = { orderId: id, state: 'completed', reason: 'Onaylandı' } as const;
  expect(['ok', '409 order.transition_not_allowed']).toContain(
    await outcomeOf(() => market.admin.api.call('POST /admin/choose-state', { body, ...key() })),
  );
};

describe('a dispute', () => {
  test('without recorded progress proposes a refund of the part that the customer calls missing', async () => {
    const { id, price } = await finished();
    await dispute(customer, id); // the customer claims that half was done
    const proposal = await market.admin.api.call('GET /admin/orders/:id/refund', { params: { id }, query: {} });
    expect(proposal).toMatchObject({ progressPercent: 50, refund: { amount: price / 2 } });
    await walk(customer, id, 'closed');
  });

  test('shows who stated the progress, what the matches prove, and what a correction changed', async () => {
    const { id } = await started(plainDraft('tft/duo-boost'));
    await beganEarlier((sql) => market.database.query(sql), id, 1);
    const params = { id };
    const played = {
      kills: 7,
      deaths: 3,
      assists: 4,
      points: 20,
      result: 'win',
      playedAt: new Date().toISOString(),
    } as const;
    await booster.api.call('POST /orders/:id/matches', { params, body: played, ...key() });
    const byMatches = (await page(customer, id)).progress;
    expect(byMatches).toMatchObject({ source: 'matches', current: { points: 20 } });
    const current = { tier: 'silver', division: 1, points: 40 } as const;
    await booster.api.call('PUT /orders/:id/progress', { params, body: { current, reason: 'Maçlar eksik' } });
    await finish(booster, id);
    await dispute(customer, id);
    const from = { percent: byMatches.percent, done: byMatches.done, current: byMatches.current };
    for (const reader of [customer, booster, market.admin]) {
      const { progress, timeline } = await page(reader, id);
      expect(progress).toMatchObject({ source: 'booster', current, proven: from });
      const made = timeline.find(({ kind }) => kind === 'progress')?.progress;
      expect(made).toEqual({ from, to: { percent: progress.percent, done: progress.done, current } });
    }
    await walk(customer, id, 'closed');
  });

  test('stops the automatic closing, is answered once, and divides the money once, as decided', async () => {
    const { id, price } = await finished(3);
    expect(await outcomeOf(() => dispute(stranger, id))).toBe('404 order.not_found');
    const opened = await dispute(customer, id);
    expect(opened).toMatchObject({ closesAt: null, nextStates: ['closed'], dispute: { ripe: false, answer: null } });
    expect(await outcomeOf(() => dispute(customer, id))).toBe('409 order.dispute_open');
    expect(await outcomeOf(() => decide(id, 'reject'))).toBe('409 order.dispute_awaits_answer');
    expect(await outcomeOf(() => walk(market.admin, id, 'cancelled'))).toBe('409 order.dispute_open');
    expect(await noticesOf(booster, id)).toContain('Siparişe itiraz edildi');

    expect(await outcomeOf(() => answer(other, id))).toBe('404 order.not_found');
    expect((await answer(booster, id)).dispute).toMatchObject({ ripe: true, answer: { text: 'Yarın tamamlarım.' } });
    expect(await outcomeOf(() => answer(booster, id))).toBe('409 order.dispute_answered');
    expect(await noticesOf(customer, id)).toContain('İtiraza yanıt geldi');
    const listed = await market.admin.api.call('GET /admin/orders', { query: { filter: '{"disputed":true}' } });
    expect(listed.map((row) => row.id)).toEqual([id]);
    const own = await customer.api.call('GET /orders', { query: {} });
    expect(own.filter(({ disputed }) => disputed).map((row) => row.id)).toEqual([id]);
    expect((await market.admin.api.call('GET /admin/dashboard', { query: {} })).now?.disputes).toBe(1);

    const proposal = await market.admin.api.call('GET /admin/orders/:id/refund', { params: { id }, query: {} });
    expect([proposal.progressPercent, proposal.worth.amount]).toEqual([75, (price * 3) / 4]);
    expect(proposal.refund.amount + proposal.booster.amount + proposal.revenue.amount).toBe(price);
    expect(await outcomeOf(() => decide(id, 'refund', price + 1))).toBe('409 order.refund_above_price');
    const decided = await decide(id, 'refund', proposal.refund.amount);
    expect(decided).toMatchObject({ state: 'cancelled', refunded: proposal.refund, disputed: false });
    expect(await earnedFor(booster, id)).toBe(proposal.booster.amount);
    expect(await earnedFor(customer, id)).toBe(proposal.refund.amount - price);
    expect(await outcomeOf(() => decide(id, 'refund', 1))).toBe('409 order.dispute_decided');
    const { dispute: told, timeline } = await page(customer, id);
    expect(told?.decision).toMatchObject({ outcome: 'refunded', reason: 'Karar', refund: proposal.refund });
    const kinds = timeline.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind.startsWith('dispute'))).toEqual([
      'disputed',
      'dispute-answered',
      'dispute-refunded',
    ]);
    expect(await noticesOf(customer, id)).toContain('İtiraz sonuçlandı');
  });

  test('that is upheld gives the booster more time; one that is rejected closes the order and pays the booster', async () => {
    const { id } = await started(plainDraft('wildrift/duo-boost'));
    const before = Date.parse((await page(customer, id)).dueAt ?? '');
    await finish(booster, id);
    await dispute(customer, id);
    await answer(booster, id);
    const upheld = await decide(id, 'uphold');
    expect(upheld).toMatchObject({ state: 'started', disputed: false });
    const asked = { params: { id }, query: {} };
    // the customer's claim that 50 percent was done no longer counts
    expect((await market.admin.api.call('GET /admin/orders/:id/refund', asked)).progressPercent).toBe(0);
    expect(Date.parse(upheld.dueAt ?? '')).toBeGreaterThan(before);
    expect((await page(booster, id)).allowed.match).toBe(true);

    await finish(booster, id);
    await dispute(customer, id);
    await answer(booster, id);
    expect((await decide(id, 'reject')).state).toMatch(/closed|completed/);
    await settled(id);
    const { price, state } = await page(customer, id);
    expect([state, await earnedFor(booster, id)]).toEqual(['completed', Math.round(price.amount * 0.6)]);
  });

  test('with two decisions at the same moment takes one of them and refuses the other', async () => {
    for (const [one, two] of [
      ['refund', 'reject'],
      ['uphold', 'refund'],
    ] as const) {
      const { id, price } = await finished(2);
      await dispute(customer, id);
      await answer(booster, id);
      const ends = await Promise.all(
        [one, two].map((decision) =>
          outcomeOf(() => decide(id, decision, decision === 'refund' ? price / 2 : undefined)),
        ),
      );
      expect(ends.toSorted()).toEqual(['409 order.dispute_decided', 'ok']);
    }
  });

  test('that is opened while a job closes the order is either refused or prevents the closing', async () => {
    const orders = await Promise.all(many(6, () => finished(4)));
    const ends = await Promise.all([
      later.run('order.sweep', 73).then(() => 'swept'),
      ...orders.map(({ id }) => outcomeOf(() => dispute(customer, id))),
    ]);
    for (const [nth, { id }] of orders.entries()) {
      const { state } = await page(customer, id);
      const isOpen = ends[nth + 1] === 'ok';
      expect([id, isOpen ? 'finished' : '409 order.dispute_not_allowed']).toEqual([id, isOpen ? state : ends[nth + 1]]);
    }
    // an order with an open dispute is not closed, however late it is
    await later.run('order.sweep', 1000);
    for (const [nth, { id }] of orders.entries())
      if (ends[nth + 1] === 'ok') expect((await page(customer, id)).state).toBe('finished');
  });

  test('is withdrawn when its customer confirms the order', async () => {
    const { id } = await finished(4);
    await dispute(customer, id);
    await walk(customer, id, 'closed');
    expect((await page(customer, id)).dispute?.decision?.outcome).toBe('withdrawn');
    expect(await outcomeOf(() => decide(id, 'uphold'))).toBe('409 order.dispute_decided');
    await settled(id);
  });

  test('reminds the booster once, and can be decided without an answer once the time to answer is over', async () => {
    const { id } = await finished(1);
    await dispute(customer, id);
    await later.run('order.sweep-trouble', 23);
    expect(await noticesOf(booster, id)).not.toContain('İtiraz yanıtını bekliyor');
    await later.run('order.sweep-trouble', 25);
    await later.run('order.sweep-trouble', 26);
    const reminded = (await noticesOf(booster, id)).filter((title) => title === 'İtiraz yanıtını bekliyor');
    expect(reminded).toHaveLength(1);
    await later.run('order.sweep-trouble', 49);
    await later.run('order.sweep-trouble', 50);
    const lapsed = (await page(customer, id)).timeline.filter(({ kind }) => kind === 'dispute-lapsed');
    expect(lapsed).toHaveLength(1);
    await market.rows('update order_dispute set answer_due_at = now() where order_id = $1', [id]);
    expect((await decide(id, 'uphold')).state).toBe('started');
  });
});

describe('a pause', () => {
  const pause = (trader: Trader, id: string) =>
    trader.api.call('POST /orders/:id/pause', { params: { id }, body: { reason: 'Sınavım var' }, ...key() });
  const resume = (trader: Trader, id: string) =>
    trader.api.call('POST /orders/:id/resume', { params: { id }, ...key() });
  const match = () => ({
    champion: 'Ahri',
    kills: 1,
    deaths: 1,
    assists: 1,
    points: 20,
    result: 'win' as const,
    playedAt: new Date().toISOString(),
  });

  test('stops the play and the due time until the side that paused the order resumes it', async () => {
    const { id } = await started(plainDraft('wildrift/duo-boost'));
    const before = Date.parse((await page(customer, id)).dueAt ?? '');
    expect(await outcomeOf(() => pause(stranger, id))).toBe('404 order.not_found');
    expect(await outcomeOf(() => pause(other, id))).toBe('404 order.not_found');
    expect(await pause(customer, id)).toMatchObject({ pause: { by: 'customer', reason: 'Sınavım var' } });
    expect(await noticesOf(booster, id)).toContain('Sipariş duraklatıldı');
    const add = () => booster.api.call('POST /orders/:id/matches', { params: { id }, body: match(), ...key() });
    expect(await outcomeOf(add)).toBe('409 order.paused');
    expect(await outcomeOf(() => walk(booster, id, 'finished'))).toBe('409 order.paused');
    expect(await outcomeOf(() => resume(booster, id))).toBe('409 order.paused_by_other');
    // paused since yesterday
    await market.rows(
      `update orders set paused_at = paused_at - interval '1 day', due_at = now() - interval '1 hour' where id = $1`,
      [id],
    );
    const late = await market.admin.api.call('GET /admin/orders', { query: { filter: '{"late":true}' } });
    expect(late.map((row) => row.id)).not.toContain(id);
    const resumed = await resume(customer, id);
    expect(resumed.pause).toBeNull();
    expect(Date.parse(resumed.dueAt ?? '') - Date.now()).toBeGreaterThan(22 * 3600_000);
    expect(Date.parse(resumed.dueAt ?? '')).not.toBe(before);
    expect(await outcomeOf(add)).toBe('ok');
  });

  test('and a concurrent finish by the booster exclude each other', async () => {
    const orders = await Promise.all(many(5, () => started()));
    await Promise.all(
      orders.map(async ({ id }) => {
        const [paused, done] = await Promise.all([
          outcomeOf(() => pause(customer, id)),
          outcomeOf(() => finish(booster, id)),
        ]);
        const { state, pause: rests } = await page(customer, id);
        if (paused === 'ok') expect([done, state, rests !== null]).toEqual(['409 order.paused', 'started', true]);
        else expect([paused, done, state, rests]).toEqual(['409 order.pause_not_allowed', 'ok', 'finished', null]);
      }),
    );
  });

  test('of either side can be ended by an admin', async () => {
    const { id } = await started();
    for (const side of [booster, customer]) await pause(side, id).then(() => resume(market.admin, id));
    const resumed = (await page(customer, id)).timeline.filter(({ kind }) => kind === 'resumed');
    expect(resumed).toMatchObject([{ actor: { role: 'admin' } }, { actor: { role: 'admin' } }]);
  });
});

describe('another booster', () => {
  const ask = (trader: Trader, id: string) =>
    trader.api.call('POST /orders/:id/booster-request', { params: { id }, body: { reason: 'Yavaş' }, ...key() });
  const take = (by: Trader, id: string) => by.api.call('POST /orders/:id/take', { params: { id }, ...key() });

  test('continues where the first booster stopped, and together they earn one share', async () => {
    const { id, price } = await started();
    await agreedUpTo(booster, customer, id, 1);
    expect(await outcomeOf(() => ask(stranger, id))).toBe('404 order.not_found');
    const asked = await ask(customer, id);
    expect(asked.boosterRequest).toMatchObject({ reason: 'Yavaş' });
    expect((await page(booster, id)).boosterRequest?.reason).toBeUndefined();
    expect(await outcomeOf(() => doneUpTo(booster, id, 4))).toBe('409 order.being_replaced');
    expect((await market.admin.api.call('GET /admin/dashboard', { query: {} })).now?.boosterRequests).toBe(1);
    const body = { orderId: id, boosterId: other.id, reason: 'Müşteri istedi' };
    await market.admin.api.call('POST /admin/choose-booster', { body, ...key() });
    expect(await outcomeOf(() => page(booster, id))).toBe('404 order.not_found');
    const now = await page(other, id);
    expect([now.progress.percent, now.boosterRequest, now.earnings?.amount]).toEqual([25, null, price * 0.6 * 0.75]);

    await walk(other, id, 'started');
    await agreedUpTo(other, customer, id, 4);
    await walk(other, id, 'finished');
    await walk(customer, id, 'closed');
    await settled(id);
    expect([await earnedFor(booster, id), await earnedFor(other, id)]).toEqual([
      price * 0.6 * 0.25,
      price * 0.6 * 0.75,
    ]);
    const toldOfParts = async (trader: Trader) =>
      (await trader.api.call('GET /notifications', { query: { filter: '{"kind":"order-part-paid"}' } })).length;
    expect([await toldOfParts(booster), await toldOfParts(other)]).toEqual([1, 0]);
  });

  test('is looked for in the pool if staff do nothing for a day, and the former booster cannot take the order again', async () => {
    const { id, price } = await started();
    await agreedUpTo(booster, customer, id, 2);
    await ask(customer, id);
    await later.run('order.sweep-trouble', 23);
    expect((await page(customer, id)).state).toBe('started');
    await later.run('order.sweep-trouble', 25);
    const inPool = await page(customer, id);
    expect([inPool.state, inPool.progress.percent]).toEqual(['processing', 50]);
    expect(inPool.timeline.map(({ kind }) => kind)).toContain('booster-request-lapsed');
    expect(await outcomeOf(() => take(booster, id))).toBe('409 order.booster_not_eligible');
    const pool = await booster.api.call('GET /booster/pool', { query: { range: '[0,99]' } });
    expect(pool.find((row) => row.id === id)).toMatchObject({ takeable: false, because: 'replaced' });

    // a cancellation refunds the part that no booster has earned
    const cancelled = await walk(customer, id, 'cancelled');
    expect(cancelled.refunded.amount).toBe(price - price * 0.6 * 0.5);
    expect(await earnedFor(booster, id)).toBe(price * 0.6 * 0.5);
  });

  test('is looked for in the pool if staff return the order there and state which part of the work was done', async () => {
    const { id, price } = await started();
    await doneUpTo(booster, id, 4);
    await ask(customer, id);
    const body = { orderId: id, state: 'processing', donePercent: 25, reason: 'Bir ders yapılmış' } as const;
    const inPool = await market.admin.api.call('POST /admin/choose-state', { body, ...key() });
    expect([inPool.state, inPool.earlierEarned?.amount]).toEqual(['processing', price * 0.6 * 0.25]);
    expect((await walk(customer, id, 'cancelled')).refunded.amount).toBe(price - price * 0.6 * 0.25);
    expect(await earnedFor(booster, id)).toBe(price * 0.6 * 0.25);
  });

  test('is not looked for if the request is withdrawn or declined', async () => {
    const { id } = await started();
    const drop = () => customer.api.call('DELETE /orders/:id/booster-request', { params: { id } });
    expect(await outcomeOf(drop)).toBe('409 order.booster_not_requested');
    await ask(customer, id);
    expect((await drop()).boosterRequest).toBeNull();
    await ask(customer, id);
    const body = { orderId: id, reason: 'Sipariş zamanında ilerliyor.' };
    const declined = await market.admin.api.call('POST /admin/decline-booster-request', { body, ...key() });
    expect([declined.boosterRequest, declined.boosterId]).toEqual([null, booster.id]);
    await later.run('order.sweep-trouble', 48);
    expect((await page(customer, id)).state).toBe('started');
  });
});
