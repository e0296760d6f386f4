/**
 * Measures the console's lists, and a new order, over HTTP at three sizes of the database, in turns. `npm run bench:lists`; the
 * databases are kept in `BENCH_DATA`, if that is set, for the next run. `-- --small` is a quick run, `-- --only=orders`
 * runs only the queries whose name begins with `orders`.
 */
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedServer } from '#platform/db/embedded-server.ts';
import { rawDraft } from '#test/support/drafts.ts';
import { generateOrders } from './generate-orders.ts';
import { Client, type Program, startProduct } from './support/product.ts';

const sizes = process.argv.includes('--small') ? [200, 2_000] : [1_000, 100_000, 1_000_000];
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? '';
const rounds = process.argv.includes('--small') ? 5 : 40;

interface Question {
  readonly name: string;
  /** The path of a list; `plain` is a path that takes no range, sort or filter. */
  readonly path?: string;
  readonly plain?: string;
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly sort?: readonly [string, string];
  /** Asks for the last page of the rows that are counted. */
  readonly last?: true;
}

/** Rows are counted up to this number (docs/decisions/0015). */
const countedAtMost = 1_000;
const ofAPage = 25;

const newOrder = 'a new order';

interface Asked extends Program {
  authorization: string;
  readonly questions: readonly Question[];
  readonly times: Map<string, number[]>;
  /** The number of rows in each answer. */
  readonly rows: Map<string, number>;
}

const known = [
  'customer',
  'booster',
  'number',
  'email',
  'service',
  'asker',
  'visitor',
  'addressed',
  'webhook',
  'maker',
  'rated',
  'payee',
  'reporter',
  'paid',
  'often',
] as const;

