import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from '#test/support/property.ts';
import type { RunningService } from '#dev/http.ts';
import { startPaytrSandbox } from '#dev/paytr-sandbox.ts';
import { Money } from '#kernel/money.ts';
import { parseLira } from '#modules/payment/adapters/paytr/paytr-calls.ts';
import { PaytrGateway } from '#modules/payment/adapters/paytr/paytr-gateway.ts';
import { topUpCauseText } from '#contract/payment/words.tr.ts';
import { readNotification } from '#modules/payment/adapters/paytr/paytr-notification.ts';
import { UnreadableAnswer } from '#modules/payment/application/unreadable-answer.ts';
import type { PaymentConfig } from '#modules/payment/index.ts';
import { Deadline, timeLeft, withDeadline } from '#platform/db/deadline.ts';

const config: PaymentConfig = {
  merchantId: '100200',
  merchantKey: 'test-key',
  merchantSalt: 'test-salt',
  baseUrl: 'http://provider.invalid',
  testMode: true,
  live: false,
  publicUrl: 'https://basamak.test',
};
/** Written from the provider's documentation. It is not imported, so that the adapter's own signer is not checked against itself. */
const sign = (text: string) => createHmac('sha256', config.merchantKey).update(text).digest('base64');
const payment = {
  merchantOid: 'oid0000000001',
  amount: Money.kurus(1234_05),
  customer: { name: 'Deniz Yıldız', email: 'deniz@basamak.test', phone: '+905321234567' },
  address: '85.34.78.112',
  title: 'Basamak bakiyesi – şükür',
  topUpId: '0193b8a0-0000-7000-8000-000000000001',
};

describe('a PayTR notification', () => {
  const form = (fields: { status?: string; total_amount?: string } = {}) => {
    const said = { merchant_oid: 'oid1', status: 'success', total_amount: '25000', ...fields };
    return { ...said, hash: sign(`${said.merchant_oid}${config.merchantSalt}${said.status}${said.total_amount}`) };
  };
  const rejected = expect.objectContaining({ code: 'payment.notification_rejected' });
  const read = (fields: ReturnType<typeof form> & { test_mode?: string }, live = false) => {
    try {
      return readNotification(fields, { ...config, live });
    } catch (error) {
      return error;
    }
  };

  test('of success has the amount that the card was charged', () => {
    expect(read(form())).toEqual({ merchantOid: 'oid1', outcome: 'success', total: Money.lira(250) });
  });

  test('of failure has its cause and none of the provider’s own text', () => {
    const failed = { ...form({ status: 'failed' }), failed_reason_code: '6', failed_reason_msg: '<script>' };
    expect(read(failed)).toEqual({ merchantOid: 'oid1', outcome: 'failure', cause: 'abandoned' });
  });

  test.each([
    ['0', 'declined', /^Bankan ödemeyi kabul etmedi\..*başka bir kart dene/],
    ['1', 'not-verified', /bankanın gönderdiği kodu gir/],
    ['2', 'verification-failed', /bankanın gönderdiği kodu kontrol et/],
    ['3', 'security-check', /Başka bir kart dene/],
    ['6', 'abandoned', /sayfasından ödeme bitmeden çıkıldı/],
    ['8', 'no-instalments', /Başka bir kart dene/],
    ['9', 'card-not-permitted', /Başka bir kart dene/],
    ['10', '3d-secure-required', /3-D Secure/],
    ['11', 'fraud-warning', /Bankanı ara/],
    ['99', 'provider-error', /Biraz sonra yeniden dene/],
    ['7', 'declined', /^Bankan ödemeyi kabul etmedi\./],
    ['06', 'declined', /^Bankan ödemeyi kabul etmedi\./],
    ['', 'declined', /^Bankan ödemeyi kabul etmedi\./],
    ['toString', 'declined', /^Bankan ödemeyi kabul etmedi\./],
    [undefined, 'declined', /^Bankan ödemeyi kabul etmedi\./],
  ] as const)(
    'of failure %s has the cause %s, whose text tells the customer what helps',
    (failed_reason_code, cause, helps) => {
      const failed = { ...form({ status: 'failed' }), failed_reason_code, failed_reason_msg: 'YETERSIZ BAKIYE' };
      expect(read(failed)).toEqual({ merchantOid: 'oid1', outcome: 'failure', cause });
      expect(topUpCauseText(cause)).toMatch(helps);
    },
  );

  test.each(['success ', 'SUCCESS', 'refunded', ''])(
    'with the status %j is rejected, even with a valid signature',
    (status) => {
      expect(read(form({ status }))).toEqual(rejected);
    },
  );

  test.each(['250.00', '-25000', '25000e3', '', ' 25000', '0x10', '025000', '9'.repeat(15)])(
    'with the amount %j is rejected, even with a valid signature',
    (total_amount) => {
      expect(read(form({ total_amount }))).toEqual(rejected);
    },
  );

  test('of a test payment is rejected if the shop is live, and only then', () => {
    expect(read({ ...form(), test_mode: '1' }, true)).toEqual(rejected);
    expect(read({ ...form(), test_mode: '1' })).toMatchObject({ outcome: 'success' });
    expect(read({ ...form(), test_mode: '0' }, true)).toMatchObject({ outcome: 'success' });
  });

  test('with one character changed in a signed field or in the hash is rejected', () => {
    const fields = fc.constantFrom('merchant_oid', 'status', 'total_amount', 'hash');
    fc.assert(
      fc.property(fields, fc.nat(), fc.constantFrom('0', '9', 'a', 'Z', '=', 'é', '\0'), (field, at, other) => {
        const right: Record<string, string> = form();
        const text = right[field] ?? '';
        const index = at % (text.length + 1);
        const wrong = text.slice(0, index) + other + text.slice(index + 1);
        fc.pre(wrong !== text);
        expect(read({ ...form(), [field]: wrong })).toEqual(rejected);
      }),
      { numRuns: 500 },
    );
  });
});

