import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Draft } from '#contract/pricing/schemas.ts';
import { Money } from '#kernel/money.ts';
import { answered, inGroups, key, many, outcomesOf } from '#test/support/calls.ts';
import { coaching, Market, type Trader } from '#test/support/market.ts';
import { stockListing } from '#test/support/stock.ts';

let market: Market;
let customer: Trader;
beforeAll(async () => {
  market = await Market.open();
  customer = await market.customer(Money.lira(200_000));
}, 120_000);
afterEach(() => market.audit());
afterAll(() => market.close());

/** Adds a coupon of 20 % and waits until all three processes know it. */
const coupon = async (limits: { totalUses: number | null; usesPerCustomer: number | null }) => {
  const code = `BIR${randomUUID().slice(0, 8).toUpperCase()}`;
  await market.database.query(
    `insert into coupon (id, code, discount_percent, services, total_uses, uses_per_customer, created_at, updated_at)
     values ($1, $2, 20, '[]', $3, $4, now(), now())`,
    [randomUUID(), code, limits.totalUses, limits.usesPerCustomer],
  );
  const prices = async () => inGroups(market.shop.urls, 3, () => market.priceOf(coaching(1, code)));
  await answered(prices, () => true);
  return code;
};
const order = (by: Trader, draft: Draft, expectedPrice: { amount: number; currency: 'TRY' }) => {
  const input = { body: { draft, expectedPrice }, ...key() };
  return () => by.api.call('POST /orders', input);
};
const leagueDraft = Draft.parse({
  service: 'league-of-legends/elo-boost',
  server: 'tr',
  current: { tier: 'gold', division: 3 },
  target: { tier: 'gold', division: 2 },
  lane: 'jungle',
});

describe('a coupon', () => {
  test('with one use in total is used once by 100 concurrent orders of 20 customers', async () => {
    const code = await coupon({ totalUses: 1, usesPerCustomer: null });
    const price = await market.priceOf(coaching(1, code));
    const customers = await inGroups(
      many(20, () => Money.lira(10_000)),
      10,
      (balance) => market.customer(balance),
    );
    const all = many(100, (nth) => order(customers[nth % 20]!, coaching(1, code), price));
    expect(await outcomesOf(all)).toEqual({ ok: 1, '409 pricing.coupon_spent': 99 });
    const uses = await market.rows(
      'select counted_uses from coupon where code = $1 and (select count(*) from coupon_redemption r where r.coupon_id = coupon.id) = 1',
      [code],
    );
    expect(uses).toEqual([{ counted_uses: 1 }]);
  }, 60_000);

  test('with one use for each customer is used once by one customer’s 100 orders at once', async () => {
    const code = await coupon({ totalUses: null, usesPerCustomer: 1 });
    const price = await market.priceOf(coaching(1, code));
    const all = many(100, () => order(customer, coaching(1, code), price));
    expect(await outcomesOf(all)).toEqual({ ok: 1, '409 pricing.coupon_spent': 99 });
  }, 60_000);
});

test('the last account of a listing is sold once in 100 concurrent purchases by 20 customers, and nobody else pays', async () => {
  const customers = await inGroups(
    many(20, () => Money.lira(1000)),
    10,
    (balance) => market.customer(balance),
  );
  const { id, price } = await stockListing(market.admin, 3);
  const buy = (nth: number) => {
    const input = { params: { id }, body: { expectedPrice: price }, ...key() };
    return () => customers[nth % 20]!.api.call('POST /listings/:id/purchases', input);
  };
  // two accounts are sold before, so that one is left
  const first = await inGroups([0, 1], 1, (nth) => buy(nth)());
  expect(await outcomesOf(many(100, buy))).toEqual({ ok: 1, '409 shop.sold_out': 99 });

  const sold = await market.rows<{ buyer_id: string; stock_account_id: string }>(
    'select buyer_id, stock_account_id from stock_purchase where listing_id = $1',
    [id],
  );
  expect(new Set(sold.map((sale) => sale.stock_account_id)).size).toBe(3);
  const spent = (await inGroups(customers, 10, (customer) => market.balanceOf(customer))).map((left) => 1000_00 - left);
  expect(spent.reduce((sum, amount) => sum + amount, 0)).toBe(3 * price.amount);
  const owners = await inGroups(customers, 10, (customer) => customer.api.call('GET /purchases', { query: {} }));
  const names = owners.flat().map(({ credentials }) => credentials?.username);
  expect(names).toEqual(expect.arrayContaining(first.map(({ credentials }) => credentials?.username)));
  expect(new Set(names).size).toBe(3);
}, 60_000);

