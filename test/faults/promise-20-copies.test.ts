import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { Money } from '#kernel/money.ts';
import { bookFault } from '#cli/database-copies.ts';
import { exportDatabase } from '#platform/db/copies/export-database.ts';
import { importDatabase } from '#platform/db/copies/import-database.ts';
import { readManifest, type Manifest, writeManifest } from '#platform/db/copies/manifest.ts';
import { ormOptions } from '#platform/db/orm.ts';
import { freePort } from '#platform/net/free-port.ts';
import { answered, key, many } from '#test/support/calls.ts';
import { logIn } from '#test/support/clients.ts';
import { withDatabase } from '#test/support/database.ts';
import { isBaseline } from '#platform/db/baseline.ts';
import { beforeBaseline } from '#test/support/before-baseline.ts';
import { assertLedger } from '#test/support/invariants.ts';
import { Market } from '#test/support/market.ts';
import { startProcess, stopProcess } from '#test/support/shop.ts';
import { onServer } from '#test/support/test-database.ts';

let market: Market;
let folders: string;
const made: string[] = [];
beforeAll(async () => {
  market = await Market.open(1);
  folders = await mkdtemp(join(tmpdir(), 'basamak-copies-'));
}, 120_000);
afterAll(async () => {
  await market.close();
  await rm(folders, { recursive: true, force: true });
  for (const name of made) await onServer(server(), `drop database if exists ${name} with (force)`);
});

const server = () => process.env.TEST_SERVER_URL ?? '';
let nth = 0;
const folder = () => join(folders, String(++nth));

/** A database without a single table. */
async function emptyDatabase(): Promise<string> {
  const name = `copy_${randomBytes(6).toString('hex')}`;
  await onServer(server(), `create database ${name}`);
  made.push(name);
  return withDatabase(server(), name);
}
const importInto = (url: string, from: string) => importDatabase(url, from, { proves: bookFault });
const sums = ({ tables }: Manifest) => tables.map(({ name, rows, sha256 }) => ({ name, rows, sha256 }));

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
const usersIn = async (url: string) =>
  (await query(url, `select to_regclass('public.user_account') is not null as there`))[0]?.there
    ? Number((await query(url, 'select count(*) from user_account'))[0]?.count)
    : 0;

test('an export of a running shop, imported elsewhere, has the same rows and balanced books, and can be served', async () => {
  const customer = await market.customer(Money.lira(1_000_000));
  const over = new AbortController();
  const trade = async () => {
    while (!over.signal.aborted) await answered(() => market.order(customer));
  };
  const trading = Promise.all(many(4, trade));
  await market.order(customer);
  const ordersOf = async () => (await market.rows<{ count: string }>('select count(*) from orders'))[0]?.count;
  const before = Number(await ordersOf());
  const out = folder();
  const manifest = await exportDatabase(market.shop.databaseUrl, out).finally(() => over.abort());
  await trading;
  expect(Number(await ordersOf())).toBeGreaterThan(before);

  const url = await emptyDatabase();
  await importInto(url, out);
  await assertLedger(url);
  const again = await exportDatabase(url, folder());
  expect(sums(again)).toEqual(sums(manifest));
  expect(again).toMatchObject({ migrations: manifest.migrations, sequences: manifest.sequences, jobs: manifest.jobs });

  const port = await freePort();
  const settings = { ...market.shop.settings, DATABASE_URL: url, PORT: String(port), LOG_LEVEL: 'silent' };
  const process = await startProcess(settings);
  try {
    const { api } = await logIn(`http://127.0.0.1:${port}`, 'yonetici@basamak.test');
    const [order] = await api.call('GET /admin/orders');
    expect(order?.customerId).toBe(customer.id);
    const body = { userId: customer.id, type: 'add', amount: Money.lira(5), reason: 'Telafi' } as const;
    await api.call('POST /admin/add-funds', { body, ...key() });
  } finally {
    await stopProcess(process);
  }
  await assertLedger(url);
}, 240_000);

test('exported files are readable by their owner only, and a folder that is not empty is left unchanged', async () => {
  const out = folder();
  await exportDatabase(market.shop.databaseUrl, out);
  const modes = await Promise.all((await readdir(out)).map(async (file) => (await stat(join(out, file))).mode & 0o777));
  expect(new Set(modes)).toEqual(new Set([0o600]));
  expect((await stat(out)).mode & 0o777).toBe(0o700);
  await expect(exportDatabase(market.shop.databaseUrl, out)).rejects.toThrow('boş değil');
});

test('after an import the ledger is still guarded, and every trigger is enabled', async () => {
  const out = folder();
  await exportDatabase(market.shop.databaseUrl, out);
  const url = await emptyDatabase();
  await importInto(url, out);
  await expect(query(url, 'delete from ledger_entry')).rejects.toThrow();
  await expect(query(url, 'update ledger_posting set amount_kurus = amount_kurus + 1')).rejects.toThrow();
  const disabled = await query(url, `select tgname from pg_trigger where tgenabled <> 'O' and not tgisinternal`);
  expect(disabled).toEqual([]);
});

