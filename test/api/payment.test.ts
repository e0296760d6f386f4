import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Money } from '#kernel/money.ts';
import type { Payment } from '../../src/dev/paytr/payments.ts';
import { key, many, outcomesOf } from '#test/support/calls.ts';
import { logIn, type NewCustomer, register, type Session, withToken } from '#test/support/clients.ts';
import { aDraft } from '#test/support/drafts.ts';
import { assertLedger } from '#test/support/invariants.ts';
import { type Shop, startShop } from '#test/support/shop.ts';

jest.setTimeout(120_000);

let shop: Shop;
let admin: Session;
let customer: NewCustomer;
const url = (n = 0) => shop.urls[n % shop.urls.length] ?? '';

beforeAll(async () => {
  shop = await startShop({ processes: 3 });
  admin = await logIn(url(), 'yonetici@basamak.test');
});
afterEach(() => assertLedger(shop.databaseUrl));
afterAll(() => shop.stop());

const lira = (amount: number) => Money.lira(amount);
const begin = async (amount: Money, draft?: ReturnType<typeof aDraft>) =>
  customer.api.call('POST /top-ups', { body: { amount, ...(draft ? { draft } : {}) }, ...key() });
const topUp = (id: string) => customer.api.call('GET /top-ups/:id', { params: { id } });
const balance = async (of = customer) => (await of.api.call('GET /wallet')).balance.amount;
const control = (faults: object) =>
  fetch(`${shop.sandboxUrl}/sandbox/faults`, { method: 'PUT', body: JSON.stringify(faults) });

const payWithCard = (frameUrl: string | undefined, number = '4355 0843 5508 4358') =>
  fetch(frameUrl ?? '', {
    method: 'POST',
    body: new URLSearchParams({ number, month: '12', year: '30', cvv: '000' }),
    redirect: 'manual',
  });

/** A notification as PayTR posts and signs it. */
const notice = (fields: { merchant_oid: string; total_amount: string; status?: string; test_mode?: string }) => {
  const said = { status: 'success', ...fields };
  const text = said.merchant_oid + String(shop.settings.PAYTR_MERCHANT_SALT) + said.status + said.total_amount;
  const hash = createHmac('sha256', String(shop.settings.PAYTR_MERCHANT_KEY)).update(text).digest('base64');
  return { ...said, hash };
};
const post = (form: Record<string, string>, process = 0) =>
  fetch(`${url(process)}/api/payments/paytr/notification`, { method: 'POST', body: new URLSearchParams(form) });
const until = async (condition: () => Promise<boolean>, seconds = 20) => {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(100)) if (await condition()) return;
  throw new Error(`it did not come true in ${seconds} seconds`);
};

describe('a top-up', () => {
  test('is paid on the card page and credited', async () => {
    customer = await register(url());
    const begun = await begin(lira(250));
    expect(begun).toMatchObject({ state: 'pending', amount: { amount: 250_00 } });
    await payWithCard(begun.frameUrl);
    await until(async () => (await topUp(begun.id)).state === 'paid');
    expect(await balance()).toBe(250_00);
    const [posting] = await customer.api.call('GET /wallet/postings');
    expect(posting).toMatchObject({ seq: 1, kind: 'top-up', amount: { amount: 250_00 }, balance: { amount: 250_00 } });
  });

  test('is its customer’s alone, and its amount has limits', async () => {
    customer = await register(url());
    const { id } = await begin(lira(100));
    const stranger = await register(url());
    await expect(stranger.api.call('GET /top-ups/:id', { params: { id } })).rejects.toMatchObject({
      status: 404,
      code: 'payment.top_up_not_found',
    });
    for (const amount of [lira(99), lira(25_001), Money.kurus(-1)])
      await expect(begin(amount)).rejects.toMatchObject({ status: 422, code: 'payment.amount_out_of_range' });
  });

  test('that is repeated by idempotency key is the same one', async () => {
    customer = await register(url());
    const idempotencyKey = randomUUID();
    const body = { amount: { amount: 150_00, currency: 'TRY' as const } };
    const first = await customer.api.call('POST /top-ups', { body, idempotencyKey });
    const again = await customer.api.call('POST /top-ups', { body, idempotencyKey });
    expect(again).toEqual(first);
    const other = { amount: { amount: 151_00, currency: 'TRY' as const } };
    await expect(customer.api.call('POST /top-ups', { body: other, idempotencyKey })).rejects.toMatchObject({
      status: 422,
      code: 'request.key_reused',
    });
  });

  test('that the bank declines can be paid with another card', async () => {
    customer = await register(url());
    const begun = await begin(lira(300));
    await payWithCard(begun.frameUrl, '4000 0000 0000 9995');
    await until(async () => (await topUp(begun.id)).state === 'failed');
    expect((await topUp(begun.id)).failureReason).toBeTruthy();
    await payWithCard(begun.frameUrl);
    await until(async () => (await topUp(begun.id)).state === 'paid');
    expect(await balance()).toBe(300_00);
  });
});

