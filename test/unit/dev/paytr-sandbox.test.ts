import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startPaytrSandbox } from '#dev/paytr-sandbox.ts';
import type { RunningService } from '#dev/http.ts';
import { RETRY_DELAYS_MS } from '#dev/paytr/notifier.ts';

const merchant = { id: '100200', key: 'development-key', salt: 'development-salt' };
const SUCCESS_CARD = { number: '4355 0843 5508 4358', month: '12', year: '30', cvv: '000' };
const DECLINED_CARD = { ...SUCCESS_CARD, number: '4000 0000 0000 9995' };

/** A second implementation, because a test with the sandbox's own signer would not find a wrong signature. */
const sign = (...parts: string[]) => createHmac('sha256', merchant.key).update(parts.join('')).digest('base64');

interface Received {
  readonly form: Record<string, string>;
}

let shop: Server;
let shopUrl: string;
let received: Received[];
let shopAnswers: (notification: number) => string;
let folder: string;
let sandbox: RunningService;
let oids = 0;

beforeEach(async () => {
  received = [];
  shopAnswers = () => 'OK';
  shop = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ form: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())) });
      response.end(shopAnswers(received.length));
    });
  });
  await new Promise<void>((listening) => {
    shop.listen(0, '127.0.0.1', listening);
  });
  shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'paytr-sandbox-'));
  sandbox = await start();
});

afterEach(async () => {
  await sandbox.stop();
  shop.closeAllConnections();
  shop.close();
  await rm(folder, { recursive: true });
});

const start = () =>
  startPaytrSandbox({
    port: 0,
    merchant,
    callbackUrl: `${shopUrl}/callback`,
    shopOrigins: [shopUrl],
    file: join(folder, 'payments.jsonl'),
    control: true,
    retryDelaysMs: [20],
  });

function tokenRequest(changes: Record<string, string> = {}): Record<string, string> {
  const form: Record<string, string> = {
    merchant_id: merchant.id,
    user_ip: '85.34.78.112',
    merchant_oid: `oid${++oids}`,
    email: 'musteri@basamak.test',
    payment_amount: '12550',
    user_basket: Buffer.from(JSON.stringify([['Bakiye yükleme', '125.50', 1]])).toString('base64'),
    no_installment: '1',
    max_installment: '0',
    currency: 'TL',
    test_mode: '1',
    user_name: 'Ayşe Yılmaz',
    user_address: 'İstanbul',
    user_phone: '+905551112233',
    merchant_ok_url: `${shopUrl}/payment/success`,
    merchant_fail_url: `${shopUrl}/payment/cancel`,
    ...changes,
  };
  const signed = [
    form.merchant_id,
    form.user_ip,
    form.merchant_oid,
    form.email,
    form.payment_amount,
    form.user_basket,
    form.no_installment,
    form.max_installment,
    form.currency,
    form.test_mode,
  ].map(String);
  return { paytr_token: sign(...signed, merchant.salt), ...form };
}

async function call(path: string, form: Record<string, string>): Promise<Record<string, unknown>> {
  const response = await fetch(sandbox.url + path, { method: 'POST', body: new URLSearchParams(form) });
  return JSON.parse(await response.text());
}

async function openPayment(changes?: Record<string, string>): Promise<{ oid: string; page: string }> {
  const form = tokenRequest(changes);
  const { token } = await call('/odeme/api/get-token', form);
  return { oid: String(form.merchant_oid), page: `${sandbox.url}/odeme/guvenli/${String(token)}` };
}

const submit = (page: string, form: Record<string, string>) =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ action: 'pay', ...form }), redirect: 'manual' });

async function eventually(condition: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 3000; !condition(); await sleep(10)) {
    if (Date.now() > deadline) throw new Error('the condition did not come true');
  }
}

test('a notification that the shop refused is repeated after five seconds at most', () => {
  expect(Math.max(...RETRY_DELAYS_MS)).toBeLessThanOrEqual(5_000);
});

