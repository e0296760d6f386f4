import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { key, many, outcomeOf, outcomesOf, waitFor } from '#test/support/calls.ts';
import { aDraft } from '#test/support/drafts.ts';
import { assertLedger } from '#test/support/invariants.ts';
import { World } from '#test/support/world.ts';

jest.setTimeout(60_000);

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(async () => {
  await assertLedger(world.product.database.url);
  await world.end();
});

const aCode = () => `TOPLU-${randomUUID().slice(0, 8)}`.toUpperCase();
const fileOf = (...lines: readonly string[]) => ({ text: ['Kod;Yüzde;Toplam kullanım', ...lines].join('\n') });
const add = (text: string, idempotencyKey: string = randomUUID()) =>
  world.admin.api.call('POST /admin/add-coupons', { body: { text }, idempotencyKey });
const preview = (text: string) => world.admin.api.call('POST /admin/preview-coupons', { body: { text } });
const named = async (code: string) => {
  const filter = JSON.stringify({ code });
  return world.admin.api.call('GET /admin/coupons', { query: { filter } });
};

describe('a file of coupons', () => {
  test('is previewed line by line, and the preview adds nothing', async () => {
    const [one, other] = [aCode(), aCode()];
    await add(fileOf(`${other};10;`).text);
    const { lines } = await preview(fileOf(`${one.toLowerCase()};15;4`, `${one};101;`, `${other};20;`).text);
    expect(lines).toEqual([
      {
        number: 2,
        code: one,
        verdict: 'new',
        faults: [],
        coupon: expect.objectContaining({ discount: { type: 'percent', percent: 15 }, totalUses: 4, services: [] }),
      },
      { number: 3, code: one, verdict: 'unreadable', faults: ['discount'], coupon: null },
      { number: 4, code: other, verdict: 'known', faults: [], coupon: expect.anything() },
    ]);
    expect(await named(one)).toEqual([]);
  });

  test('is added once, also on a repeat by idempotency key, and the audit log lists its coupons', async () => {
    const codes = many(30, aCode);
    const { text } = fileOf(...codes.map((code) => `${code};10;5`));
    const again = randomUUID();
    const [first, second] = await Promise.all([add(text, again), add(text, again)]);
    expect(first).toEqual({ added: 30, codes });
    expect(second).toEqual(first);
    expect(await named(codes[0]!)).toMatchObject([{ code: codes[0], totalUses: 5, used: 0 }]);
    const filter = JSON.stringify({ action: 'POST /admin/add-coupons' });
    const [event] = await world.admin.api.call('GET /admin/audit-events', { query: { filter } });
    expect(event).toMatchObject({ resource: 'coupons', recordId: null, said: {} });
    expect(event!.changes).toEqual([{ path: '', before: null, after: first }]);
  });

  test('with one faulty line adds no coupon', async () => {
    const [one, other] = [aCode(), aCode()];
    await expect(add(fileOf(`${one};10;`, `${other};0;`).text)).rejects.toMatchObject({
      status: 422,
      code: 'pricing.coupon_lines_wrong',
    });
    expect(await named(one)).toEqual([]);
  });

  test('that shares codes with another file added concurrently is refused whole; the other file is added', async () => {
    const shared = many(40, aCode);
    const [one, other] = [aCode(), aCode()];
    const outcomes = await outcomesOf([
      () => add(fileOf(`${one};10;`, ...shared.map((code) => `${code};10;`)).text),
      () => add(fileOf(...shared.toReversed().map((code) => `${code};20;`), `${other};20;`).text),
    ]);
    expect(outcomes).toEqual({ ok: 1, '409 pricing.coupon_codes_taken': 1 });
    const [ofOne, ofOther, ofShared] = await Promise.all([named(one), named(other), named(shared[0]!)]);
    expect(ofOne.length + ofOther.length).toBe(1);
    expect(ofShared).toMatchObject([{ discount: { percent: ofOne.length === 1 ? 10 : 20 } }]);
  });

  test('may be larger than other request bodies, up to a limit, and only staff who may add coupons can send it', async () => {
    const token = world.admin.token;
    const lines = (length: number) => ({ token, body: { text: `Kod;Yüzde\n${'x'.repeat(length)}` } });
    const call = async (length: number) => {
      const { status, body } = await world.call('POST /admin/preview-coupons', lines(length));
      return [status, (body as { code?: string }).code];
    };
    expect(await call(300_000)).toEqual([200, undefined]);
    expect(await call(450_000)).toEqual([422, 'request.invalid']);
    expect(await call(600_000)).toEqual([413, 'request.too_large']);
    const other = await world.call('POST /admin/coupons', lines(70_000));
    expect(other.status).toBe(413);
    const customer = await world.call('POST /admin/preview-coupons', { ...lines(10), token: world.customer.token });
    expect(customer.status).toBe(403);
  });

  test('with 1,000 coupons is added in one call', async () => {
    const codes = many(1000, aCode);
    expect(await add(fileOf(...codes.map((code) => `${code};10;1`)).text)).toMatchObject({ added: 1000 });
  });
});