describe('a notification', () => {
  test('that arrives thirty times at once over three processes and ten times later is credited once', async () => {
    customer = await register(url());
    const { merchantOid } = await begin(lira(200));
    const form = notice({ merchant_oid: merchantOid, total_amount: '20000' });
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => post(form, n)));
    for (let n = 0; n < 10; n++) answers.push(await post(form, n));
    const texts = await Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`));
    expect(new Set(texts)).toEqual(new Set(['200 OK']));
    expect(answers[0]?.headers.get('content-type')).toMatch('text/plain');
    expect(await balance()).toBe(200_00);
  });

  test('that is forged or wrong is never answered OK and credits nothing', async () => {
    customer = await register(url());
    const { merchantOid } = await begin(lira(200));
    const right = notice({ merchant_oid: merchantOid, total_amount: '20000' });
    const flipped = Array.from(right.hash, (_, at) => {
      const other = right.hash[at] === 'A' ? 'B' : 'A';
      return { ...right, hash: right.hash.slice(0, at) + other + right.hash.slice(at + 1) };
    });
    const lies: Record<string, string>[] = [
      ...flipped,
      { ...right, merchant_oid: `${merchantOid}x` },
      { ...right, status: 'failed' },
      { ...right, total_amount: '20001' },
      { ...right, hash: '' },
      notice({ merchant_oid: 'nobody', total_amount: '20000' }),
      notice({ merchant_oid: merchantOid, total_amount: '19999' }),
      notice({ merchant_oid: merchantOid, total_amount: '200.00' }),
      notice({ merchant_oid: merchantOid, total_amount: '20000', status: 'SUCCESS' }),
      { merchant_oid: merchantOid },
    ];
    for (const lie of lies) {
      const answer = await post(lie);
      expect(answer.status).toBe(422);
      expect(await answer.text()).not.toBe('OK');
    }
    const twice = new URLSearchParams(right);
    twice.append('total_amount', '20000');
    const doubled = await fetch(`${url()}/api/payments/paytr/notification`, { method: 'POST', body: twice });
    expect(doubled.status).toBe(422);
    expect(await balance()).toBe(0);
  });

  test('of a larger amount than requested (instalments) credits the requested amount', async () => {
    customer = await register(url());
    const { merchantOid } = await begin(lira(200));
    expect(await (await post(notice({ merchant_oid: merchantOid, total_amount: '23000' }))).text()).toBe('OK');
    expect(await balance()).toBe(200_00);
  });
});

describe('an order paid with a card', () => {
  test('is placed when the provider confirms', async () => {
    customer = await register(url());
    const draft = aDraft();
    const { price } = await customer.api.call('POST /orders/calculate', { body: draft });
    const amount = Money.from(price).ceilToLira();
    const begun = await begin(amount, draft);
    await payWithCard(begun.frameUrl);
    await until(async () => (await topUp(begun.id)).state === 'paid');
    const { orderId } = await topUp(begun.id);
    const order = await customer.api.call('GET /orders/:id', { params: { id: orderId ?? '' } });
    expect(order).toMatchObject({ price, state: 'waiting' });
    expect(await balance()).toBe(amount.amount - price.amount);
  });

  test('that cannot be placed is kept as payment-error, and the money stays in the wallet', async () => {
    customer = await register(url());
    const draft = aDraft({ coupon: 'BASAMAK10' });
    const { price } = await customer.api.call('POST /orders/calculate', { body: draft });
    const begun = await begin(lira(100), draft); // below the price
    await payWithCard(begun.frameUrl);
    await until(async () => (await topUp(begun.id)).state === 'paid');
    expect(await balance()).toBe(100_00);
    const orders = await customer.api.call('GET /orders');
    expect(orders).toMatchObject([{ state: 'payment-error' }]);
    const order = await customer.api.call('GET /orders/:id', { params: { id: orders[0]!.id } });
    expect(order).toMatchObject({
      price, // the price that the customer saw, with the coupon
      paidByCard: { amount: 100_00 },
      timeline: [{ reason: 'wallet.insufficient_balance' }],
    });
  });

  test('with a small price charges the missing amount, rounded up to whole lira, and is placed', async () => {
    customer = await register(url());
    const draft = aDraft({
      service: 'league-of-legends/elo-boost',
      current: { tier: 'gold', division: 4, lp: 75 },
      target: { tier: 'gold', division: 3 },
      queue: 'flex',
      lane: undefined,
      extras: undefined,
    });
    const { price } = await customer.api.call('POST /orders/calculate', { body: draft });
    expect(price.amount).toBe(21_60);
    const missing = { code: 'wallet.insufficient_balance', problem: { params: { missing: { amount: 22_00 } } } };
    await expect(
      customer.api.call('POST /orders', { body: { draft, expectedPrice: price }, ...key() }),
    ).rejects.toMatchObject(missing);
    const begun = await begin(lira(22), draft);
    await payWithCard(begun.frameUrl);
    await until(async () => (await topUp(begun.id)).state === 'paid');
    const { orderId: id = '' } = await topUp(begun.id);
    expect(await customer.api.call('GET /orders/:id', { params: { id } })).toMatchObject({ state: 'waiting' });
    expect(await balance()).toBe(40);
    await expect(begin(lira(22))).rejects.toMatchObject({ code: 'payment.amount_out_of_range' });
  });

  test('with an invalid draft is refused before the payment begins', async () => {
    customer = await register(url());
    const draft = { ...aDraft(), coupon: 'BOYLEBIRKUPONYOK' };
    await expect(begin(lira(500), draft)).rejects.toMatchObject({ code: 'pricing.coupon_unknown' });
  });
});

const refund = (id: string) =>
  admin.api.call('POST /admin/top-ups/:id/refund', {
    params: { id },
    body: { reason: 'müşteri vazgeçti' },
    ...key(),
  });
const paid = async (amount: Money) => {
  customer = await register(url());
  const begun = await begin(amount);
  await payWithCard(begun.frameUrl);
  await until(async () => (await topUp(begun.id)).state === 'paid');
  return begun;
};
const atProvider = async (merchantOid: string) => {
  const payments = (await (await fetch(`${shop.sandboxUrl}/sandbox/payments`)).json()) as Payment[];
  return payments.find(({ request }) => request.merchantOid === merchantOid);
};

describe('a refund to the card', () => {
  const refundsAtProvider = async (merchantOid: string) => (await atProvider(merchantOid))?.refunds;

  test('takes the money out of the wallet once, however many people request it at once', async () => {
    const { id, merchantOid } = await paid(lira(400));
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => refund(id)));
    const done = outcomes.filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(1);
    expect(await balance()).toBe(0);
    expect(await refundsAtProvider(merchantOid)).toMatchObject([{ amount: 400_00 }]);
    expect((await topUp(id)).state).toBe('refunded');
  });

  test('whose answer is lost is not made a second time', async () => {
    const { id, merchantOid } = await paid(lira(400));
    await control({ loseRefundAnswers: true });
    await expect(refund(id)).resolves.toMatchObject({ state: 'refunded', refunding: false });
    await control({});
    expect(await refundsAtProvider(merchantOid)).toHaveLength(1);
    expect(await balance()).toBe(0);
  });

  test('that the provider postpones until it has our OK (007) is made once by the job that runs every minute', async () => {
    customer = await register(url());
    await control({ dropNotifications: 'all' });
    const { id, merchantOid, frameUrl } = await begin(lira(400));
    await payWithCard(frameUrl);
    expect(await (await post(notice({ merchant_oid: merchantOid, total_amount: '40000' }))).text()).toBe('OK');
    await expect(refund(id)).rejects.toMatchObject({ status: 503, code: 'payment.provider_unavailable' });
    expect([await balance(), await refundsAtProvider(merchantOid)]).toEqual([0, []]);
    await control({});
    await until(
      async () => (await atProvider(merchantOid))?.notices.every(({ acknowledged }) => acknowledged) ?? false,
    );
    const client = new pg.Client({ connectionString: shop.databaseUrl });
    await client.connect();
    // as if the refund had begun long enough ago for the job to take it over
    await client.query(`update top_up set refund_since = refund_since - interval '3 minutes' where id = $1`, [id]);
    await client.end();
    await until(async () => (await topUp(id)).state === 'refunded', 75); // the job runs every minute
    expect(await refundsAtProvider(merchantOid)).toMatchObject([{ amount: 400_00 }]);
    expect(await balance()).toBe(0);
  });

  test('needs the whole amount in the wallet', async () => {
    const { id } = await paid(lira(400));
    await admin.api.call('POST /admin/add-funds', {
      body: { userId: customer.id, type: 'remove', amount: { amount: 1, currency: 'TRY' }, reason: 'deneme' },
      ...key(),
    });
    await expect(refund(id)).rejects.toMatchObject({ status: 409, code: 'payment.refund_exceeds_balance' });
    expect(await balance()).toBe(399_99);
  });
});

describe('a refund to the card whose outcome is unknown', () => {
  /** Refunds by hand in the provider's panel. The provider lists that refund under another reference than ours. */
  const givenInThePanel = async (merchantOid: string, amount: string) => {
    const { PAYTR_MERCHANT_ID = '', PAYTR_MERCHANT_KEY = '', PAYTR_MERCHANT_SALT = '' } = shop.settings;
    const signed = PAYTR_MERCHANT_ID + merchantOid + amount + PAYTR_MERCHANT_SALT;
    const body = new URLSearchParams({
      merchant_id: PAYTR_MERCHANT_ID,
      merchant_oid: merchantOid,
      return_amount: amount,
      paytr_token: createHmac('sha256', PAYTR_MERCHANT_KEY).update(signed).digest('base64'),
      reference_no: 'PANEL',
    });
    const answer = await fetch(`${shop.sandboxUrl}/odeme/iade`, { method: 'POST', body });
    expect(await answer.json()).toMatchObject({ status: 'success' });
  };
  const stuck = async () => {
    const topUp = await paid(lira(400));
    await givenInThePanel(topUp.merchantOid, '400.00');
    await expect(refund(topUp.id)).rejects.toMatchObject({ status: 409, code: 'payment.refund_untold' });
    return topUp;
  };
  const anHourAgo = async (id: string) => {
    const client = new pg.Client({ connectionString: shop.databaseUrl });
    await client.connect();
    await client.query(`update top_up set refund_since = refund_since - interval '1 hour' where id = $1`, [id]);
    await client.end();
  };
  const end = (id: string, how: 'made' | 'dropped', n = 0) =>
    withToken(url(n), admin.token).api.call(`POST /admin/top-ups/:id/refund/${how}`, {
      params: { id },
      body: { reason: 'Panelde baktım' },
      ...key(),
    });
  const waiting = async () => {
    const found = await admin.api.call('GET /admin/top-ups', { query: { filter: '{"refundWaits":true}' } });
    return found.map(({ id }) => id);
  };

  test('waits for staff after an hour, and is ended once by twenty concurrent calls, with the reason in the log', async () => {
    const { id } = await stuck();
    expect([await balance(), await waiting()]).toEqual([0, []]);
    for (const how of ['made', 'dropped'] as const)
      await expect(end(id, how)).rejects.toMatchObject({ code: 'payment.refund_not_waiting' });
    await anHourAgo(id);
    expect(await waiting()).toEqual([id]);
    const page = await admin.api.call('GET /admin/top-ups/:id', { params: { id } });
    expect(page).toMatchObject({ refunding: true, toSend: false, refundWaits: true, refundCalls: 1 });
    const ways = many(20, (n) => () => end(id, n % 2 ? 'made' : 'dropped', n));
    expect(await outcomesOf(ways)).toEqual({ ok: 1, '409 payment.refund_not_waiting': 19 });
    const ended = await admin.api.call('GET /admin/top-ups/:id', { params: { id } });
    const made = ended.state === 'refunded';
    expect(ended).toMatchObject({ refundWaits: false, refundState: made ? 'done' : 'refused' });
    expect([await balance(), await waiting()]).toEqual([made ? 0 : 400_00, []]);
    const filter = JSON.stringify({ recordId: id });
    const events = await admin.api.call('GET /admin/audit-events', { query: { filter } });
    const action = `POST /admin/top-ups/:id/refund/${made ? 'made' : 'dropped'}`;
    expect(events).toContainEqual(expect.objectContaining({ action, reason: 'Panelde baktım' }));
  });

  test('is not dropped if the provider lists it: it counts as made, and the wallet gets nothing back', async () => {
    const { id, merchantOid } = await stuck();
    const payment = await atProvider(merchantOid);
    const refunds = payment?.refunds.map((given) => ({ ...given, referenceNo: `${merchantOid}R1` }));
    const body = JSON.stringify({ ...payment, refunds });
    await fetch(`${shop.sandboxUrl}/sandbox/payments`, { method: 'PUT', body });
    await anHourAgo(id);
    await expect(end(id, 'dropped')).rejects.toMatchObject({ status: 409, code: 'payment.refund_was_given' });
    expect([(await topUp(id)).state, await balance()]).toEqual(['refunded', 0]);
  });
});

test('a status query answers the provider’s status, and credits a paid top-up once, however often it is sent', async () => {
  customer = await register(url());
  const ask = (id: string, n = 0) =>
    withToken(url(n), admin.token).api.call('POST /admin/top-ups/:id/status-query', { params: { id }, ...key() });
  await control({ dropNotifications: 'all' });
  const { id, merchantOid, frameUrl } = await begin(lira(400));
  expect(await ask(id)).toMatchObject({ paid: null, topUp: { id, state: 'pending' } });
  await payWithCard(frameUrl);
  await control({});
  const answers = await Promise.all(many(20, (n) => () => ask(id, n)).map((asking) => asking()));
  const paid = { total: { amount: 400_00, currency: 'TRY' }, test: true, refundReferences: [] };
  for (const answer of answers) expect(answer).toMatchObject({ paid, topUp: { state: 'paid' } });
  expect(await balance()).toBe(400_00);
  // the provider makes no refund before it has our OK (007)
  await until(async () => (await atProvider(merchantOid))?.notices.every(({ acknowledged }) => acknowledged) ?? false);
  await refund(id);
  expect((await ask(id)).paid).toMatchObject({ refundReferences: [`${merchantOid}R1`] });
  const filter = JSON.stringify({ recordId: id });
  const events = await admin.api.call('GET /admin/audit-events', { query: { filter, range: '[0,99]' } });
  const asked = events.filter(({ action, begun }) => !begun && action === 'POST /admin/top-ups/:id/status-query');
  expect(asked).toHaveLength(22);
  const credited = { path: '/state', before: 'pending', after: 'paid' };
  expect(asked).toContainEqual(expect.objectContaining({ changes: expect.arrayContaining([credited]) }));
});