/** The queries, with ids of existing users and orders. */
async function questionsOf(database: string): Promise<Question[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<Record<(typeof known)[number], string>>(
    `select o.customer_id as customer, o.number, u.email, o.service,
       (select booster_id from booster_order_count group by 1 order by sum(count) desc, 1 limit 1) as booster,
       (select booster_id from order_review group by 1 order by count(*) desc, 1 limit 1) as rated,
       (select booster_id from payout group by 1 order by count(*) desc, 1 limit 1) as payee,
       (select sender_id from message_report group by 1 order by count(*) desc, 1 limit 1) as reporter,
       (select user_id from ticket group by 1 order by count(*) desc, 1 limit 1) as asker,
       (select user_id from user_session group by 1 order by count(*) desc, 1 limit 1) as visitor,
       (select record_id from audit_event group by 1 order by count(*) desc, 1 limit 1) as addressed,
       (select merchant_oid from top_up order by created_at limit 1) as paid,
       (select (amount_kurus / 100)::text from top_up where amount_kurus % 100 = 0 group by amount_kurus order by count(*) desc limit 1) as often,
       (select id from webhook order by url limit 1) as webhook,
       (select id from user_account where role = 'admin' order by created_at limit 1) as maker
     from orders as o join user_account as u on u.id = o.customer_id
     where o.booster_id is not null order by o.created_at desc, o.id limit 1`,
  );
  await client.end();
  const [one] = rows;
  if (!one) throw new Error('the database has no orders');
  const day = 24 * 3600_000;
  const at = (days: number) => new Date(Date.now() - days * day).toISOString();
  const orders = (name: string, filter: Question['filter'] = {}, more: Partial<Question> = {}): Question => ({
    name: `orders: ${name}`,
    path: 'orders',
    filter,
    ...more,
  });
  return [
    orders('first page'),
    orders('last page that can be reached', {}, { last: true }),
    orders('dearest first', {}, { sort: ['price', 'DESC'] }),
    orders('last changed first', {}, { sort: ['updatedAt', 'DESC'] }),
    orders('a state', { state: 'started' }),
    orders('two states', { state: ['waiting', 'processing'] }),
    orders('a service', { service: one.service }),
    orders('a service that nobody bought', { service: 'tft/duo' }),
    orders('a game', { game: 'valorant' }),
    orders('a customer', { customerId: one.customer }),
    orders('a booster', { boosterId: one.booster }),
    orders('ten days', { createdAt_gte: at(30), createdAt_lt: at(20) }),
    orders('a range of prices', { price_gte: 15_000, price_lt: 30_000 }),
    orders('a price that nobody paid', { price_gte: 90_000_000 }),
    orders('cancelled ten months ago', { cancelledAt_gte: at(330), cancelledAt_lt: at(300) }),
    orders('taken ten months ago', { takenAt_gte: at(330), takenAt_lt: at(300) }),
    orders('finished ten months ago', { finishedAt_gte: at(330), finishedAt_lt: at(300) }),
    orders('disputes of ten months ago', { disputedAt_gte: at(330), disputedAt_lt: at(300) }),
    orders('late ones', { late: true }),
    orders('disputed ones', { disputed: true }),
    orders('by number', { q: one.number }),
    orders('by a name that many have', { q: 'deniz y' }),
    orders('by a name that nobody has', { q: 'zzz' }),
    orders('by a last name that many have', { q: 'yılmaz' }),
    orders('by e-mail', { q: one.email }),
    orders('by what most e-mail addresses have', { q: 'ornek' }),
    { name: 'boosters: first page', path: 'boosters' },
    { name: 'boosters: last page that can be reached', path: 'boosters', last: true },
    { name: 'boosters: by first name', path: 'boosters', sort: ['firstName', 'ASC'] },
    { name: 'boosters: by user name', path: 'boosters', sort: ['username', 'ASC'] },
    { name: 'boosters: by tier', path: 'boosters', sort: ['tier', 'DESC'] },
    { name: 'boosters: fullest wallet first', path: 'boosters', sort: ['balance', 'DESC'] },
    { name: 'boosters: who plays most', path: 'boosters', sort: ['activeOrders', 'DESC'] },
    { name: 'boosters: who has finished most', path: 'boosters', sort: ['finishedOrders', 'DESC'] },
    { name: 'boosters: ten days', path: 'boosters', filter: { createdAt_gte: at(30), createdAt_lt: at(20) } },
    { name: 'boosters: a tier', path: 'boosters', filter: { tier: 4 } },
    {
      name: 'boosters: a service, by tier',
      path: 'boosters',
      filter: { service: one.service },
      sort: ['tier', 'DESC'],
    },
    { name: 'boosters: by a name that many have', path: 'boosters', filter: { q: 'yılmaz' } },
    { name: 'boosters: by a name that nobody has', path: 'boosters', filter: { q: 'zzz' } },
    { name: 'users: first page', path: 'users' },
    { name: 'users: last page that can be reached', path: 'users', last: true },
    { name: 'users: by e-mail', path: 'users', filter: { q: one.email } },
    { name: 'entries: first page', path: 'entries' },
    { name: 'entries: a kind', path: 'entries', filter: { kind: 'order-refund' } },
    { name: 'entries: a customer', path: 'entries', filter: { userId: one.customer } },
    { name: 'entries: made by staff', path: 'entries', filter: { actorId: one.maker } },
    { name: 'top-ups: first page', path: 'top-ups' },
    { name: 'top-ups: a state', path: 'top-ups', filter: { state: 'failed' } },
    { name: 'top-ups: a cause that is rare', path: 'top-ups', filter: { cause: 'security-check' } },
    { name: 'top-ups: dearest first', path: 'top-ups', sort: ['amount', 'DESC'] },
    { name: 'entries: by an order’s number', path: 'entries', filter: { q: one.number } },
    { name: 'entries: by the beginning of a payment’s number', path: 'entries', filter: { q: one.paid.slice(0, 12) } },
    { name: 'top-ups: by the beginning of a number', path: 'top-ups', filter: { q: one.paid.slice(0, 12) } },
    { name: 'top-ups: by what many numbers begin with', path: 'top-ups', filter: { q: one.paid.slice(0, 2) } },
    { name: 'top-ups: by an amount that many paid', path: 'top-ups', filter: { q: one.often } },
    { name: 'top-ups: by what nothing is called', path: 'top-ups', filter: { q: 'zzz' } },
    { name: 'top-ups: a range of amounts', path: 'top-ups', filter: { amount_gte: 10_000, amount_lt: 30_000 } },
    { name: 'messages: first page', path: 'messages' },
    { name: 'messages: a sender', path: 'messages', filter: { senderId: one.customer } },
    { name: 'messages: of an admin', path: 'messages', filter: { role: 'admin' } },
    { name: 'messages: with contact data', path: 'messages', filter: { hasContacts: true } },
    { name: 'messages: by a word that few have', path: 'messages', filter: { q: `bende ${one.number}` } },
    { name: 'tickets: first page', path: 'tickets' },
    { name: 'tickets: last page that can be reached', path: 'tickets', last: true },
    { name: 'tickets: waiting', path: 'tickets', filter: { waiting: true }, sort: ['waitingSince', 'ASC'] },
    { name: 'tickets: a customer', path: 'tickets', filter: { userId: one.asker } },
    { name: 'tickets: by a name that many have', path: 'tickets', filter: { q: 'deniz y' } },
    { name: 'tickets: by a last name that many have', path: 'tickets', filter: { q: 'yılmaz' } },
    { name: 'tickets: by e-mail', path: 'tickets', filter: { q: one.email } },
    { name: 'reviews: first page', path: 'reviews' },
    { name: 'reviews: a booster', path: 'reviews', filter: { boosterId: one.rated } },
    { name: 'reviews: of few stars', path: 'reviews', filter: { stars: ['1', '2'] } },
    { name: 'reviews: by a word that all have', path: 'reviews', filter: { q: 'hızlı' } },
    { name: 'reviews: by a word that none has', path: 'reviews', filter: { q: 'gecikti' } },
    { name: 'reviews: hidden ones', path: 'reviews', filter: { hidden: true } },
    { name: 'wallets: first page', path: 'wallets', sort: ['movedAt', 'DESC'] },
    { name: 'wallets: fullest first', path: 'wallets', sort: ['balance', 'DESC'] },
    { name: 'sessions: first page', path: 'sessions', sort: ['lastUsedAt', 'DESC'] },
    { name: 'sessions: living ones', path: 'sessions', filter: { live: true }, sort: ['lastUsedAt', 'DESC'] },
    {
      name: 'sessions: used within ten days',
      path: 'sessions',
      filter: { lastUsedAt_gte: at(30), lastUsedAt_lt: at(20) },
      sort: ['lastUsedAt', 'DESC'],
    },
    { name: 'sessions: a customer', path: 'sessions', filter: { userId: one.visitor }, sort: ['lastUsedAt', 'DESC'] },
    { name: 'audit log: first page', path: 'audit-events' },
    { name: 'audit log: last page that can be reached', path: 'audit-events', last: true },
    { name: 'audit log: a person', path: 'audit-events', filter: { personId: one.addressed } },
    { name: 'audit log: ten days', path: 'audit-events', filter: { createdAt_gte: at(30), createdAt_lt: at(20) } },
    { name: 'payouts: first page', path: 'payouts' },
    { name: 'payouts: a state', path: 'payouts', filter: { state: 'requested' } },
    { name: 'payouts: a booster', path: 'payouts', filter: { boosterId: one.payee } },
    { name: 'reports: first page', path: 'reports' },
    { name: 'reports: open ones', path: 'reports', filter: { state: 'open' } },
    { name: 'reports: about a person', path: 'reports', filter: { senderId: one.reporter } },
    { name: 'notes about orders: first page', path: 'order-notes' },
    { name: 'suspicions: open, the oldest', path: 'suspicions', filter: { open: true }, sort: ['createdAt', 'ASC'] },
    { name: 'suspicions: all', path: 'suspicions' },
    { name: 'notes about people: open marks', path: 'user-notes', filter: { open: true } },
    { name: 'reconciliations: first page', path: 'reconciliations', sort: ['day', 'DESC'] },
    { name: 'differences: first page', path: 'reconciliation-differences' },
    {
      name: 'differences: open ones',
      path: 'reconciliation-differences',
      filter: { state: 'open' },
      sort: ['createdAt', 'DESC'],
    },
    { name: 'differences: by what nothing is called', path: 'reconciliation-differences', filter: { q: 'zzz' } },
    { name: 'deliveries: first page', path: 'deliveries' },
    { name: 'deliveries: last page that can be reached', path: 'deliveries', last: true },
    { name: 'deliveries: a state', path: 'deliveries', filter: { state: 'given-up' } },
    { name: 'deliveries: an event', path: 'deliveries', filter: { event: 'ticket.opened' } },
    { name: 'deliveries: ten days', path: 'deliveries', filter: { createdAt_gte: at(30), createdAt_lt: at(20) } },
    { name: 'deliveries: a webhook', path: 'deliveries', filter: { webhookId: one.webhook } },
    { name: 'story of a customer', plain: `users/${one.customer}/story` },
    { name: 'search everything: a name that many have', plain: 'search?q=deniz%20y' },
    { name: 'search everything: an order’s number', plain: `search?q=${one.number}` },
    { name: 'dashboard: 30 days', plain: 'dashboard' },
    { name: 'dashboard: 366 days', plain: `dashboard?from=${at(365).slice(0, 10)}&to=${at(0).slice(0, 10)}` },
    { name: 'trial balance', plain: 'trial-balance' },
  ];
}

