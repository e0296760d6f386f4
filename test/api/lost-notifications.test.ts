import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Money } from '#kernel/money.ts';
import { key } from '#test/support/calls.ts';
import { type NewCustomer, register } from '#test/support/clients.ts';
import { assertLedger } from '#test/support/invariants.ts';
import { type Shop, startShop } from '#test/support/shop.ts';

jest.setTimeout(120_000);

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => {
  await assertLedger(shop.databaseUrl);
  await shop.stop();
});

const lira = (amount: number) => Money.lira(amount);
const balance = async (of: NewCustomer) => (await of.api.call('GET /wallet')).balance.amount;
const control = (faults: object) =>
  fetch(`${shop.sandboxUrl}/sandbox/faults`, { method: 'PUT', body: JSON.stringify(faults) });
const payWithCard = (frameUrl: string | undefined) =>
  fetch(frameUrl ?? '', {
    method: 'POST',
    body: new URLSearchParams({ number: '4355 0843 5508 4358', month: '12', year: '30', cvv: '000' }),
    redirect: 'manual',
  });

test('fifty payments whose notifications were lost are found by asking the provider', async () => {
  // ten payments for each customer, because nobody may have more open
  const payers = await Promise.all(Array.from({ length: 5 }, () => register(shop.urls[0] ?? '')));
  const balances = () => Promise.all(payers.map(balance));
  await control({ dropNotifications: 'all' });
  const beginBy = ({ api }: NewCustomer) => api.call('POST /top-ups', { body: { amount: lira(100) }, ...key() });
  const begun = await Promise.all(payers.flatMap((payer) => Array.from({ length: 10 }, () => beginBy(payer))));
  const [payer] = payers;
  if (payer) await expect(beginBy(payer)).rejects.toMatchObject({ status: 409, code: 'payment.too_many_open' });
  for (const { frameUrl } of begun) await payWithCard(frameUrl);
  await control({});
  expect(await balances()).toEqual(payers.map(() => 0));
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  // the job asks only about payments that are older than a minute
  await client.query(`update top_up set created_at = created_at - interval '2 minutes' where state = 'pending'`);
  await client.end();
  const end = Date.now() + 75_000; // the job runs every minute
  while (Date.now() < end && (await balances()).some((amount) => amount < 1000_00)) await sleep(1000);
  expect(await balances()).toEqual(payers.map(() => 1000_00));
});
