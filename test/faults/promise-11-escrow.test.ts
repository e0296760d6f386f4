import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { inGroups, key, many, outcomeOf } from '#test/support/calls.ts';
import { finish } from '#test/support/finish.ts';
import { coaching, Market, type Trader } from '#test/support/market.ts';

let market: Market;
let customers: Trader[];
let boosters: Trader[];
beforeAll(async () => {
  market = await Market.open();
  customers = await Promise.all(many(10, () => market.customer(Money.lira(100_000))));
  boosters = await Promise.all(many(10, () => market.booster({ simultaneousOrders: 100 })));
}, 120_000);
afterEach(() => market.audit());
afterAll(() => market.close());

interface Finished {
  readonly id: string;
  readonly customer: Trader;
}

/** An order that its booster has finished. With the coupon, the booster's share is not a whole number of kuruş. */
const finishedOrder = async (nth: number): Promise<Finished> => {
  const [customer, booster] = [customers[nth % 10]!, boosters[nth % 10]!];
  const { id } = await market.order(customer, coaching(1 + (nth % 3), nth % 2 ? 'BASAMAK10' : undefined));
  await booster.api.call('POST /orders/:id/take', { params: { id }, ...key() });
  await booster.api.call('POST /orders/:id/transitions', { params: { id }, body: { to: 'started' }, ...key() });
  await finish(booster, id);
  return { id, customer };
};

/** The customer confirms, and then an admin settles the order. */
const complete = async ({ id, customer }: Finished) => {
  const closed = await outcomeOf(() =>
    customer.api.call('POST /orders/:id/transitions', { params: { id }, body: { to: 'closed' }, ...key() }),
  );
  const body = { orderId: id, state: 'completed', reason: 'Onaylandı' } as const;
  const completed = await outcomeOf(() => market.admin.api.call('POST /admin/choose-state', { body, ...key() }));
  return { closed, completed };
};
const cancel = ({ id }: Finished, earnedPercent: number) => {
  const body = { orderId: id, state: 'cancelled', reason: 'Anlaşmazlık', earnedPercent } as const;
  return outcomeOf(() => market.admin.api.call('POST /admin/choose-state', { body, ...key() }));
};

test('200 orders that are each cancelled and completed twice at once end once, and the parts add up to the price', async () => {
  const orders = await inGroups(
    many(200, (nth) => nth),
    20,
    finishedOrder,
  );
  await inGroups(orders, 10, async (order) => {
    const [one, two, ...completes] = await Promise.all([
      cancel(order, 33),
      cancel(order, 67),
      complete(order),
      complete(order),
    ]);
    const cancelled = [one, two].filter((end) => end === 'ok').length;
    const closed = completes.filter((end) => end.closed === 'ok').length;
    expect({ order: order.id, ends: cancelled + closed }).toEqual({ order: order.id, ends: 1 });
    for (const end of [one, two, ...completes.map((each) => each.closed)])
      expect(['ok', '409 order.transition_not_allowed']).toContain(end);
  });

  // the job settles closed orders that were not settled here
  const open = async () =>
    market.rows(`select id from orders where id = any($1) and state not in ('cancelled', 'completed')`, [
      orders.map(({ id }) => id),
    ]);
  for (const end = Date.now() + 30_000; Date.now() < end && (await open()).length > 0;)
    await new Promise((wait) => setTimeout(wait, 500));
  expect(await open()).toEqual([]);

  const sums = await market.rows<Record<'state' | 'price' | 'refund' | 'payout' | 'revenue' | 'held', unknown>>(
    `select o.id, o.state, o.price_kurus::int as price,
       coalesce(sum(p.amount_kurus) filter (where p.account = 'wallet:' || o.customer_id and e.kind = 'order-refund'), 0)::int as refund,
       coalesce(sum(p.amount_kurus) filter (where p.account = 'wallet:' || o.booster_id), 0)::int as payout,
       coalesce(sum(p.amount_kurus) filter (where p.account in ('revenue', 'promotion')), 0)::int as revenue,
       coalesce(sum(p.amount_kurus) filter (where p.account = 'escrow:' || o.id), 0)::int as held
     from orders o join ledger_entry e on e.order_id = o.id join ledger_posting p on p.entry_id = e.id
     where o.id = any($1) group by o.id`,
    [orders.map(({ id }) => id)],
  );
  expect(sums).toHaveLength(200);
  const wrong = sums.filter(
    ({ price, refund, payout, revenue, held }) =>
      Number(refund) + Number(payout) + Number(revenue) !== price || held !== 0 || Number(payout) <= 0,
  );
  expect(wrong).toEqual([]);
  // both outcomes must have occurred, or there was no race
  expect(new Set(sums.map(({ state }) => state))).toEqual(new Set(['cancelled', 'completed']));
}, 180_000);
