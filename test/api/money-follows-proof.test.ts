// Money follows proof (domain.md 11): matches, or the agreement of customer or staff. The booster's word alone moves no money.
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { key, outcomeOf } from '#test/support/calls.ts';
import { plainDraft } from '#test/support/drafts.ts';
import { agree, agreedUpTo, beganEarlier, finish, proof } from '#test/support/finish.ts';
import { coaching, Market, type Trader } from '#test/support/market.ts';
import { TimeMachine } from '#test/support/time-machine.ts';

let market: Market;
let later: TimeMachine;
let customer: Trader;
let booster: Trader;
let other: Trader;
beforeAll(async () => {
  market = await Market.open(1);
  later = await TimeMachine.beside(market.shop);
  const hired = () => market.booster({ simultaneousOrders: 100, tier: 1 });
  [customer, booster, other] = await Promise.all([market.customer(Money.lira(500_000)), hired(), hired()]);
}, 120_000);
afterEach(() => market.audit());
afterAll(async () => {
  await later.close();
  await market.close();
});

const walk = (trader: Trader, id: string, to: 'started' | 'in-game' | 'finished' | 'closed' | 'cancelled', more = {}) =>
  trader.api.call('POST /orders/:id/transitions', { params: { id }, body: { to, ...more }, ...key() });
const started = async (draft = coaching(4)) => {
  const { id, price } = await market.order(customer, draft);
  await booster.api.call('POST /orders/:id/take', { params: { id }, ...key() });
  await walk(booster, id, 'started');
  return { id, price: price.amount };
};
const says = (by: Trader, id: string, done: number) =>
  by.api.call('PUT /orders/:id/progress', { params: { id }, body: { done, reason: 'Dersler' } });
const ask = (id: string) =>
  customer.api.call('POST /orders/:id/booster-request', { params: { id }, body: { reason: 'Yavaş' }, ...key() });
const page = (trader: Trader, id: string) => trader.api.call('GET /orders/:id', { params: { id } });
const match = (points: number, result: 'win' | 'loss' = 'win') => ({
  kills: 1,
  deaths: 1,
  assists: 1,
  points,
  result,
  playedAt: new Date().toISOString(),
});
const plays = (id: string, points: number, by = booster) =>
  by.api.call('POST /orders/:id/matches', { params: { id }, body: match(points), ...key() });
const choose = (orderId: string, more = {}) =>
  market.admin.api.call('POST /admin/choose-booster', { body: { orderId, boosterId: other.id, ...more }, ...key() });
const titlesOf = async (trader: Trader, id: string) =>
  (await trader.api.call('GET /notifications', { query: { range: '[0,99]' } }))
    .filter(({ link }) => link?.includes(id))
    .map(({ title }) => title);
const climb = plainDraft('tft/duo-boost');
/**
 * An order that began `hours` ago, so that there was time for matches. Without `by` a new booster takes it, who has no other
 * order.
 */
const startedClimb = async (hours: number, by?: Trader) => {
  const player = by ?? (await market.booster({ simultaneousOrders: 100, tier: 1 }));
  const { id } = await market.order(customer, climb);
  await player.api.call('POST /orders/:id/take', { params: { id }, ...key() });
  await walk(player, id, 'started');
  if (hours > 0) await beganEarlier((sql) => market.database.query(sql), id, hours);
  return { id, player };
};

