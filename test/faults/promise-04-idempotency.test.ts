import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Money } from '#kernel/money.ts';
import { answered, many } from '#test/support/calls.ts';
import { coaching, Market, type Trader } from '#test/support/market.ts';

let market: Market;
let customer: Trader;
let other: Trader;
beforeAll(async () => {
  market = await Market.open();
  [customer, other] = await Promise.all([market.customer(Money.lira(50_000)), market.customer(Money.lira(50_000))]);
}, 120_000);
afterEach(() => market.audit());
afterAll(() => market.close());

const draft = coaching(1);

/** Uses fetch itself, because the exact bytes of the answer count. */
const place = async (by: Trader, idempotencyKey: string, hours = 1) => {
  const response = await market.fetch('/api/orders', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${by.token}`,
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey,
    },
    body: JSON.stringify({ draft: coaching(hours), expectedPrice: await market.priceOf(draft) }),
  });
  const text = await response.text();
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text };
};
const ordersOf = async (by: Trader) =>
  (await market.rows<{ id: string }>('select id from orders where customer_id = $1', [by.id])).length;

describe('a repeat by idempotency key', () => {
  test('that is sent 100 times at once is one order and one answer', async () => {
    const key = randomUUID();
    const before = await ordersOf(customer);
    const all = await Promise.all(many(100, () => place(customer, key)));

    const given = all.filter(({ status }) => status === 201);
    const told = all.filter(({ status }) => status !== 201);
    expect(given.length).toBeGreaterThan(0);
    expect(new Set(given.map(({ text }) => text)).size).toBe(1);
    for (const { status, retryAfter, text } of told) {
      expect({ status, code: JSON.parse(text).code }).toEqual({ status: 409, code: 'request.in_progress' });
      expect(Number(retryAfter)).toBeGreaterThan(0);
    }
    expect(await place(customer, key)).toMatchObject({ status: 201, text: given[0]!.text });
    expect(await ordersOf(customer)).toBe(before + 1);
  }, 60_000);

  test('with another body is refused, and the first answer stays', async () => {
    const key = randomUUID();
    const first = await place(customer, key);
    const another = await place(customer, key, 2);
    expect({ status: another.status, code: JSON.parse(another.text).code }).toEqual({
      status: 422,
      code: 'request.key_reused',
    });
    expect((await place(customer, key)).text).toBe(first.text);
  });

  test('by another user is a separate request', async () => {
    const key = randomUUID();
    const [mine, theirs] = [await place(customer, key), await place(other, key)];
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(JSON.parse(mine.text).id).not.toBe(JSON.parse(theirs.text).id);
  });

  test('is replayed for 24 hours and no longer', async () => {
    const key = randomUUID();
    const first = await place(customer, key);
    const age = (by: string) =>
      market.database.query('update idempotency_key set created_at = now() - $2::interval where key = $1', [key, by]);
    await age('23 hours 59 minutes');
    expect((await place(customer, key)).text).toBe(first.text);
    await age('24 hours 1 minute');
    const later = await place(customer, key);
    expect(later.status).toBe(201);
    expect(JSON.parse(later.text).id).not.toBe(JSON.parse(first.text).id);
  });

  test('after a server fault places the order, because a fault is not stored', async () => {
    const key = randomUUID();
    const before = await ordersOf(customer);
    // the last write of placing an order fails, so that all earlier writes and the key are rolled back
    await market.database.query('alter table outbox rename to outbox_away');
    const failed = await place(customer, key);
    await market.database.query('alter table outbox_away rename to outbox');
    expect(failed.status).toBeGreaterThanOrEqual(500);
    expect(await ordersOf(customer)).toBe(before);
    const [stored] = await market.rows('select key from idempotency_key where key = $1', [key]);
    expect(stored).toBeUndefined();

    const placed = await answered(() => place(customer, key));
    expect(placed.status).toBe(201);
    expect(await ordersOf(customer)).toBe(before + 1);
  });
});