test.each([
  ['1234.5', 1234_50],
  ['1234,50', 1234_50],
  ['1234', 1234_00],
  ['0.07', 7],
])('the amount %s is %i kuruş', (text, kurus) => {
  expect(parseLira(text).amount).toBe(kurus);
});
test.each(['1.234,50', '12.345', '-1', '', '1e3', 'NaN', undefined])('%j is not an amount', (text) => {
  expect(() => parseLira(text)).toThrow('unknown form');
});

describe('the gateway, against the sandbox,', () => {
  let sandbox: RunningService;
  let gateway: PaytrGateway;
  beforeEach(async () => {
    const { merchantId: id, merchantKey: key, merchantSalt: salt } = config;
    sandbox = await startPaytrSandbox({
      port: 0,
      merchant: { id, key, salt },
      callbackUrl: 'http://127.0.0.1:9/none',
      shopOrigins: [],
      control: true,
    });
    gateway = new PaytrGateway({ ...config, baseUrl: sandbox.url });
  });
  afterEach(() => sandbox.stop());

  const payWithCard = (token: string) =>
    fetch(gateway.frameUrl(token), {
      method: 'POST',
      body: new URLSearchParams({ number: '4355 0843 5508 4358', month: '12', year: '30', cvv: '000' }),
      redirect: 'manual',
    });
  const code = (promise: Promise<unknown>) =>
    promise.then(
      () => 'done',
      (error: Error & { code?: string }) => error.code ?? error.message,
    );

  test('opens a card page that leads back to the shop', async () => {
    const token = await gateway.open(payment);
    const page = await (await fetch(gateway.frameUrl(token))).text();
    expect(page).toContain('1.234,05');
    const { headers } = await payWithCard(token);
    expect(headers.get('location')).toBe(`https://basamak.test/payment/success?odeme=${payment.topUpId}`);
  });

  test('reports a paid payment, and returns nothing for an unpaid payment', async () => {
    const token = await gateway.open(payment);
    await expect(gateway.status(payment.merchantOid)).resolves.toBeUndefined();
    await payWithCard(token);
    await expect(gateway.status(payment.merchantOid)).resolves.toEqual({
      total: payment.amount,
      test: true,
      refundReferences: [],
    });
  });

  test('passes on the refusals of the provider', async () => {
    await gateway.open(payment);
    expect(await code(gateway.open(payment))).toBe('payment.provider_refused'); // the same merchant_oid again
    const refund = { merchantOid: payment.merchantOid, amount: payment.amount, reference: 'R1' };
    expect(await code(gateway.refund(refund))).toBe('payment.provider_refused'); // never paid
    const stranger = new PaytrGateway({ ...config, baseUrl: sandbox.url, merchantKey: 'another' });
    expect(await code(stranger.open({ ...payment, merchantOid: 'oid2' }))).toBe('payment.provider_refused');
    expect(await code(stranger.status(payment.merchantOid))).toMatch('status query answered error 003');
  });
});