describe('progress that only the booster claims', () => {
  test('earns nothing when staff choose another booster', async () => {
    const { id, price } = await started();
    expect((await says(booster, id, 4)).progress).toMatchObject({
      source: 'booster',
      percent: 100,
      proven: { done: 0 },
    });
    await ask(id);
    const asked = { params: { id }, query: {} };
    const proposal = await market.admin.api.call('GET /admin/orders/:id/handover', asked);
    expect(proposal).toMatchObject({ provenPercent: 0, booster: { amount: 0 }, left: { amount: price } });
    await choose(id);
    const after = await page(other, id);
    expect([after.progress.percent, after.earnings?.amount]).toEqual([0, price * 0.6]);
    expect((await page(customer, id)).earlierEarned?.amount).toBe(0);
    const refund = await market.admin.api.call('GET /admin/orders/:id/refund', asked);
    expect(refund.maximum.amount).toBe(price);
  });

  test('a booster who drops an order earns nothing, and cannot state a done percentage', async () => {
    const { id } = await market.order(customer, coaching(4));
    await booster.api.call('POST /orders/:id/take', { params: { id }, ...key() });
    const drop = (more = {}) =>
      booster.api.call('POST /orders/:id/transitions', {
        params: { id },
        body: { to: 'processing', ...more },
        ...key(),
      });
    expect(await outcomeOf(() => drop({ donePercent: 100 }))).toBe('403 identity.forbidden');
    await drop();
    const { earlierEarned, progress } = await page(customer, id);
    expect([earlierEarned?.amount ?? 0, progress.proven.done]).toEqual([0, 0]);
  });

  test('of an order whose customer wants another booster earns nothing until staff decide, even after a day', async () => {
    const { id, price } = await started();
    await says(booster, id, 4);
    await ask(id);
    await later.run('order.sweep-trouble', 25);
    expect(await page(customer, id)).toMatchObject({ state: 'started', progress: { source: 'booster' } });
    await choose(id, { donePercent: 50, reason: 'İki ders yapılmış' });
    expect((await page(customer, id)).earlierEarned?.amount).toBe((price * 0.6) / 2);
  });

  test('matches of an order whose customer wants another booster earn nothing until staff decide, even after a day', async () => {
    const { id, player } = await startedClimb(10);
    for (let typed = 0; typed < 4; typed++) await plays(id, 50, player);
    await ask(id);
    expect((await page(customer, id)).boosterRequest?.until).toBeNull();
    await later.run('order.sweep-trouble', 25);
    expect(await page(customer, id)).toMatchObject({ state: 'started', earlierEarned: { amount: 0 } });
    await choose(id, { donePercent: 0, reason: 'Maçlar oynanmamış' });
    expect((await page(customer, id)).earlierEarned?.amount).toBe(0);
  });

  test('an order cannot be finished while its customer wants another booster, even if its matches reach the target', async () => {
    const { id, player } = await startedClimb(30);
    for (let typed = 0; (await page(customer, id)).progress.proven.percent < 100 && typed < 60; typed++)
      await plays(id, 100, player);
    await ask(id);
    expect(await outcomeOf(() => finish(player, id))).toBe('409 order.being_replaced');
    const declined = { body: { orderId: id, reason: 'Maçlar doğrulandı' }, ...key() };
    await market.admin.api.call('POST /admin/decline-booster-request', declined);
    expect((await walk(player, id, 'finished')).closesAt).not.toBeNull();
  });

  test('a booster cannot leave a paused order that has matches: staff decide how much was done', async () => {
    const { id, player } = await startedClimb(10);
    await plays(id, 50, player);
    const pause = { params: { id }, body: { reason: 'Tatildeyim' }, ...key() };
    await customer.api.call('POST /orders/:id/pause', pause);
    await market.rows(`update orders set paused_at = paused_at - interval '25 hours' where id = $1`, [id]);
    const drop = () =>
      player.api.call('POST /orders/:id/transitions', { params: { id }, body: { to: 'processing' }, ...key() });
    expect(await outcomeOf(drop)).toBe('409 order.work_unjudged');
    await market.admin.api.call('POST /admin/choose-state', {
      body: { orderId: id, state: 'processing', reason: 'Bir maç oynanmış', donePercent: 10 },
      ...key(),
    });
    expect((await page(customer, id)).earlierEarned?.amount).toBeGreaterThan(0);
  });

  test('is paid once the customer has agreed to it and a request for another booster has lapsed after a day', async () => {
    const { id, price } = await started();
    await agreedUpTo(booster, customer, id, 2);
    await ask(id);
    expect((await page(customer, id)).boosterRequest?.until).not.toBeNull();
    await later.run('order.sweep-trouble', 25);
    expect(await page(customer, id)).toMatchObject({
      state: 'processing',
      earlierEarned: { amount: (price * 0.6) / 2 },
    });
  });

  test('an order without progress is refunded in full if it is cancelled after a request for another booster lapsed', async () => {
    const { id, price } = await started();
    await ask(id);
    await later.run('order.sweep-trouble', 25);
    expect((await walk(customer, id, 'cancelled')).refunded.amount).toBe(price);
  });

  test('does not lower the proposed refund', async () => {
    const { id, price } = await started();
    await says(booster, id, 4);
    await finish(booster, id);
    const proposal = await market.admin.api.call('GET /admin/orders/:id/refund', { params: { id }, query: {} });
    expect(proposal).toMatchObject({ progressPercent: 0, refund: { amount: price } });
    await walk(customer, id, 'closed');
  });

  test('counts once the customer or staff agree to it, and only in the version that they read', async () => {
    const { id, price } = await started();
    const first = (await says(booster, id, 1)).progress.claim ?? '';
    expect(await titlesOf(customer, id)).toContain('Bildirilen ilerlemeyi onayla');
    await says(booster, id, 4);
    const agreeTo = (claim: string, by = customer) =>
      by.api.call('POST /orders/:id/progress/agreement', { params: { id }, body: { claim }, ...key() });
    expect(await outcomeOf(() => agreeTo(first))).toBe('409 order.progress_changed');
    await says(booster, id, 2);
    const agreed = await agree(customer, id);
    expect(agreed.progress).toMatchObject({ source: 'agreed', percent: 50, proven: { percent: 50 } });
    expect(agreed.timeline.at(-1)).toMatchObject({ kind: 'progress-agreed', progress: { to: { done: 2 } } });
    expect(await titlesOf(booster, id)).toContain('İlerleme onaylandı');
    expect(await outcomeOf(() => agreeTo(first))).toBe('409 order.progress_not_claimed');
    const claim = (await says(booster, id, 3)).progress.claim ?? '';
    const body = { orderId: id, claim, reason: 'Ders kaydı görüldü' };
    await market.admin.api.call('POST /admin/agree-progress', { body, ...key() });
    await ask(id);
    await choose(id);
    expect((await page(customer, id)).earlierEarned?.amount).toBe(price * 0.6 * 0.75);
  });

  test('counts at once if it is lower than the agreed progress', async () => {
    const { id } = await started();
    await agreedUpTo(booster, customer, id, 3);
    expect((await says(booster, id, 2)).progress).toMatchObject({ percent: 50, proven: { percent: 50 } });
  });
});

