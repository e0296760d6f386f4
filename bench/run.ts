/**
 * Compares the product with the limits of its platform. The two sides of a comparison take turns in one run, so that
 * noise of the machine affects both. `npm run bench`, and `npm run bench -- --small` for a quick run.
 */
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash, verify } from '@node-rs/argon2';
import pg from 'pg';
import { auditLedger } from '#modules/wallet/adapters/persistence/audit-ledger.ts';
import { startEmbeddedServer } from '#platform/db/embedded-server.ts';
import { freePort } from '#platform/net/free-port.ts';
import { rawDraft } from '#test/support/drafts.ts';
import { generateOrders } from './generate-orders.ts';
import { type Model, PlaceByPg } from './limits/place-by-pg.ts';
import { PlacePlainly } from './limits/place-plainly.ts';
import { busiestCalls } from './support/busiest-calls.ts';
import { startCountingProxy, transactionsOf } from './support/counting-proxy.ts';
import { withCpu } from './support/cpu.ts';
import { connections, loadHttp, loadWork, type Measured } from './support/load.ts';
import { Client, customersWithBalance, type Program, startProduct, startProgram } from './support/product.ts';
import { inTurns, type Pair, printResults, type Results } from './support/results.ts';

const small = process.argv.includes('--small');
const only = process.argv.slice(2).find((word) => !word.startsWith('-'));
const seconds = small ? 1 : 5;
const rounds = small ? 1 : 3;
const manyCallers = 50;
const [few, many] = small ? [200, 2_000] : [1_000, 100_000];

const otherLoad = loadavg()[0]?.toFixed(1);
const dataDir = await mkdtemp(join(tmpdir(), 'basamak-bench-'));
await chmod(dataDir, 0o711); // if root starts this program, the database's user must be able to enter the folder
const database = await startEmbeddedServer({ dataDir });
const draft = rawDraft();
// the first start migrates and adds the accounts; a later start is measured
await (await startProduct(database.ownerUrl)).stop();
const startsAt = performance.now();
const product = await startProduct(database.ownerUrl);
const readySeconds = (performance.now() - startsAt) / 1000;
const hello = await startProgram(join(import.meta.dirname, 'limits/hello.ts'), await freePort(), 'listening');

try {
  await new Promise((settled) => setTimeout(settled, small ? 1_000 : 5_000));
  const idleMegabytes = await residentMegabytes(product.pid);
  const pairs: Pair[] = [];
  const measure = async (
    name: string,
    target: string,
    limit: () => Promise<Measured>,
    ours: () => Promise<Measured>,
    { by, before }: { readonly by?: (measured: Measured) => number; readonly before: string },
  ) => {
    if (only !== undefined && !name.includes(only)) return;
    console.log(`· ${name}`);
    pairs.push({ name, target, before, ...(await inTurns(rounds, limit, ours, by)) });
  };
  const perCpuTime = ({ cpu = Number.NaN }: Measured) => 1 / cpu;

  const helloWorld = () => withCpu(hello.pid, seconds, () => loadHttp(seconds, { url: hello.url }));
  const json = { 'content-type': 'application/json' };
  await measure(
    'quote',
    '≥ 0.50 of an Express hello, by CPU time',
    helloWorld,
    () =>
      withCpu(product.pid, seconds, () =>
        loadHttp(seconds, {
          url: `${product.url}/api/orders/calculate`,
          method: 'POST',
          headers: json,
          body: JSON.stringify(draft),
        }),
      ),
    { by: perCpuTime, before: '0.25' },
  );
  await measure(
    'catalog',
    '≥ 0.60 of an Express hello, by CPU time',
    helloWorld,
    () => withCpu(product.pid, seconds, () => loadHttp(seconds, { url: `${product.url}/api/catalog` })),
    { by: perCpuTime, before: '0.30' },
  );

  const admin = await Client.signIn(product.url, 'yonetici@basamak.test', 'basamak-demo');
  const customers = await customersWithBalance(product, admin, manyCallers);
  const [first] = customers;
  if (!first) throw new Error('the database has no customers');
  const { price } = await first.client.post<{ price: object }>('/orders/calculate', draft);
  const order = JSON.stringify({ draft, expectedPrice: price });
  const model = await modelOf(await first.client.post<{ id: string }>('/orders', JSON.parse(order)));
  const byPg = new PlaceByPg(database.ownerUrl, connections, model);
  const byMany = new PlaceByPg(database.ownerUrl, manyCallers, model);
  const plainly = await PlacePlainly.begin(database.ownerUrl, connections, model);
  const customerOf = (loop: number) => customers[loop]?.id ?? '';
  let turn = 0;
  const place = (callers?: number) =>
    withCpu(product.pid, seconds, () =>
      loadHttp(
        seconds,
        { url: `${product.url}/api/orders`, method: 'POST', headers: json, body: order },
        () => ({
          headers: {
            authorization: customers[turn++ % customers.length]?.client.authorization ?? '',
            'idempotency-key': randomUUID(),
          },
        }),
        callers,
      ),
    );
  const placeByPg = () => loadWork(seconds, (loop) => byPg.place(customerOf(loop)));
  const placePlainly = () => loadWork(seconds, (loop) => plainly.place(customerOf(loop)));
  const orders = '≥ 0.80 of its own statements on `pg`, p99 ≤ 25 ms';
  await measure('order', orders, placeByPg, () => place(), { before: '0.34, p99 130 to 175 ms' });
  const plain = '≥ 0.50 of plain inserts on `pg`';
  await measure('order on plain tables', plain, placePlainly, () => place(), { before: '0.14' });
  await measure(
    `order, ${manyCallers} callers`,
    'p99 ≤ 60 ms',
    () => loadWork(seconds, (loop) => byMany.place(customerOf(loop)), manyCallers),
    () => place(manyCallers),
    { before: '' },
  );
  await byMany.stop();
  await byPg.stop();
  await plainly.stop();

  const passwordHash = await hash('basamak-demo', { memoryCost: 47_104, timeCost: 1, parallelism: 1 });
  await measure(
    'log-in',
    '(no target) of argon2 alone',
    () => loadWork(seconds, async () => void (await verify(passwordHash, 'basamak-demo'))),
    () =>
      loadHttp(seconds, {
        url: `${product.url}/api/users/authenticate`,
        method: 'POST',
        headers: json,
        body: JSON.stringify({ login: 'musteri@basamak.test', password: 'basamak-demo' }),
      }),
    { before: '' },
  );

  const statements = await countStatements(JSON.parse(order));
  console.log('· busiest calls');
  const calls = await busiestCalls(database.ownerUrl, dataDir, small ? 5 : 40);
  const lists = await listsAtTwoSizes();
  await printResults({
    at: new Date().toISOString(),
    machine: `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, PostgreSQL 18 (embedded), load of other work ${otherLoad}`,
    connections,
    seconds,
    rounds,
    small,
    pairs,
    ...statements,
    calls,
    lists,
    readySeconds,
    idleMegabytes,
    auditedEntries: await auditedEntries(),
  } satisfies Results);
} finally {
  await Promise.all([product.stop(), hello.stop()]);
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** The rows of an order that the product has placed. */
async function modelOf(placed: { readonly id: string }): Promise<Model> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>('select * from orders where id = $1', [placed.id]);
  await client.end();
  return { order: rows[0] ?? {}, answer: JSON.stringify(placed) };
}

