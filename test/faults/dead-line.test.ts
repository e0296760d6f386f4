import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { freePort } from '#platform/net/free-port.ts';
import { waitFor } from '#test/support/calls.ts';
import { type NewCustomer, register, withToken } from '#test/support/clients.ts';
import { DeadLine } from '#test/support/dead-line.ts';
import { type Shop, startProcess, startShop, stopProcess } from '#test/support/shop.ts';

jest.setTimeout(90_000);

let shop: Shop;
let line: DeadLine;
let process: Awaited<ReturnType<typeof startProcess>>;
let url: string;
let customer: NewCustomer;
beforeAll(async () => {
  shop = await startShop();
  line = await DeadLine.before(shop.databaseUrl);
  const port = await freePort();
  const DATABASE_URL = line.through(shop.databaseUrl);
  process = await startProcess({ ...shop.settings, DATABASE_URL, PORT: String(port), LOG_LEVEL: 'silent' });
  url = `http://127.0.0.1:${port}`;
  customer = await register(url);
});
afterAll(async () => {
  await stopProcess(process);
  await line.stop();
  await shop.stop();
});

/** Status, `Retry-After` and whether it came within six seconds. */
const ask = async (path: string, init: RequestInit = {}) => {
  const began = performance.now();
  const headers = { authorization: `Bearer ${customer.token}`, 'content-type': 'application/json' };
  const { status, headers: told } = await fetch(`${url}${path}`, { headers, ...init });
  return [path, status, told.get('retry-after'), performance.now() - began < 6_000];
};
const me = '/api/users/current';
const command = () => ask(me, { method: 'PATCH', body: JSON.stringify({ firstName: 'Ada' }) });

test('where the line to the database has gone dead everybody is told within six seconds, and soon after it is back all is as before', async () => {
  await Promise.all([ask(me), ask(me), ask(me), command(), command()]); // connections that will be dead
  line.die();
  const asked = Promise.all([ask('/readyz'), ask(me), ask(me), command(), ...Array.from({ length: 30 }, command)]);
  expect(await ask('/healthz')).toEqual(['/healthz', 200, null, true]);
  const away = [me, 503, '2', true];
  const [ready, ...others] = await asked;
  expect(ready).toEqual(['/readyz', 503, null, true]);
  expect(others).toEqual(others.map(() => away));

  line.live();
  const began = performance.now();
  await waitFor(async () => ((await ask('/readyz'))[1] === 200 ? true : undefined), 'readiness');
  await waitFor(async () => ((await command())[1] === 200 ? true : undefined), 'a command');
  expect(performance.now() - began).toBeLessThan(5_000);
  await expect(withToken(url, customer.token).api.call('GET /users/current')).resolves.toMatchObject({
    firstName: 'Ada',
  });
});