describe('staff', () => {
  test('state the done part when they choose another booster, who continues from there for the remaining share', async () => {
    const { id, price } = await started();
    await says(booster, id, 4);
    await choose(id, { donePercent: 25, reason: 'Bir ders yapılmış' });
    const after = await page(other, id);
    expect([after.progress.done, after.progress.proven.done]).toEqual([1, 1]);
    expect(after.earnings?.amount).toBe(price * 0.6 * 0.75);
    expect((await page(customer, id)).earlierEarned?.amount).toBe(price * 0.6 * 0.25);
  });

  test('cannot state a done part when no booster leaves', async () => {
    const { id } = await market.order(customer, coaching(1));
    expect(await outcomeOf(() => choose(id, { donePercent: 50 }))).toBe('409 order.no_booster_leaves');
    const asked = { params: { id }, query: {} };
    const preview = () => market.admin.api.call('GET /admin/orders/:id/handover', asked);
    expect(await outcomeOf(preview)).toBe('409 order.transition_not_allowed');
  });
});

describe('a match', () => {
  test('that was lost gives no points, whatever was entered', async () => {
    const { id, player } = await startedClimb(1);
    await player.api.call('POST /orders/:id/matches', { params: { id }, body: match(100, 'loss'), ...key() });
    expect((await page(customer, id)).progress.proven.done).toBe(0);
  });

  test('uses up the booster’s time in other orders as well, because a booster plays one match at a time', async () => {
    const one = await startedClimb(0.3);
    const another = await startedClimb(0.3, one.player);
    expect((await plays(one.id, 20, one.player)).counts).toBe(true);
    expect((await plays(another.id, 20, one.player)).counts).toBe(false);
  });

  test('entered at the same moment for several orders of one booster counts in one of them only', async () => {
    const one = await startedClimb(0.3);
    const orders = [one];
    for (let nth = 0; nth < 4; nth++) orders.push(await startedClimb(0.3, one.player));
    const entered = await Promise.all(orders.map(({ id }) => plays(id, 20, one.player)));
    expect(entered.filter(({ counts }) => counts)).toHaveLength(1);
  });

  test('with more points than the game allows is shown as entered, and proves only what the game allows', async () => {
    const { id, player } = await startedClimb(1);
    await plays(id, 150, player);
    const { progress, matches } = await page(customer, id);
    expect([matches[0]?.points, progress.done, progress.proven.done]).toEqual([150, 1.5, 1]);
  });

  test('for which too little time has passed since the booster began is shown with the time from which it counts', async () => {
    const { id, player } = await startedClimb(0);
    const began = Date.now();
    const minutesTo = (at: string | undefined) => Math.round((Date.parse(at ?? '') - began) / 60_000);
    const first = await plays(id, 20, player);
    expect([first.counts, minutesTo(first.countsFrom)]).toEqual([false, 10]);
    await beganEarlier((sql) => market.database.query(sql), id, 0.4);
    // 24 minutes are enough for two matches: the one entered above and the next one. Matches count in the order of entry
    for (const expected of [true, false, false]) expect((await plays(id, 20, player)).counts).toBe(expected);
    const { progress, matches, matchFigures } = await page(customer, id);
    expect(progress).toMatchObject({ done: 0.8, proven: { done: 0.4 } });
    expect(matches.map(({ counts }) => counts)).toEqual([true, true, false, false]);
    expect(matches.map(({ countsFrom }) => countsFrom && minutesTo(countsFrom))).toEqual([undefined, undefined, 6, 16]);
    expect([matchFigures.waiting?.matches, minutesTo(matchFigures.waiting?.until)]).toEqual([2, 16]);
    const listed = await player.api.call('GET /orders/:id/matches', { params: { id }, query: {} });
    expect(new Set(listed.map(({ countsFrom }) => countsFrom))).toEqual(
      new Set(matches.map(({ countsFrom }) => countsFrom)),
    );
  });

  test('counts by itself once its waiting time is over, unless the customer wants another booster', async () => {
    const { id, player } = await startedClimb(0);
    for (let typed = 0; typed < 3; typed++) await plays(id, 20, player);
    await later.run('order.count-matches', 0.4);
    expect((await page(customer, id)).progress).toMatchObject({ done: 0.6, proven: { done: 0.4 } });
    await ask(id);
    expect((await page(customer, id)).matchFigures.waiting).toBeUndefined();
    await later.run('order.count-matches', 5);
    expect((await page(customer, id)).progress.proven.done).toBe(0.4);
  });

  test('whose waiting time is over counts as proof when the order is finished', async () => {
    const { id, player } = await startedClimb(0);
    for (let typed = 0; (await page(customer, id)).progress.percent < 100 && typed < 60; typed++)
      await plays(id, 100, player);
    expect(await outcomeOf(() => walk(player, id, 'finished'))).toBe('422 order.finish_needs_proof');
    await beganEarlier((sql) => market.database.query(sql), id, 24);
    expect((await walk(player, id, 'finished')).unproven).toBe(false);
  });

  test('that is entered after the customer asked for another booster is refused, and changes no progress', async () => {
    const { id } = await started(climb);
    await plays(id, 20);
    const before = (await page(customer, id)).progress;
    await ask(id);
    expect(await outcomeOf(() => plays(id, 20))).toBe('409 order.being_replaced');
    expect(await outcomeOf(() => finish(booster, id))).toBe('409 order.being_replaced');
    expect((await booster.api.call('GET /orders/:id', { params: { id } })).nextStates).not.toContain('finished');
    expect((await page(customer, id)).progress).toEqual(before);
    expect((await page(booster, id)).allowed.match).toBe(false);
  });

  test('entered after a correction is added to the corrected progress, even if the clocks of two processes differ', async () => {
    const { id, player } = await startedClimb(1);
    await plays(id, 20, player);
    const current = { tier: 'silver', division: 1, points: 40 } as const;
    const body = { current, reason: 'Maçlar eksik' };
    await player.api.call('PUT /orders/:id/progress', { params: { id }, body });
    await agree(customer, id);
    await plays(id, 10, player);
    // as if the process of the first match had a clock an hour ahead, and that of the second an hour behind
    await market.rows(
      `update order_match set created_at = created_at + (case points when 20 then 1 else -1 end) * interval '1 hour'
      where order_id = $1`,
      [id],
    );
    const { progress, matches } = await page(customer, id);
    expect(matches.map(({ points }) => points)).toEqual([20, 10]);
    expect(progress.proven.current).toEqual({ tier: 'silver', division: 1, points: 50 });
  });
});