describe('the gateway', () => {
  let server: Server;
  let gateway: PaytrGateway;
  let answer: RequestListener;
  let form: URLSearchParams;
  beforeEach(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        form = new URLSearchParams(Buffer.concat(chunks).toString());
        answer(request, response);
      });
    });
    await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
    gateway = new PaytrGateway({ ...config, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });
  const answers = (body: object | string) => {
    answer = (_, response) => void response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  const reference = { merchantOid: 'oid1', amount: Money.kurus(10_25), reference: 'oid1R1' };

  test('requests a token with exactly the signed fields', async () => {
    answers({ status: 'success', token: 'abc' });
    await expect(gateway.open(payment)).resolves.toBe('abc');
    const fields = Object.fromEntries(form);
    expect(fields).toMatchObject({
      merchant_id: '100200',
      user_ip: '85.34.78.112',
      payment_amount: '123405',
      currency: 'TL',
      test_mode: '1',
      timeout_limit: '30',
    });
    expect(JSON.parse(Buffer.from(fields['user_basket'] ?? '', 'base64').toString())).toEqual([
      ['Basamak bakiyesi – şükür', '1234.05', 1],
    ]);
    const signed = `10020085.34.78.112oid0000000001deniz@basamak.test123405${fields['user_basket']}10`;
    expect(fields['paytr_token']).toBe(sign(`${signed}TL1test-salt`));
  });

  test('sends a refund in lira with a decimal point', async () => {
    answers({ status: 'success' });
    await gateway.refund(reference);
    expect(form.get('return_amount')).toBe('10.25');
    expect(form.get('paytr_token')).toBe(sign('100200oid110.25test-salt'));
    expect(form.get('reference_no')).toBe('oid1R1');
  });

  test.each([
    ['an answer that is not JSON', '<html>Bakım</html>', 'payment.provider_unavailable'],
    ['a refusal', { status: 'error', err_no: '010', err_msg: 'bakiye' }, 'payment.provider_refused'],
  ])('turns %s into the problem that fits it', async (_, body, expected) => {
    answers(body);
    await expect(gateway.refund(reference)).rejects.toMatchObject({ code: expected });
  });

  test.each([
    ['it is locked', { status: 'error', err_no: '000', err_msg: 'bekle' }],
    ['its notification is not acknowledged yet', { status: 'error', err_no: '007', err_msg: 'onay' }],
  ])('reports a refund as put off, which means that it was not given, if %s', async (_, body) => {
    answers(body);
    await expect(gateway.refund(reference)).resolves.toBe('put-off');
  });

  test.each(['006', '009'])(
    'does not treat error %s (too much) as a refusal, because the refund may have been given before',
    async (err_no) => {
      answers({ status: 'error', err_no, err_msg: 'fazla' });
      await expect(gateway.refund(reference)).rejects.toThrow(`PayTR's refund answered error ${err_no}`);
    },
  );

  test('treats a broken connection as an unavailable provider', async () => {
    answer = (_, response) => void response.destroy();
    await expect(gateway.refund(reference)).rejects.toMatchObject({ code: 'payment.provider_unavailable' });
  });

  test.each([
    ['answered', () => answers({ status: 'success' })],
    ['put off', () => answers({ status: 'error', err_no: '000', err_msg: 'bekle' })],
    ['refused', () => answers({ status: 'error', err_no: '010', err_msg: 'bakiye' })],
    ['not answered', () => (answer = (_, response) => void response.destroy())],
  ])('leaves a second to record a refund that was %s, even if the database deadline is over', async (_, end) => {
    end();
    const left = await withDeadline(new Deadline(0, () => false), async () => {
      await gateway.refund(reference).catch(() => undefined);
      return timeLeft();
    });
    expect(left).toBe(1_000);
  });

  test.each([
    ['another shape', { durum: 'tamam' }],
    ['an object as the amount', { status: 'success', payment_total: { lira: 10 }, returns: [] }],
    ['no amount', { status: 'success', returns: [] }],
    ['an error about the request’s signature', { status: 'error', err_no: '003', err_msg: 'imza' }],
  ])('reports a payment status with %s as unreadable', async (_, body) => {
    answers(body);
    await expect(gateway.status('oid1')).rejects.toBeInstanceOf(UnreadableAnswer);
  });

  test.each([
    ['none', [], []],
    ['two', [{ reference_no: 'a' }, { reference_no: 'b' }], ['a', 'b']],
    ['no list', undefined, undefined],
    ['another form', [{ return_amount: '10.25' }], undefined],
  ])('reads the list of refunds: %s', async (_, returns, expected) => {
    answers({ status: 'success', payment_total: '10,80', payment_amount: '10.25', returns });
    await expect(gateway.status('oid1')).resolves.toEqual({
      total: Money.kurus(10_80),
      test: false,
      refundReferences: expected,
    });
  });
});
