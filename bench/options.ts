/**
 * Measures the optional parts: the cost of a read replica and the statements that it takes over, and the cost of traces
 * of every request or of one in twenty. On one database, a process with the part and a process without it take turns.
 * `npm run bench:options`
 */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { rawDraft } from '#test/support/drafts.ts';
import { startSpanReceiver } from '#test/support/span-receiver.ts';
import { startPair } from '#test/support/standby.ts';
import { generateOrders } from './generate-orders.ts';
import { type CountingProxy, startCountingProxy } from './support/counting-proxy.ts';
import { loadHttp, type Measured } from './support/load.ts';
import { Client, customersWithBalance, type Program, startProduct } from './support/product.ts';
import { inTurns } from './support/results.ts';

const small = process.argv.includes('--small');
const seconds = small ? 1 : 3;
const rounds = small ? 1 : 3;
const orders = small ? 200 : 20_000;

const otherLoad = loadavg()[0]?.toFixed(1);
const draft = rawDraft();
const json = { 'content-type': 'application/json' };
/**
 * Headers of a browser's request for the console's list. A browser that has sent a command would also send a cookie.
 */
const browser = { 'sec-fetch-site': 'same-origin' };
const firstPage = new URLSearchParams({ sort: '["createdAt","DESC"]', range: '[0,24]' }).toString();
/** The names of the connections for requests, to the primary and to a replica. */
const readers: ReadonlySet<string> = new Set(['basamak', 'basamak-replica']);
const listPath = `/api/admin/orders?${firstPage}`;

const pair = await startPair();
const receiver = await startSpanReceiver();
const stops: (() => Promise<void>)[] = [];
const running = async (settings: NodeJS.ProcessEnv = {}, databaseUrl = pair.primaryUrl) => {
  const began = performance.now();
  const program = await startProduct(databaseUrl, settings);
  stops.push(() => program.stop());
  return { ...program, readySeconds: (performance.now() - began) / 1000 };
};