const queryOf = ({ filter = {}, sort = ['createdAt', 'DESC'] }: Question, from: number): string =>
  new URLSearchParams({
    sort: JSON.stringify(sort),
    range: JSON.stringify([from, from + ofAPage - 1]),
    filter: JSON.stringify(filter),
  }).toString();

async function answerTo({ url, authorization }: Asked, asked: string) {
  const began = performance.now();
  const answer = await fetch(`${url}/api/admin/${asked}`, { headers: { authorization } });
  const text = await answer.text();
  const took = performance.now() - began;
  if (!answer.ok) throw new Error(`${asked}: ${answer.status} ${text}`);
  return { took, headers: answer.headers, rows: (JSON.parse(text) as unknown[]).length };
}

/** The first row of a list's last page. */
async function lastOf(product: Asked, question: Question): Promise<number> {
  const { headers } = await answerTo(product, `${question.path}?${queryOf(question, 0)}`);
  const total = Number(headers.get('content-range')?.split('/')[1]);
  return headers.get('x-total-at-least') === 'true' ? countedAtMost : Math.max(0, total - ofAPage);
}

async function ask(product: Asked, question: Question) {
  if (question.plain !== undefined) return answerTo(product, question.plain);
  const from = question.last ? await lastOf(product, question) : 0;
  return answerTo(product, `${question.path}?${queryOf(question, from)}`);
}

