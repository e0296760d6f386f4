import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '#platform/net/free-port.ts';
import { many, outcomeOf, waitFor } from '#test/support/calls.ts';
import { register } from '#test/support/clients.ts';
import { Line } from '#test/support/line.ts';
import { type Shop, startProcess, startShop, stopProcess } from '#test/support/shop.ts';

jest.setTimeout(60_000);

let shop: Shop;
let holder: pg.Client;
beforeAll(async () => {
  shop = await startShop({ processes: 2, settings: { DATABASE_POOL: '2' } }); // one command of a caller runs at a time
  holder = new pg.Client({ connectionString: shop.databaseUrl });
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await shop.stop();
});

/** Sends five commands of one caller, the first of which waits for a lock of the test. Then sends SIGTERM to the process. */
const endedWhileInLine = async (nth: number) => {
  const customer = await register(shop.urls[nth] ?? '');
  await holder.query('begin');
  await holder.query('select from user_account where id = $1 for update', [customer.id]);
  const told: string[] = [];
  const commands = many(5, (nth) =>
    outcomeOf(() => customer.api.call('PATCH /users/current', { body: { firstName: `Ada ${nth}` } })).then((outcome) =>
      told.push(outcome),
    ),
  );
  await waitFor(async () => {
    const { rowCount } = await holder.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rowCount === 1 ? rowCount : undefined;
  }, 'the command that is under way');
  await sleep(300); // the others queue behind it
  const process = shop.processes[nth]!;
  const ended = once(process, 'exit');
  process.kill('SIGTERM');
  return { told, heard: () => Promise.all(commands), ended };
};

test('a process that gets SIGTERM executes the queued commands if there is time', async () => {
  const { told, heard, ended } = await endedWhileInLine(0);
  await sleep(1_000);
  await holder.query('rollback');
  await heard();
  expect(told).toEqual(Array.from({ length: 5 }, () => 'ok'));
  await ended;
});

test('a process without time left answers queued commands with 503, and completes the running one', async () => {
  const { told, heard, ended } = await endedWhileInLine(1);
  await waitFor(() => (told.length === 4 ? told : undefined), 'what the others were told');
  await holder.query('rollback');
  await heard();
  expect(told).toEqual([...Array.from({ length: 4 }, () => '503 service.unavailable'), 'ok']);
  await ended;
});

test('a process whose database does not respond exits before it is killed', async () => {
  const [line, port] = [await Line.to(shop.databaseUrl), await freePort()];
  const DATABASE_URL = line.through(shop.databaseUrl);
  const process = await startProcess({ ...shop.settings, DATABASE_URL, PORT: String(port), LOG_LEVEL: 'silent' });
  await line.become('silent');
  await sleep(2_500); // in this time the relay and the jobs have sent queries
  const began = performance.now();
  await stopProcess(process);
  expect(process.signalCode).toBeNull();
  expect(performance.now() - began).toBeLessThan(19_000); // a container gets twenty seconds
  await line.end();
});
