// An order's writes leave in one flight (docs/decisions/0099): counted by a proxy before the database.
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { type CountingProxy, startCountingProxy, transactionsOf } from '../../bench/support/counting-proxy.ts';
import { key } from '#test/support/calls.ts';
import { coaching, Market, type Trader } from '#test/support/market.ts';
import { Provider } from '#test/support/provider.ts';
import { startProcess, stopProcess } from '#test/support/shop.ts';
import { freePort } from '#platform/net/free-port.ts';

jest.setTimeout(60_000);

let market: Market;
let proxy: CountingProxy;
let url: string;
let stop: () => Promise<void>;
let customer: Trader;

beforeAll(async () => {
  market = await Market.open(1);
  proxy = await startCountingProxy(market.shop.settings.DATABASE_URL ?? '');
  const port = String(await freePort());
  const process = await startProcess({ ...market.shop.settings, DATABASE_URL: proxy.url, PORT: port });
  stop = () => stopProcess(process);
  url = `http://127.0.0.1:${port}`;
  customer = await market.customer(Money.lira(100_000));
});
afterAll(async () => {
  await stop();
  await proxy.stop();
  await market.audit();
  await market.close();
});

/** The transaction of one call that contains a statement like this. */
const sentBy = async (like: RegExp, call: () => Promise<unknown>) => {
  proxy.take();
  await call();
  const sent = transactionsOf(proxy.take(), 'basamak');
  return sent.find(({ statements }) => statements.some((statement) => like.test(statement)));
};

test('an order is placed in two round trips to the database', async () => {
  const draft = coaching(1);
  const body = { draft, expectedPrice: await market.priceOf(draft) };
  const { api } = market.at([url], { ...customer });
  await api.call('POST /orders', { body, ...key() });
  const order = await sentBy(/into "orders"/, () => api.call('POST /orders', { body, ...key() }));
  expect(order?.statements.at(-1)).toBe('commit');
  expect(order?.statements.length).toBeLessThanOrEqual(14);
  expect(order?.roundTrips).toBeLessThanOrEqual(2);
});

test('taking an order and a chat message are sent in a bounded number of round trips', async () => {
  const { id } = await market.order(customer);
  const booster = market.at([url], await market.booster()).api;
  const take = await sentBy(/update "orders"/, () =>
    booster.call('POST /orders/:id/take', { params: { id }, ...key() }),
  );
  const message = await sentBy(/into "message"/, () =>
    booster.call('POST /orders/:id/messages', { params: { id }, body: { text: 'Merhaba' }, ...key() }),
  );
  expect(take?.roundTrips).toBeLessThanOrEqual(8);
  // the booster is locked before the order, as everywhere: two orders of locks could deadlock
  const taken = take?.statements.filter((statement) => statement.endsWith(' for update'));
  expect(taken).toEqual([expect.stringContaining('"booster_profile"'), expect.stringContaining('"orders"')]);
  expect(message?.roundTrips).toBeLessThanOrEqual(5);
  const locks = message?.statements.filter((statement) => / for (?:key )?share$/.test(statement));
  expect(locks).toEqual([expect.stringContaining('"user_account"'), expect.stringContaining('"orders"')]);
});

test('a payment is credited in three round trips to the database, after one to find it', async () => {
  const provider = new Provider(market);
  const notified = async () => {
    const body = { amount: Money.lira(250) };
    const { merchantOid } = await customer.api.call('POST /top-ups', { body, ...key() });
    const form = provider.notice({ merchant_oid: merchantOid, total_amount: '25000' });
    const send = async () => {
      const init = { method: 'POST', body: new URLSearchParams(form) };
      expect(await (await fetch(`${url}/api/payments/paytr/notification`, init)).text()).toBe('OK');
    };
    return sentBy(/update "top_up"/, send);
  };
  await notified();
  const credit = await notified();
  expect(credit?.statements.at(-1)).toBe('commit');
  expect(credit?.roundTrips).toBeLessThanOrEqual(3);
  const locks = credit?.statements.filter((statement) => / for (?:key share|update)$/.test(statement));
  const locked = ['"top_up"', '"user_account"', '"ledger_account"'];
  expect(locks).toEqual(locked.map((table) => expect.stringContaining(`from ${table}`)));
});