/** Counts statements by a proxy between a second process and the database. */
async function countStatements(
  order: object,
): Promise<Pick<Results, 'statementsPerOrder' | 'roundTripsPerOrder' | 'statementsOfQuotes'>> {
  const proxy = await startCountingProxy(database.ownerUrl);
  const watched = await startProduct(proxy.url);
  try {
    const client = await Client.signIn(watched.url, 'olcum0@ornek.test', 'basamak-demo');
    await client.get('/users/current');
    // the smallest batch counts, because timed jobs and the refresh of prices use the same connections
    const batches: number[] = [];
    for (let batch = 0; batch < 5; batch++) {
      proxy.take();
      for (let count = 0; count < 50; count++) await client.post('/orders/calculate', draft);
      batches.push(proxy.take().filter(({ application }) => application === 'basamak').length);
    }
    await client.post('/orders', order, { 'idempotency-key': randomUUID() });
    const placing = transactionsOf(proxy.take(), 'basamak').find(({ statements }) =>
      statements.some((text) => /into "orders"/.test(text)),
    );
    return {
      statementsOfQuotes: Math.min(...batches),
      statementsPerOrder: placing?.statements ?? [],
      roundTripsPerOrder: placing?.roundTrips ?? 0,
    };
  } finally {
    await watched.stop();
    await proxy.stop();
  }
}

/** Measures the console's list of orders, newest first, on a small and on a large table in turns. */
async function listsAtTwoSizes(): Promise<Results['lists']> {
  const fewUrl = await anotherDatabase('few');
  const withFew = await startProduct(fewUrl);
  try {
    await generateOrders(fewUrl, few);
    const generatedInSeconds = await generateOrders(database.ownerUrl, many);
    const query = new URLSearchParams({ sort: '["createdAt","DESC"]', range: '[0,24]' }).toString();
    const listOf = async ({ url }: Program) => {
      const { authorization } = await Client.signIn(url, 'yonetici@basamak.test', 'basamak-demo');
      return () => loadHttp(seconds, { url: `${url}/api/admin/orders?${query}`, headers: { authorization } });
    };
    const { limit, ours } = await inTurns(rounds, await listOf(withFew), await listOf(product), (of) => of.p50);
    return { few: { orders: few, ...limit }, many: { orders: many, ...ours }, generatedInSeconds };
  } finally {
    await withFew.stop();
  }
}

async function anotherDatabase(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  await client.query(`create database ${name} owner basamak`);
  await client.end();
  const url = new URL(database.ownerUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Audits the ledger after everything that was generated and measured. */
async function auditedEntries(): Promise<number> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const { entries, fault } = await auditLedger(client);
  await client.end();
  if (fault !== undefined) throw new Error(`the ledger is inconsistent: ${fault}`);
  return entries;
}

async function residentMegabytes(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(status) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}