describe('get-token', () => {
  test('answers a signed request with a token as JSON, under the content type text/html', async () => {
    const response = await fetch(`${sandbox.url}/odeme/api/get-token`, {
      method: 'POST',
      body: new URLSearchParams(tokenRequest()),
    });
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(JSON.parse(await response.text())).toEqual({ status: 'success', token: expect.stringMatching(/^\w{64}$/) });
  });

  test.each([
    ['paytr_token', { paytr_token: sign('something else') }],
    ['merchant_id', { merchant_id: '999' }],
    ['user_ip', { user_ip: 'not an address' }],
    ['merchant_oid', { merchant_oid: 'with-a-dash' }],
    ['merchant_oid', { merchant_oid: 'a'.repeat(65) }],
    ['email', { email: `${'a'.repeat(100)}@x.test` }],
    ['payment_amount', { payment_amount: '125.50' }],
    ['user_basket', { user_basket: Buffer.from('[["name",18,1]]').toString('base64') }],
    ['max_installment', { max_installment: '1' }],
    ['currency', { currency: 'TRY' }],
    ['test_mode', { test_mode: '2' }],
    ['user_name', { user_name: 'a'.repeat(61) }],
    ['user_address', { user_address: '' }],
    ['user_phone', { user_phone: '1'.repeat(21) }],
    ['merchant_ok_url', { merchant_ok_url: 'javascript:alert(1)' }],
  ])('refuses a wrong %s', async (field, changes) => {
    const answer = await call('/odeme/api/get-token', tokenRequest(changes));
    expect(answer).toEqual({ status: 'failed', reason: expect.stringContaining(field) });
  });

  test('refuses a merchant_oid that was used before', async () => {
    const form = tokenRequest();
    await call('/odeme/api/get-token', form);
    expect(await call('/odeme/api/get-token', form)).toMatchObject({ status: 'failed' });
  });
});

describe('the card page', () => {
  test('is a form without scripts that only the shop may frame and that submits to the top window', async () => {
    const { page } = await openPayment();
    const response = await fetch(page);
    const html = await response.text();
    expect(html).not.toMatch(/<script|\son\w+=/i);
    expect(html).toMatch(/<form method="post"[^>]*target="_top"/);
    expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors ${shopUrl};`);
  });

  test('accepts a good card: the shop gets a signed notification, and the browser its success page', async () => {
    const { oid, page } = await openPayment();
    const response = await submit(page, SUCCESS_CARD);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${shopUrl}/payment/success`);
    expect(received).toHaveLength(1);
    expect(received[0]?.form).toMatchObject({
      merchant_oid: oid,
      status: 'success',
      total_amount: '12550',
      hash: sign(oid, merchant.salt, 'success', '12550'),
      currency: 'TL',
      test_mode: '1',
    });
  });

  test('pays once when the form is sent twice', async () => {
    const { page } = await openPayment();
    const answers = await Promise.all([submit(page, SUCCESS_CARD), submit(page, SUCCESS_CARD)]);
    expect(answers.map((answer) => answer.status)).toEqual([303, 303]);
    await sleep(50);
    expect(received).toHaveLength(1);
  });

  test('shows the fault and keeps the entered values, except the CVV', async () => {
    const { page } = await openPayment();
    const response = await submit(page, { number: '4355 0843 5508 4358', month: '13', year: '30', cvv: '987' });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('Ay 01–12 olmalı.');
    expect(html).toContain('value="4355 0843 5508 4358"');
    expect(html).not.toMatch(/\b987\b/);
    expect(received).toHaveLength(0);
  });

  test('refuses a card that is not a test card', async () => {
    const { page } = await openPayment();
    const response = await submit(page, { ...SUCCESS_CARD, number: '4242 4242 4242 4242' });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('yalnız test kartları');
  });

  test('notifies the shop of a declined card with the reason, and accepts another card afterwards', async () => {
    const { oid, page } = await openPayment();
    const declined = await submit(page, DECLINED_CARD);
    expect(declined.headers.get('location')).toBe(`${shopUrl}/payment/cancel`);
    expect(received[0]?.form).toMatchObject({ status: 'failed', failed_reason_code: '0' });
    expect(received[0]?.form.hash).toBe(sign(oid, merchant.salt, 'failed', '12550'));
    await submit(page, SUCCESS_CARD);
    expect(received.map(({ form }) => form.status)).toEqual(['failed', 'success']);
  });

  test('accepts no card after the customer has given up', async () => {
    const { page } = await openPayment();
    const response = await submit(page, { action: 'abandon' });
    expect(response.headers.get('location')).toBe(`${shopUrl}/payment/cancel`);
    expect(received[0]?.form).toMatchObject({ status: 'failed', failed_reason_code: '6' });
    await submit(page, SUCCESS_CARD);
    expect(received).toHaveLength(1);
  });
});

