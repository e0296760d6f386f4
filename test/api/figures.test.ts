// The console's dashboard and its live events, limited by the reader's scopes.
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import type { Scope } from '#kernel/vocabulary.ts';
import { key, outcomeOf, waitFor } from '#test/support/calls.ts';
import { fund } from '#test/support/clients.ts';
import { finish } from '#test/support/finish.ts';
import { openStream, type Stream } from '#test/support/stream.ts';
import { iban, World } from '#test/support/world.ts';

jest.setTimeout(60_000);

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const dayOf = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone: 'Europe/Istanbul' });
const today = () => dayOf(new Date());
const dashboard = (query: { from?: string; to?: string; game?: 'league' | 'tft' } = {}, session = world.admin) =>
  session.api.call('GET /admin/dashboard', { query });

describe('the dashboard', () => {
  test('counts orders and money up to the present moment, by game, beside the previous period', async () => {
    const countedNow = async () => {
      const { orders } = await dashboard();
      if (!orders) throw new Error('an admin sees orders');
      const { placed, cancelled, sales, refunded } = orders.totals;
      return { orders, figures: [placed, cancelled, sales.amount, refunded.amount] as const };
    };
    const { figures: then } = await countedNow();
    const id = await world.order();
    await world.order();
    await world.customer.api.call('POST /orders/:id/transitions', {
      params: { id },
      body: { to: 'cancelled' },
      ...key(),
    });
    const { orders, figures: now } = await countedNow();
    const price = now[3] - then[3];
    expect(price).toBeGreaterThan(0);
    expect(now.map((figure, at) => figure - (then[at] ?? 0))).toEqual([2, 1, 2 * price, price]);
    expect(orders.before.placed).toBe(0);
    expect(orders.days).toHaveLength(30);
    expect(orders.days.at(-1)?.games.find(({ game }) => game === 'league')?.placed).toBe(now[0]);
    expect((await dashboard({ game: 'tft' })).orders?.totals.placed).toBe(0);
  });

  test('counts the same records as the lists with the same filters', async () => {
    const id = await world.openOrder();
    await world.booster.api.call('POST /orders/:id/take', { params: { id }, ...key() });
    const body = { to: 'started' } as const;
    await world.booster.api.call('POST /orders/:id/transitions', { params: { id }, body, ...key() });
    await finish(world.booster, id);
    await world.admin.api.call('POST /admin/decide-dispute', {
      body: { orderId: await world.answeredDispute(), decision: 'reject', reason: 'Hedefe varılmış' },
      ...key(),
    });
    await world.answeredDispute();
    const from = new Date(`${today()}T00:00:00+03:00`).toISOString();
    const listed = async (filter: object) =>
      (await world.admin.api.call('GET /admin/orders', { query: { filter: JSON.stringify(filter), range: '[0,499]' } }))
        .length;
    const { orders, boosters } = await dashboard({ from: today(), to: today() });
    const totals = orders?.totals;
    expect(totals?.finished).toBeGreaterThan(0);
    // a disputed order does not count as finished
    expect(await listed({ finishedAt_gte: from, disputed: true })).toBeGreaterThan(0);
    expect(await listed({ finishedAt_gte: from, disputed: false })).toBe(totals?.finished);
    expect(await listed({ finishedAt_gte: from, finishedLate: true, disputed: false })).toBe(totals?.late);
    expect(await listed({ cancelledAt_gte: from })).toBe(totals?.cancelled);
    expect(await listed({ disputedAt_gte: from })).toBe(totals?.disputesOpened);
    expect(totals?.disputesDecided).toBeGreaterThan(0);
    expect(await listed({ disputeDecidedAt_gte: from })).toBe(totals?.disputesDecided);
    expect(await listed({ takenAt_gte: from })).toBe(totals?.taken);
    expect(await listed({ createdAt_gte: from })).toBe(totals?.placed);
    expect(totals?.take?.medianSeconds).toBeLessThan(60);
    const { id: boosterId } = await world.booster.api.call('GET /users/current');
    expect(boosters?.find((one) => one.id === boosterId)?.finished).toBe(
      await listed({ finishedAt_gte: from, boosterId, disputed: false }),
    );
  });

  test('shows staff only the parts that their scopes allow', async () => {
    const partsOf = async (...scopes: readonly Scope[]) => {
      const { now, orders, payments, tickets, boosters } = await dashboard({}, await world.staff(...scopes));
      const parts = { now, orders, payments, tickets, boosters };
      return Object.entries(parts).flatMap(([part, value]) => (value === null ? [] : [part]));
    };
    expect(await partsOf('orders:read')).toEqual(['now', 'orders']);
    expect(await partsOf('wallets:read', 'tickets:read')).toEqual(['payments', 'tickets']);
    expect(await partsOf('coupons:read')).toEqual([]);
    const { boosters } = await dashboard({}, await world.staff('boosters:read'));
    expect(boosters?.length).toBeGreaterThan(0);
    expect(boosters?.every(({ earned }) => earned === null)).toBe(true);
    expect(await outcomeOf(() => dashboard({}, world.customer))).toBe('403 identity.forbidden');
  });

  test('refuses days that are reversed, in the future or too far apart', async () => {
    const asked = (from: string, to: string) => outcomeOf(() => dashboard({ from, to }));
    const inDays = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000));
    expect(await asked(inDays(-365), today())).toBe('ok');
    for (const [from, to] of [
      [today(), inDays(-1)],
      [inDays(-400), today()],
      [today(), inDays(2)],
    ] as const)
      expect(await asked(from, to)).toBe('422 request.invalid');
  });
});