describe('a coupon in use', () => {
  /** A coupon that the process has already read when it calculates a quote. */
  const known = async (totalUses = '') => {
    const code = aCode();
    await add(fileOf(`${code};10;${totalUses}`).text);
    const draft = aDraft({ coupon: code });
    const quote = () => world.customer.api.call('POST /orders/calculate', { body: draft });
    const quoted = () => quote().catch(() => undefined);
    await waitFor(quoted, 'a quote with the coupon');
    /** Places an order at the current price. */
    const order = async () => {
      const { price } = await quote();
      return world.customer.api.call('POST /orders', { body: { draft, expectedPrice: price }, ...key() });
    };
    return { id: (await named(code))[0]!.id, code, order, quoted };
  };
  const now = (id: string) => world.admin.api.call('GET /admin/coupons/:id', { params: { id } });
  const change = (id: string, body: object) => () =>
    world.admin.api.call('PUT /admin/coupons/:id', { params: { id }, body });

  test('has a last use that only one of two concurrent orders gets; the other order is not charged', async () => {
    const { id, order } = await known('1');
    const balance = async () => (await world.customer.api.call('GET /wallet')).balance.amount;
    const before = await balance();
    const prices: number[] = [];
    const ordering = async () => prices.push((await order()).price.amount);
    expect(await outcomesOf([ordering, ordering])).toEqual({ ok: 1, '409 pricing.coupon_spent': 1 });
    expect(await now(id)).toMatchObject({ used: 1 });
    expect(before - (await balance())).toBe(prices[0]);
  });

  test('that is ended while an order is placed counts that order if it succeeded, and later orders are soon refused', async () => {
    const { id, order, quoted } = await known();
    const [ordered, ended] = await Promise.all([
      outcomeOf(order),
      outcomeOf(() =>
        world.admin.api.call('POST /admin/end-coupon', { body: { couponId: id, reason: 'Yanlış yerde' }, ...key() }),
      ),
    ]);
    expect(ended).toBe('ok');
    expect(['ok', '422 pricing.coupon_expired']).toContain(ordered);
    expect(await now(id)).toMatchObject({ used: ordered === 'ok' ? 1 : 0, validUntil: expect.any(String) });
    await waitFor(async () => ((await quoted()) ? undefined : true), 'the end of the coupon');
    expect(await outcomeOf(order)).toBe('422 pricing.coupon_expired');
  });

  test('that is changed while its first order is placed keeps its code and discount after that order', async () => {
    const { id, code, order } = await known();
    const [ordered, changed] = await Promise.all([
      outcomeOf(order),
      outcomeOf(change(id, { discount: { type: 'percent', percent: 50 } })),
    ]);
    // the order is placed at the price that was shown, or refused because the price has changed
    expect(['ok', '409 order.price_changed']).toContain(ordered);
    expect(['ok', '409 pricing.coupon_used']).toContain(changed);
    if (ordered !== 'ok') await order();
    const kept = await now(id);
    expect(kept).toMatchObject({ code, used: 1, discount: { percent: changed === 'ok' ? 50 : 10 } });
    const outcomes = await outcomesOf([
      change(id, { discount: { type: 'percent', percent: 60 } }),
      change(id, { code: aCode() }),
    ]);
    expect(outcomes).toEqual({ '409 pricing.coupon_used': 2 });
    expect(await now(id)).toEqual(kept);
  });
});