const faults = (body: object) => fetch(`${sandbox.url}/sandbox/faults`, { method: 'PUT', body: JSON.stringify(body) });

describe('notifications', () => {
  test('are repeated until the answer is exactly OK', async () => {
    shopAnswers = (notification) => ['ok', '<p>OK</p>', 'OK\n'][notification - 1] ?? 'OK';
    const { page } = await openPayment();
    await submit(page, SUCCESS_CARD);
    await eventually(() => received.length === 4);
    await sleep(60);
    expect(received).toHaveLength(4);
  });

  test('continue after a restart of the sandbox', async () => {
    shopAnswers = () => 'not now';
    const { oid, page } = await openPayment();
    await submit(page, SUCCESS_CARD);
    await sandbox.stop();
    received = [];
    shopAnswers = () => 'OK';
    sandbox = await start();
    await eventually(() => received.length === 1);
    expect(received[0]?.form.merchant_oid).toBe(oid);
    expect(await status(oid)).toMatchObject({ status: 'success' });
  });

  test('can be dropped and multiplied by a test', async () => {
    await faults({ dropNotifications: 'all' });
    await submit((await openPayment()).page, SUCCESS_CARD);
    expect(received).toHaveLength(0);
    await faults({ notificationCopies: 3 });
    await eventually(() => received.length === 3);
  });
});

const status = (oid: string) =>
  call('/odeme/durum-sorgu', {
    merchant_id: merchant.id,
    merchant_oid: oid,
    paytr_token: sign(merchant.id, oid, merchant.salt),
  });

const refund = (oid: string, amount: string, reference = 'R1') =>
  call('/odeme/iade', {
    merchant_id: merchant.id,
    merchant_oid: oid,
    return_amount: amount,
    reference_no: reference,
    paytr_token: sign(merchant.id, oid, amount, merchant.salt),
  });

describe('status query and refund', () => {
  test('a failed payment has the same status as one that is not made yet', async () => {
    const open = await openPayment();
    const failed = await openPayment();
    await submit(failed.page, DECLINED_CARD);
    expect(await status(open.oid)).toMatchObject({ status: 'error', err_no: '004' });
    expect(await status(failed.oid)).toMatchObject({ status: 'error', err_no: '004' });
  });

  test('a payment can be refunded in several parts, up to its amount', async () => {
    const { oid, page } = await openPayment();
    expect(await refund(oid, '10.25')).toMatchObject({ status: 'error', err_no: '005' });
    await submit(page, SUCCESS_CARD);
    expect(await refund(oid, '100.00')).toMatchObject({
      status: 'success',
      return_amount: '100.00',
      reference_no: 'R1',
    });
    expect(await refund(oid, '25.50')).toMatchObject({ status: 'success' });
    expect(await refund(oid, '0.01')).toMatchObject({ status: 'error', err_no: '009' });
    const { returns } = await status(oid);
    expect(returns).toMatchObject([{ return_amount: '100.00', reference_no: 'R1' }, { return_amount: '25.50' }]);
  });

  test('a refund is refused with a wrong signature, and before the shop has acknowledged the payment', async () => {
    shopAnswers = () => 'later';
    const { oid, page } = await openPayment();
    await submit(page, SUCCESS_CARD);
    expect(await refund(oid, '1.00')).toMatchObject({ err_no: '007' });
    const forged = { merchant_id: merchant.id, merchant_oid: oid, return_amount: '1.00', paytr_token: 'forged' };
    expect(await call('/odeme/iade', forged)).toMatchObject({ err_no: '004' });
  });
});