describe('the live events of the console', () => {
  test('carry an id only, and reach only staff who may read the record', async () => {
    const [payouts, tickets] = [await world.staff('payouts:read'), await world.staff('tickets:read')];
    const heardByPayouts = await openStream(world.product.url, payouts.token);
    const heardByTickets = await openStream(world.product.url, tickets.token);
    const { id: boosterId } = await world.booster.api.call('GET /users/current');
    await fund(world.admin, boosterId, Money.lira(100));
    const payout = await world.booster.api.call('POST /booster/payouts', {
      body: { amount: Money.lira(100), iban },
      ...key(),
    });
    await world.order();
    await world.ticket();
    await heardByPayouts.has(2);
    await heardByTickets.has(2);
    expect(heardByPayouts.events.slice(1).map(({ type, data }) => ({ type, data }))).toEqual([
      { type: 'console', data: { resource: 'payouts', id: payout.id } },
    ]);
    expect(heardByTickets.events.slice(1).map(({ type }) => type)).toEqual(['ticket']);
    await Promise.all([heardByPayouts.close(), heardByTickets.close()]);
  });

  test('about reviews and contact messages go by scope; those about an approval go to admins and to the asking staff', async () => {
    const scopes = [['content:read'], ['tickets:read'], ['wallets:read', 'wallets:write'], ['wallets:write']] as const;
    const [content, tickets, asking, another] = await Promise.all(scopes.map((held) => world.staff(...held)));
    if (!content || !tickets || !asking || !another) throw new Error('four are made');
    const people = [content, tickets, asking, another, world.admin];
    const streams = await Promise.all(people.map(({ token }) => openStream(world.product.url, token)));
    const orderId = await world.closedOrder();
    await world.customer.api.call('POST /orders/:id/review', {
      params: { id: orderId },
      body: { stars: 5, text: 'Hızlıydı.' },
      ...key(),
    });
    const written = { name: 'Ece Işık', email: 'ece@basamak.test', text: 'Koçluk dersleri ne zaman başlıyor?' };
    expect(await world.call('POST /contact', { body: written })).toMatchObject({ status: 202 });
    const { id: contactId = '' } = (await tickets.api.call('GET /admin/contact-messages'))[0] ?? {};
    const asked = {
      command: 'add-funds',
      userId: world.customer.id,
      type: 'add',
      amount: Money.lira(5),
      reason: 'Telafi',
    } as const;
    const { id: approvalId } = await asking.api.call('POST /admin/approvals', { body: asked, ...key() });
    const heard = (stream: Stream | undefined) =>
      (stream?.events ?? []).flatMap(({ type, data }) => (type === 'console' ? [data] : []));
    const review = { resource: 'reviews', id: orderId };
    const contact = { resource: 'contact-messages', id: contactId };
    const approval = { resource: 'approvals', id: approvalId };
    const expected = [[review], [contact], [approval], [], [review, contact, approval]];
    const allHeard = () => expected.every(({ length }, at) => heard(streams[at]).length >= length) || undefined;
    await waitFor(allHeard, 'the news');
    expect(streams.map(heard)).toEqual(expected);
    await Promise.all(streams.map((stream) => stream.close()));
  });
});