describe('an order that is finished without proof of its target', () => {
  test('needs a reason and a picture, waits in a queue, and does not close by itself', async () => {
    const { id, price } = await started();
    await says(booster, id, 4);
    const { reason, pictures } = await proof(booster);
    for (const shown of [{}, { reason }, { pictures }])
      expect(await outcomeOf(() => walk(booster, id, 'finished', shown))).toBe('422 order.finish_needs_proof');
    const finished = await walk(booster, id, 'finished', { reason, pictures });
    expect(finished).toMatchObject({ unproven: true, closesAt: null, proof: [{ id: pictures[0] }] });
    expect(finished.timeline.at(-1)?.reason).toBe(reason);
    const notices = await customer.api.call('GET /notifications', { query: {} });
    const told = notices.find(({ title }) => title === 'Siparişin hedefe varmadan bitirildi');
    expect(told?.text).toContain('Onaylanan ilerleme: 0 saat tamam, 4 eksik.');
    expect(told?.text).toMatch(/onayla, varsa itiraz et.*Kendiliğinden kapanmaz/);

    await later.run('order.sweep', 1000);
    expect((await page(customer, id)).state).toBe('finished');
    const query = { filter: '{"unproven":true}' };
    const queued = () => market.admin.api.call('GET /admin/orders', { query });
    expect((await queued()).find((row) => row.id === id)).toMatchObject({ unproven: true });
    const waiting = async () => (await market.admin.api.call('GET /admin/dashboard', { query: {} })).now?.unproven;
    const before = (await waiting()) ?? 0;
    // the customer does not answer: staff look at the proof and close the order
    await walk(market.admin, id, 'closed', { reason: 'Ders kaydı görüldü' });
    expect(await waiting()).toBe(before - 1);
    await later.run('order.sweep', 1);
    expect(await page(booster, id)).toMatchObject({ state: 'completed', earnings: { amount: price * 0.6 } });
  });

  test('leaves the queue when its customer disputes it, and can still be closed by the customer', async () => {
    const { id } = await started();
    await finish(booster, id);
    const body = { kind: 'other', text: 'İki saat eksik kaldı.' } as const;
    const disputed = await customer.api.call('POST /orders/:id/dispute', { params: { id }, body, ...key() });
    expect(disputed.unproven).toBe(false);
    await walk(customer, id, 'closed');
  });

  test('an order whose target the customer agreed to counts as proven: it needs no picture and closes by time', async () => {
    const { id } = await started();
    await agreedUpTo(booster, customer, id, 4);
    const finished = await walk(booster, id, 'finished');
    expect([finished.unproven, finished.closesAt === null]).toEqual([false, false]);
    await later.run('order.sweep', 73);
    expect((await page(customer, id)).state).toMatch(/closed|completed/);
  });
});

describe('the notice that an order has started', () => {
  test('is sent once, however often a match begins and ends', async () => {
    const { id } = await started(climb);
    for (const to of ['in-game', 'started', 'in-game', 'started'] as const) await walk(booster, id, to);
    expect((await titlesOf(customer, id)).filter((title) => title === 'Siparişin başladı')).toHaveLength(1);
  });

  test('is not repeated when another booster starts: a notice says that the order goes on', async () => {
    const { id } = await started(climb);
    await choose(id);
    await walk(other, id, 'started');
    const titles = await titlesOf(customer, id);
    expect(titles.filter((title) => title === 'Siparişin başladı')).toHaveLength(1);
    expect(titles[0]).toBe('Siparişin sürüyor');
    expect(titles).not.toContain('Booster aranıyor');
  });
});