const quantile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;

const kept = process.env.BENCH_DATA;
const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'basamak-lists-')));
await mkdir(dataDir, { recursive: true });
await chmod(dataDir, 0o711); // if root starts this program, the database's user must be able to enter the folder
const server = await startEmbeddedServer({ dataDir });
const asked: Asked[] = [];
const databases: string[] = [];
try {
  for (const size of sizes) {
    const database = await databaseOf(size);
    databases.push(database);
    asked.push({
      ...(await startProduct(database)),
      authorization: '',
      questions: (await questionsOf(database)).filter(({ name }) => name.startsWith(only)),
      times: new Map(),
      rows: new Map(),
    });
  }
  // the figures of the smaller databases are counted while the larger ones are made
  await Promise.all(databases.map(figuresCounted));
  const load = () => loadavg()[0]?.toFixed(1);
  const before = load();
  for (let round = -2; round < rounds; round++)
    for (const product of asked) {
      // an access token lives for 15 minutes, and a round over a million orders may take longer
      ({ authorization: product.authorization } = await Client.signIn(
        product.url,
        'yonetici@basamak.test',
        'basamak-demo',
      ));
      for (const question of product.questions) {
        const { took, rows } = await ask(product, question);
        if (question.path !== undefined) product.rows.set(question.name, rows);
        // the first rounds fill the caches
        if (round >= 0) product.times.set(question.name, [...(product.times.get(question.name) ?? []), took]);
      }
      if (newOrder.startsWith(only)) {
        const took = await placeOrder(product);
        if (round >= 0) product.times.set(newOrder, [...(product.times.get(newOrder) ?? []), took]);
      }
    }
  console.log(`p50 / p99 in ms of ${rounds} each, one at a time, by turns; load ${before} before, ${load()} after\n`);
  console.log(`| list | ${sizes.map((size) => size.toLocaleString('en')).join(' | ')} | rows | growth of p50 |`);
  console.log(`|---|${'---|'.repeat(sizes.length + 2)}`);
  for (const name of asked[0]?.times.keys() ?? []) {
    const times = asked.map((product) => product.times.get(name) ?? []);
    const p50 = times.map((of) => quantile(of, 0.5));
    const cells = times.map((of, index) => `${p50[index]?.toFixed(1)} / ${quantile(of, 0.99).toFixed(1)}`);
    const rows = [...new Set(asked.map((product) => product.rows.get(name) ?? ''))].join(', ');
    console.log(`| ${name} | ${cells.join(' | ')} | ${rows} | ${((p50.at(-1) ?? 0) / (p50[0] ?? 1)).toFixed(2)} |`);
  }
} finally {
  for (const product of asked) await product.stop();
  await server.stop();
  if (kept === undefined) await rm(dataDir, { recursive: true, force: true });
}

