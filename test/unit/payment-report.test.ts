import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RunningService } from '#dev/http.ts';
import { startPaytrSandbox } from '#dev/paytr-sandbox.ts';
import { Money } from '#kernel/money.ts';
import { PaytrGateway } from '#modules/payment/adapters/paytr/paytr-gateway.ts';
import type { PaymentConfig } from '#modules/payment/index.ts';

const config: PaymentConfig = {
  merchantId: '100200',
  merchantKey: 'test-key',
  merchantSalt: 'test-salt',
  baseUrl: 'http://provider.invalid',
  testMode: true,
  live: false,
  publicUrl: 'https://basamak.test',
};
const row = {
  islem_tipi: 'S',
  net_tutar: '97.60',
  kesinti_tutari: '2.40',
  kesinti_orani: '2.4',
  islem_tutari: '100.00',
  odeme_tutari: '100.00',
  islem_tarihi: '22.11.2026',
  para_birimi: 'TL',
  taksit: '0',
  kart_marka: 'WORLD',
  kart_no: '435508******4358',
  siparis_no: 'oid1',
  odeme_tipi: 'KART',
};

describe('the PayTR report', () => {
  let server: Server;
  let gateway: PaytrGateway;
  let body: string;
  let form: URLSearchParams;
  beforeEach(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        form = new URLSearchParams(Buffer.concat(chunks).toString());
        response.end(body);
      });
    });
    await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
    gateway = new PaytrGateway({ ...config, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });
  const read = (answer: object | string) => {
    body = typeof answer === 'string' ? answer : JSON.stringify(answer);
    return gateway.movements('2026-11-22');
  };
  const movements = async (...rows: readonly object[]) => (await read({ status: 'success', list: rows })).movements;

  test('is requested for a whole day, with the signature over the fields in this order', async () => {
    await read({ status: 'failed' });
    const text = '1002002026-11-22 00:00:002026-11-22 23:59:59test-salt';
    expect(Object.fromEntries(form)).toEqual({
      merchant_id: '100200',
      start_date: '2026-11-22 00:00:00',
      end_date: '2026-11-22 23:59:59',
      paytr_token: createHmac('sha256', 'test-key').update(text).digest('base64'),
    });
  });

  test('has sales and refunds, and the provider’s fee of a sale', async () => {
    const refund = { ...row, islem_tipi: 'I', islem_tutari: '50,5', net_tutar: '50,5' };
    const line = { merchantOid: 'oid1', reference: null };
    await expect(movements(row, refund)).resolves.toEqual([
      { ...line, kind: 'payment', gross: Money.lira(100), fee: Money.kurus(2_40) },
      { ...line, kind: 'refund', gross: Money.kurus(50_50), fee: null },
    ]);
  });

  test.each([
    ['-9', 10_00, '1.00'],
    ['-0,5', 1_50, '1.00'],
    [90, 10_00, '100'],
  ])('with a net amount of %s has a fee of %i kuruş', async (net_tutar, fee, islem_tutari) => {
    const [movement] = await movements({ ...row, net_tutar, islem_tutari });
    expect(movement?.fee).toEqual(Money.kurus(fee));
  });

  test('of a day without payments is empty', async () => {
    await expect(read({ status: 'failed', err_msg: 'ilgili tarih araliginda islem bulunamadi' })).resolves.toEqual({
      way: 'report',
      movements: [],
    });
  });

  test('without permission is a refusal with the provider’s words', async () => {
    await expect(read({ status: 'error', err_no: '005', err_msg: 'yetki yok' })).rejects.toMatchObject({
      code: 'payment.provider_refused',
      params: { reason: '005: yetki yok' },
    });
  });

  test('that is not JSON is treated as an unavailable provider', async () => {
    await expect(read('<html>Bakım</html>')).rejects.toMatchObject({ code: 'payment.provider_unavailable' });
  });

  test.each<[string, object]>([
    ['another status', { status: 'ok', list: [row] }],
    ['no rows', { status: 'success' }],
    ['an empty list', { status: 'success', list: [] }],
    ['two lists', { status: 'success', list: [row], data: [row] }],
    ['rows that are not objects', { status: 'success', list: ['S'] }],
    ['another kind of row', { status: 'success', list: [{ ...row, islem_tipi: 'X' }] }],
    ['no order number', { status: 'success', list: [{ ...row, siparis_no: '' }] }],
    ['another currency', { status: 'success', list: [{ ...row, para_birimi: 'USD' }] }],
    ['another day', { status: 'success', list: [{ ...row, islem_tarihi: '21.11.2026' }] }],
    ['no date', { status: 'success', list: [{ ...row, islem_tarihi: 'dün' }] }],
    ['no amount', { status: 'success', list: [{ ...row, islem_tutari: undefined }] }],
    ['no net amount', { status: 'success', list: [{ ...row, net_tutar: undefined }] }],
  ])('with %s is an error, and never an empty day', async (_, answer) => {
    await expect(read(answer)).rejects.toThrow(/PayTR/);
  });

  test('may have dates with a time', async () => {
    await expect(movements({ ...row, islem_tarihi: '2026-11-22 14:05:00' })).resolves.toHaveLength(1);
    await expect(movements({ ...row, islem_tarihi: '22.11.2026 14:05:00' })).resolves.toHaveLength(1);
  });
});