test('the lane of an order is changed once by 100 concurrent changes', async () => {
  const { id } = await market.order(customer, leagueDraft);
  const change = many(100, (nth) => {
    const lane = (['middle', 'top', 'adc'] as const)[nth % 3]!;
    return () => customer.api.call('PUT /orders/:id/lane', { params: { id }, body: { lane } });
  });
  expect(await outcomesOf(change)).toEqual({ ok: 1, '409 order.lane_already_changed': 99 });
}, 60_000);

test('the game account of an order is replaced once by 100 concurrent changes', async () => {
  const { id } = await market.order(customer, leagueDraft);
  const account = async (nth: number) => {
    const body = { game: 'league', server: 'tr', inGameName: `Ad${nth}`, username: `u${nth}`, password: 'p' } as const;
    return (await customer.api.call('POST /game-accounts', { body, ...key() })).id;
  };
  const give = (gameAccountId: string) => () =>
    customer.api.call('PUT /orders/:id/game-account', { params: { id }, body: { gameAccountId } });
  await give(await account(0))();
  const others = await inGroups(
    many(100, (nth) => nth + 1),
    10,
    account,
  );
  expect(await outcomesOf(others.map(give))).toEqual({ ok: 1, '409 order.account_already_changed': 99 });
}, 60_000);

test('a username is given once to 100 people who spell it with İ, I, ı and i, in upper and lower case', async () => {
  const spellings = ['İlkbaharışık', 'ILKBAHARIŞIK', 'ılkbaharışık', 'ilkbaharişik', 'iLKBAHARIşIK', 'İLKBAHARİŞİK'];
  const register = many(100, (nth) => {
    const body = {
      firstName: 'Ada',
      lastName: 'Yıldız',
      email: `ada.${nth}@basamak.test`,
      phone: `+90541${String(1_000_000 + nth)}`,
      username: spellings[nth % spellings.length],
      password: 'kiraz-agaci-42',
      acceptTerms: true,
    };
    return async () => {
      const headers = { 'content-type': 'application/json' };
      const response = await market.fetch('/api/users', { method: 'POST', headers, body: JSON.stringify(body) });
      const { code } = (await response.json()) as { code?: string };
      if (!response.ok) throw new Error(`${response.status} ${code}`);
    };
  });
  expect(await outcomesOf(register)).toEqual({ ok: 1, 'Error: 409 identity.username_taken': 99 });
}, 60_000);

test('exactly three of 100 messages at once are sent, and no fourth within 15 minutes', async () => {
  const { id } = await market.order(customer);
  const booster = await market.booster();
  await booster.api.call('POST /orders/:id/take', { params: { id }, ...key() });
  const say = (text: string) => {
    const input = { params: { id }, body: { text }, ...key() };
    return () => customer.api.call('POST /orders/:id/messages', input);
  };
  expect(await outcomesOf(many(100, (nth) => say(`mesaj ${nth}`)))).toEqual({
    ok: 3,
    '429 conversation.too_many_messages': 97,
  });
  const age = (by: string) =>
    market.database.query(`update message set created_at = created_at - $2::interval where order_id = $1`, [id, by]);
  await age('14 minutes');
  expect(await outcomesOf([say('hâlâ erken')])).toEqual({ '429 conversation.too_many_messages': 1 });
  await age('1 minute');
  expect(await outcomesOf(many(10, (nth) => say(`yine ${nth}`)))).toEqual({
    ok: 3,
    '429 conversation.too_many_messages': 7,
  });
}, 60_000);