/** Places an order of the demonstration's customer, and returns its milliseconds. */
async function placeOrder({ url }: Asked): Promise<number> {
  const [admin, customer] = await Promise.all(
    ['yonetici', 'musteri'].map((name) => Client.signIn(url, `${name}@basamak.test`, 'basamak-demo')),
  );
  if (!admin || !customer) throw new Error('the demonstration has no accounts');
  const draft = rawDraft();
  const { id: userId } = await customer.get<{ id: string }>('/users/current');
  const { price } = await customer.post<{ price: object }>('/orders/calculate', draft);
  await admin.post('/admin/add-funds', { userId, type: 'add', amount: price, reason: 'bench' });
  const began = performance.now();
  await customer.post('/orders', { draft, expectedPrice: price }, { 'idempotency-key': randomUUID() });
  return performance.now() - began;
}

/** Waits until the jobs, which run each minute, have counted all figures and sums. */
async function figuresCounted(database: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const counted = `
    select from figure_progress figure, ledger_progress ledger, (select max(created_at) as last from ledger_entry) as entries
    where figure.counted_until > entries.last and ledger.counted_until > entries.last`;
  try {
    while ((await client.query(counted)).rowCount === 0) await new Promise((wait) => setTimeout(wait, 5_000));
  } finally {
    await client.end();
  }
}

/** A database with this number of orders, made if it is missing. The product's start migrates it in any case. */
async function databaseOf(orders: number): Promise<string> {
  const name = `orders_${orders}`;
  const client = new pg.Client({ connectionString: server.adminUrl });
  await client.connect();
  const there = await client.query('select from pg_database where datname = $1', [name]);
  if (!there.rowCount) await client.query(`create database ${name} owner basamak`);
  await client.end();
  const url = new URL(server.ownerUrl);
  url.pathname = `/${name}`;
  if (!there.rowCount) {
    await (await startProduct(url.href)).stop();
    console.log(`${orders} orders in ${(await generateOrders(url.href, orders)).toFixed(0)} s`);
  }
  return url.href;
}