describe('the sandbox’s report', () => {
  let sandbox: RunningService;
  let gateway: PaytrGateway;
  beforeEach(async () => {
    const { merchantId: id, merchantKey: key, merchantSalt: salt } = config;
    const shop = { callbackUrl: 'http://127.0.0.1:9/none', shopOrigins: [] };
    sandbox = await startPaytrSandbox({ port: 0, merchant: { id, key, salt }, ...shop, control: true });
    gateway = new PaytrGateway({ ...config, baseUrl: sandbox.url });
  });
  afterEach(() => sandbox.stop());

  /** Puts a payment of that time into the sandbox's books. */
  const paid = (merchantOid: string, paidAt: string, refunds: readonly object[] = []) =>
    fetch(`${sandbox.url}/sandbox/payments`, {
      method: 'PUT',
      body: JSON.stringify({
        token: merchantOid.padEnd(64, '0'),
        request: { merchantOid, amount: 100_00, basket: [], testMode: '1', expiresAt: 0 },
        state: 'paid',
        paidAt: Date.parse(paidAt),
        notices: [],
        refunds,
      }),
    });

  test('has the payments and refunds of a day in Istanbul, from its first second to its last', async () => {
    await paid('before', '2026-11-21T20:59:59.999Z');
    await paid('first', '2026-11-21T21:00:00.000Z');
    await paid('last', '2026-11-22T20:59:59.999Z');
    await paid('after', '2026-11-22T21:00:00.000Z', [
      { amount: 40_00, referenceNo: 'R', at: Date.parse('2026-11-22T12:00:00Z') },
    ]);
    const { movements } = await gateway.movements('2026-11-22');
    expect(movements.map(({ kind, merchantOid }) => `${kind} ${merchantOid}`)).toEqual([
      'payment first',
      'payment last',
      'refund after',
    ]);
    expect(movements[0]).toMatchObject({ gross: Money.lira(100), fee: Money.kurus(2_40) });
    expect(movements[2]).toMatchObject({ gross: Money.lira(40), fee: null });
    await expect(gateway.movements('2026-11-19')).resolves.toEqual({ way: 'report', movements: [] });
  });

  test('checks the signature, and can be made to refuse', async () => {
    const stranger = new PaytrGateway({ ...config, baseUrl: sandbox.url, merchantKey: 'another' });
    await expect(stranger.movements('2026-11-22')).rejects.toMatchObject({ params: { reason: /^003/ } });
    await fetch(`${sandbox.url}/sandbox/faults`, { method: 'PUT', body: '{"refuseReport":true}' });
    await expect(gateway.movements('2026-11-22')).rejects.toMatchObject({ params: { reason: /^005/ } });
  });

  test('covers three days at most', async () => {
    const ask = async (start: string, end: string) => {
      const signed = createHmac('sha256', config.merchantKey).update(`100200${start}${end}test-salt`).digest('base64');
      const fields = { merchant_id: '100200', start_date: start, end_date: end, paytr_token: signed };
      const answer = await fetch(`${sandbox.url}/rapor/islem-dokumu`, {
        method: 'POST',
        body: new URLSearchParams(fields),
      });
      return (await answer.json()) as { readonly status: string; readonly err_no?: string };
    };
    await expect(ask('2026-11-20 00:00:00', '2026-11-22 23:59:59')).resolves.toMatchObject({ status: 'failed' });
    await expect(ask('2026-11-20 00:00:00', '2026-11-23 00:00:01')).resolves.toMatchObject({ err_no: '204' });
    await expect(ask('dün', 'bugün')).resolves.toMatchObject({ err_no: '201' });
  });
});