try {
  // the first start adds the accounts
  await (await startProduct(pair.primaryUrl)).stop();
  await generateOrders(pair.primaryUrl, orders);
  const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url };
  const oneInTwenty = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.05' };
  const plain = await running();
  const replicated = await running({ DATABASE_REPLICA_URL: pair.replicaUrl });
  const traced = await running(traces);
  const sampled = await running({ ...traces, ...oneInTwenty });
  await pair.caughtUp();

  const staff = await Client.signIn(plain.url, 'yonetici@basamak.test', 'basamak-demo');
  const customers = (await customersWithBalance(plain, staff, 20)).map(({ client }) => client);
  let turn = 0;
  const { price } = await staff.post<{ price: object }>('/orders/calculate', draft);
  const order = JSON.stringify({ draft, expectedPrice: price });
  const authorization = { authorization: staff.authorization };
  const questions: Readonly<Record<string, (program: Program) => Promise<Measured>>> = {
    'price of a draft, no statement': ({ url }) =>
      loadHttp(seconds, {
        url: `${url}/api/orders/calculate`,
        method: 'POST',
        headers: json,
        body: JSON.stringify(draft),
      }),
    'first page of the orders': ({ url }) =>
      loadHttp(seconds, { url: url + listPath, headers: { ...authorization, ...browser } }),
    'an order placed': ({ url }) =>
      loadHttp(seconds, { url: `${url}/api/orders`, method: 'POST', headers: json, body: order }, () => ({
        headers: {
          authorization: customers[turn++ % customers.length]?.authorization ?? '',
          'idempotency-key': randomUUID(),
        },
      })),
  };

  const rows: string[] = [];
  for (const [name, ask] of Object.entries(questions)) {
    console.log(`· ${name}`);
    const cells: string[] = [];
    for (const program of [replicated, traced, sampled]) {
      const { limit, ours, ratio } = await inTurns(
        rounds,
        () => ask(plain),
        () => ask(program),
      );
      cells.push(`**${ratio.toFixed(2)}** (${per(ours)} beside ${per(limit)})`);
    }
    rows.push(`| ${[name, ...cells].join(' | ')} |`);
  }

  const asked = await statementsAsked();
  const table = [
    '# The last full run of `npm run bench:options`',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, PostgreSQL 18 (embedded, without fsync) and a standby of it on the same machine, load of other work ${otherLoad}; ${orders} orders, 10 connections, closed loop, the median of ${rounds} × ${seconds} s. Each bold number is the requests per second of a process with the option, divided by those of a process without it. The two processes were loaded in turns.`,
    '',
    '| | reads from a standby | a trace of each request | a trace of one request in twenty |',
    '|---|---|---|---|',
    ...rows,
    '',
    '| | without | with a standby | traces |',
    '|---|---|---|---|',
    `| ready after | ${since(plain)} | ${since(replicated)} | ${since(traced)} |`,
    `| memory, after all this | ${await megabytes(plain)} | ${await megabytes(replicated)} | ${await megabytes(traced)} |`,
    '',
    '| statements | primary, without a standby | primary, with one | standby |',
    '|---|---|---|---|',
    ...asked,
    '',
    `Spans that the receiver took: ${receiver.spans.length}.`,
    '',
  ].join('\n');
  console.log(`\n${table}`);
  if (!small) await writeFile(join(import.meta.dirname, 'OPTIONS.md'), table);
} finally {
  for (const stop of stops) await stop();
  await receiver.stop();
  await pair.stop();
}

/** Counts the statements of each kind of request, by proxies between the processes and the databases. */
async function statementsAsked(): Promise<string[]> {
  const alone = await startCountingProxy(pair.primaryUrl);
  const primary = await startCountingProxy(pair.primaryUrl);
  const standby = await startCountingProxy(pair.replicaUrl);
  stops.push(...[alone, primary, standby].map((proxy) => () => proxy.stop()));
  const withoutIt = await running({}, alone.url);
  const withIt = await running({ DATABASE_REPLICA_URL: standby.url }, primary.url);
  const client = await Client.signIn(withIt.url, 'yonetici@basamak.test', 'basamak-demo');
  const ask = async (url: string, path: string) => {
    const headers = { authorization: client.authorization, ...browser };
    const answer = await fetch(url + path, { headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await answer.arrayBuffer();
  };
  const paths = {
    'first page of the orders': listPath,
    "the console's first page, 30 days": '/api/admin/dashboard',
    "the console's search": '/api/admin/search?q=deniz%20y',
  };
  const rows: string[] = [];
  for (const [name, path] of Object.entries(paths)) {
    const sides: readonly (readonly [string, CountingProxy])[] = [
      [withoutIt.url, alone],
      [withIt.url, primary],
      [withIt.url, standby],
    ];
    const counts: number[] = [];
    for (const [url, proxy] of sides) counts.push(await quietest(proxy, () => ask(url, path)));
    rows.push(`| ${[name, ...counts].join(' | ')} |`);
  }
  return rows;
}

/** The smallest of ten counts, because timed jobs and checks of the replica use the same connections. */
async function quietest(proxy: CountingProxy, ask: () => Promise<void>): Promise<number> {
  const counts: number[] = [];
  for (let nth = 0; nth < 10; nth++) {
    proxy.take();
    await ask();
    counts.push(proxy.take().filter(({ application }) => readers.has(application)).length);
  }
  return Math.min(...counts);
}

function per({ perSecond, p50 }: Measured): string {
  return `${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms`;
}

function since({ readySeconds }: { readonly readySeconds: number }): string {
  return `${readySeconds.toFixed(1)} s`;
}

async function megabytes({ url }: Program): Promise<string> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const bytes = Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]);
  return `${(bytes / 2 ** 20).toFixed(0)} MB`;
}
