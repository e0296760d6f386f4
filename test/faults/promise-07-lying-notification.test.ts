import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { readNotification } from '#modules/payment/adapters/paytr/paytr-notification.ts';
import { inGroups, key } from '#test/support/calls.ts';
import { Market, type Trader } from '#test/support/market.ts';
import { type Form, Provider } from '#test/support/provider.ts';

let market: Market;
let provider: Provider;
let customer: Trader;
beforeAll(async () => {
  market = await Market.open(1);
  provider = new Provider(market);
  customer = await market.customer();
}, 120_000);
afterEach(() => market.audit());
afterAll(() => market.close());

const amount = Money.lira(200);
const total_amount = '20000';
const begin = () => customer.api.call('POST /top-ups', { body: { amount }, ...key() });
const stateOf = async (id: string) => (await customer.api.call('GET /top-ups/:id', { params: { id } })).state;

/** All forms that differ from `form` in one character of one field. */
const withOneCharacterFlipped = (form: Form): Form[] =>
  ['merchant_oid', 'status', 'total_amount', 'hash'].flatMap((field) =>
    Array.from(form[field] ?? '', (character, at) => {
      const text = form[field] ?? '';
      const other = character === '1' ? '2' : '1';
      return { ...form, [field]: text.slice(0, at) + other + text.slice(at + 1) };
    }),
  );

describe('a forged or wrong notification', () => {
  test('is refused if a signed field or the hash is changed in one place, or if the signed content does not fit the payment', async () => {
    const { id, merchantOid: merchant_oid } = await begin();
    const right = provider.notice({ merchant_oid, total_amount });
    const digest = Buffer.from(right['hash'] ?? '', 'base64');
    const hashesOffByAByte = Array.from(digest, (byte, at) => {
      const other = Buffer.from(digest);
      other[at] = byte ^ 0xff;
      return { ...right, hash: other.toString('base64') };
    });
    const { hash: _, ...unsigned } = right;
    const lies: Form[] = [
      ...withOneCharacterFlipped(right),
      ...hashesOffByAByte,
      unsigned,
      { ...right, hash: '' },
      { ...right, status: 'failed' },
      { ...right, total_amount: '30000' },
      // the hash is valid, but the signed content does not fit the payment
      provider.notice({ merchant_oid: 'unknown0order', total_amount }),
      provider.notice({ merchant_oid, total_amount: '19999' }),
      provider.notice({ merchant_oid, total_amount: '0' }),
      provider.notice({ merchant_oid, total_amount: '-20000' }),
      provider.notice({ merchant_oid, total_amount: '200.00' }),
      provider.notice({ merchant_oid, total_amount: '2e4' }),
      provider.notice({ merchant_oid, total_amount, status: 'SUCCESS' }),
      provider.notice({ merchant_oid, total_amount, status: '' }),
    ];
    const answers = await inGroups(lies, 10, (lie) => provider.tell(lie));
    expect(answers.filter(({ status, text }) => status !== 422 || text === 'OK')).toEqual([]);

    expect(await market.balanceOf(customer)).toBe(0);
    expect(await stateOf(id)).toBe('pending');
    // the payment itself is still accepted
    expect(await provider.tell(right)).toEqual({ status: 200, text: 'OK' });
    expect(await market.balanceOf(customer)).toBe(200_00);
  }, 60_000);

  test('of a test payment in production is refused', () => {
    const { PAYTR_MERCHANT_KEY = '', PAYTR_MERCHANT_SALT = '' } = market.shop.settings;
    const config = {
      merchantId: '1',
      merchantKey: PAYTR_MERCHANT_KEY,
      merchantSalt: PAYTR_MERCHANT_SALT,
      baseUrl: 'https://www.paytr.com',
      publicUrl: 'https://basamak.test',
      testMode: false,
      live: true,
    };
    const form = { ...provider.notice({ merchant_oid: 'order', total_amount }) } as Form &
      Parameters<typeof readNotification>[0];
    expect(() => readNotification(form, config)).toThrow('payment.notification_rejected');
    expect(readNotification({ ...form, test_mode: '0' }, config)).toMatchObject({ outcome: 'success' });
  });

  test('of a larger amount credits the amount that the platform stored', async () => {
    const other = await market.customer();
    const { merchantOid: merchant_oid } = await other.api.call('POST /top-ups', { body: { amount }, ...key() });
    expect((await provider.tell(provider.notice({ merchant_oid, total_amount: '23456' }))).text).toBe('OK');
    expect(await market.balanceOf(other)).toBe(200_00);
  });
});

/** All sequences of successes and failures up to this length. */
const allOrders = (length: number): ('success' | 'failed')[][] =>
  length === 0
    ? [[]]
    : allOrders(length - 1).flatMap((rest) =>
        rest.length === length - 1 ? [rest, [...rest, 'success' as const], [...rest, 'failed' as const]] : [rest],
      );

test('in any order of successes and failures, a success is credited once and a failure never', async () => {
  const orders = allOrders(4).filter((order) => order.length > 0);
  expect(orders).toHaveLength(2 + 4 + 8 + 16);
  const payer = await market.customer();
  const ends = await inGroups(orders, 5, async (order) => {
    const topUp = await payer.api.call('POST /top-ups', { body: { amount }, ...key() });
    const said = { merchant_oid: topUp.merchantOid, total_amount };
    for (const status of order) expect((await provider.tell(provider.notice({ ...said, status }))).text).toBe('OK');
    return (await payer.api.call('GET /top-ups/:id', { params: { id: topUp.id } })).state;
  });
  expect(ends).toEqual(orders.map((order) => (order.includes('success') ? 'paid' : 'failed')));
  const paid = orders.filter((order) => order.includes('success')).length;
  expect(await market.balanceOf(payer)).toBe(paid * 200_00);
  const entries = await market.rows<{ entries: number }>(
    `select count(*)::int as entries from ledger_entry e join ledger_posting p on p.entry_id = e.id where p.account = $1`,
    [`wallet:${payer.id}`],
  );
  expect(entries).toEqual([{ entries: paid }]);
}, 60_000);