test('an import into a database with users is refused and changes nothing', async () => {
  const out = folder();
  await exportDatabase(market.shop.databaseUrl, out);
  const before = await usersIn(market.shop.databaseUrl);
  await expect(importInto(market.shop.databaseUrl, out)).rejects.toThrow('kullanıcılar var');
  expect(await usersIn(market.shop.databaseUrl)).toBe(before);
  await market.audit();
});

test('an export of an earlier version is migrated to the current version', async () => {
  const old = await emptyDatabase();
  const orm = await MikroORM.init(ormOptions(old, [], 1, { purpose: 'migration' }));
  const pending = await orm.migrator.getPending();
  await orm.migrator.up({ to: pending[11]!.name });
  await orm.close();
  const out = folder();
  expect((await exportDatabase(old, out)).migrations).toHaveLength(12);
  const url = await emptyDatabase();
  await importInto(url, out);
  const seen = await query(url, 'select name from mikro_orm_migrations order by id');
  expect(seen.map(({ name }) => name)).toEqual(pending.map(({ name }) => name));
});

test('an export from before the baseline is accepted only if it has all migrations that the baseline replaced', async () => {
  const out = folder();
  const manifest = await exportDatabase(market.shop.databaseUrl, out);
  const later = manifest.migrations.filter((name) => !isBaseline(name));
  await writeManifest(out, { ...manifest, migrations: [...beforeBaseline(156), ...later] });
  const url = await emptyDatabase();
  await importInto(url, out);
  expect((await exportDatabase(url, folder())).migrations).toEqual(manifest.migrations);
  await writeManifest(out, { ...manifest, migrations: beforeBaseline(12) });
  await expect(importInto(await emptyDatabase(), out)).rejects.toThrow('yalnız 12 tanesi uygulanmış');
});

describe('an import refuses the whole copy for', () => {
  let out: string;
  beforeEach(async () => {
    out = folder();
    await exportDatabase(market.shop.databaseUrl, out);
  });
  /** The reason for the refusal, and the number of users that were imported despite it. */
  const refusal = async () => {
    const url = await emptyDatabase();
    const because = await importInto(url, out).then(
      () => 'taken',
      (error: Error) => error.message,
    );
    return { because, users: await usersIn(url) };
  };
  const fileOf = async (table: string) => {
    const { tables } = await readManifest(out);
    return join(out, tables.find(({ name }) => name === table)?.file ?? '');
  };

  test('a line that was changed', async () => {
    const file = await fileOf('public.user_account');
    const text = gunzipSync(await readFile(file)).toString();
    await writeFile(file, gzipSync(text.replace('Ada', 'Eda')));
    expect(await refusal()).toEqual({ because: expect.stringContaining('bozulmuş'), users: 0 });
  });
  test('a file that ends early', async () => {
    const file = await fileOf('public.orders');
    const bytes = await readFile(file);
    await writeFile(file, bytes.subarray(0, bytes.length / 2));
    expect(await refusal()).toEqual({ because: expect.stringMatching(/unexpected end|incorrect data/), users: 0 });
  });
  test('an export that was cut off before its manifest', async () => {
    await rm(join(out, 'manifest.json'));
    expect(await refusal()).toEqual({ because: expect.stringContaining('yarım kalmış'), users: 0 });
  });
  test('a manifest with SQL as the name of a column', async () => {
    const manifest = await readManifest(out);
    const [table, ...rest] = manifest.tables;
    const columns = [`${table!.columns[0]}) from stdin; create table public.taken (id int); --`];
    await writeManifest(out, { ...manifest, tables: [{ ...table!, columns }, ...rest] });
    expect(await refusal()).toEqual({ because: expect.stringContaining('sütunu burada yok'), users: 0 });
  });
  test('an export of a later version', async () => {
    const manifest = await readManifest(out);
    await writeManifest(out, { ...manifest, migrations: [...manifest.migrations, 'Migration20991231000000_later'] });
    expect(await refusal()).toEqual({ because: expect.stringContaining('daha yeni bir sürüm'), users: 0 });
  });
});

test('an import of books that do not balance is refused, and the message says where', async () => {
  const url = await emptyDatabase();
  const first = folder();
  await exportDatabase(market.shop.databaseUrl, first);
  await importInto(url, first);
  await query(
    url,
    `alter table ledger_posting disable trigger user;
     update ledger_posting set amount_kurus = amount_kurus + 1 where ctid = (select ctid from ledger_posting limit 1);
     alter table ledger_posting enable trigger user`,
  );
  const out = folder();
  await exportDatabase(url, out);
  const target = await emptyDatabase();
  await expect(importInto(target, out)).rejects.toThrow(/tutarsız, hiçbir şey alınmadı: \(a\)/);
  expect(await usersIn(target)).toBe(0);
});
