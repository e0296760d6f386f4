import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { inGroups, key, long, many, outcomesOf } from '#test/support/calls.ts';
import { Market, type Trader } from '#test/support/market.ts';

let market: Market;
let customer: Trader;
let boosters: Trader[];
/** Orders that no booster has taken. Taken ones are replaced by new ones. */
let pool: string[] = [];
beforeAll(async () => {
  market = await Market.open();
  customer = await market.customer(Money.lira(1_000_000));
  boosters = await inGroups(
    many(50, () => ({ simultaneousOrders: 100 })),
    10,
    (profile) => market.booster(profile),
  );
}, 120_000);
afterEach(() => market.audit());
afterAll(() => market.close());

const rounds = many(long ? 20 : 4, (round) => [round + 1]);
const take = (booster: Trader, id: string) => {
  const once = key();
  return () => booster.api.call('POST /orders/:id/take', { params: { id }, ...once });
};
const place = async () => (await market.order(customer)).id;

test.each(rounds)('exactly one of 50 boosters who take one order gets it (%i)', async () => {
  const id = await place();
  expect(await outcomesOf(boosters.map((booster) => take(booster, id)))).toEqual({
    ok: 1,
    '409 order.already_taken': 49,
  });
  const page = await market.admin.api.call('GET /admin/orders/:id', { params: { id } });
  expect(page.state).toBe('starting');
  expect(boosters.map(({ id: boosterId }) => boosterId)).toContain(page.boosterId);
});

test.each(rounds)('a booster with a limit of 3 who takes 50 orders gets exactly 3 (%i)', async () => {
  const booster = await market.booster({ simultaneousOrders: 3 });
  pool.push(
    ...(await inGroups(
      many(50 - pool.length, () => 0),
      10,
      place,
    )),
  );
  expect(await outcomesOf(pool.map((id) => take(booster, id)))).toEqual({
    ok: 3,
    '409 order.booster_limit_reached': 47,
  });
  const taken = await market.rows<{ id: string }>('select id from orders where booster_id = $1', [booster.id]);
  expect(taken).toHaveLength(3);
  pool = pool.filter((id) => !taken.some((order) => order.id === id));
});
