/**
 * Multiplies a database of generated orders (`npm run bench:orders`): adds a copy for each earlier year, with its own
 * users, entries and postings, so that the ledger stays consistent. Triggers are off meanwhile, which needs a superuser.
 * `DATABASE_URL=… npm run bench:history 10`
 */
import pg from 'pg';
import { firstIdOf, monthsAfter, nameOfMonth } from '#platform/db/months.ts';

interface Copied {
  readonly table: string;
  /** SQL for columns whose value in a copy does not follow from their type. The copy is `k` years older. */
  readonly told?: Readonly<Record<string, string>>;
  readonly only?: string;
}

const generatedPerson = `email like '%@ornek.test'`;
/** The id of a wallet or an escrow contains the id of its user or order. */
const accountIn = (column: string): string =>
  `case when ${column} ~ '^(wallet|escrow):' then left(${column}, 7) || earlier(substr(${column}, 8)::uuid, k) else ${column} end`;

const copied: readonly Copied[] = [
  {
    table: 'user_account',
    told: {
      email: `k || '.' || email`,
      email_canonical: `k || '.' || email_canonical`,
      username: `username || '.' || k`,
      username_canonical: `username_canonical || '.' || k`,
    },
    only: generatedPerson,
  },
  { table: 'booster_profile', only: `id in (select id from user_account where ${generatedPerson})` },
  { table: 'orders', told: { number: 'number + k * 1000000' } },
  {
    table: 'ledger_entry',
    told: {
      key: `split_part(key, ':', 1) || ':' || earlier(split_part(key, ':', 2)::uuid, k)`,
      order_number: '(order_number::bigint + k * 1000000)::text',
    },
  },
  { table: 'payout' },
  { table: 'ledger_posting', told: { account: accountIn('account') } },
  { table: 'ledger_account', told: { id: accountIn('id') } },
  { table: 'order_event', told: { id: `nextval('order_event_id_seq')` } },
  // in earlier years only one of ten orders has messages, to save space
  { table: 'message', told: { id: 'gen_random_uuid()' }, only: 'get_byte(uuid_send(order_id), 15) < 26' },
  { table: 'notification' },
];

/** Stored sums and counts. The copies are alike, so they are multiplied. */
const sums = (years: number): readonly string[] => [
  `update ledger_sum set count = count * ${years}, balance_kurus = balance_kurus * ${years}`,
  `update booster_order_count set count = count * ${years}`,
  `insert into booster_load select booster_id, count(*) from orders where state in ('starting', 'started', 'in-game') and booster_id is not null group by 1
   on conflict (booster_id) do update set count = excluded.count`,
  `update order_standing set count = count * ${years}`,
  `update order_standing_progress set counted_to = (select max(id) from order_event)`,
  `insert into daily_figure select day - k * 365, name, game, bucket, count, amount_kurus from daily_figure, ${yearsBefore(years)}
   on conflict do nothing`,
  `select setval('orders_number_seq', (select max(number) from orders))`,
];

const yearsBefore = (years: number): string => `generate_series(1, ${years - 1}) as k`;

/** Moves the time in an id of version 7 back by some years. */
const earlier = `
  create or replace function earlier(id uuid, years int) returns uuid language sql immutable as $$
    select (lpad(to_hex(('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint - years * 31536000000::bigint), 12, '0')
      || substr(replace(id::text, '-', ''), 13))::uuid
  $$`;

/** Statements that drop a table's indexes and keys, and that make them again. Inserts are faster without them. */
async function indexesOf(client: pg.Client, table: string) {
  const { rows } = await client.query<{ drop: string; make: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
     from pg_constraint where conrelid = $1::regclass and contype in ('p', 'u')
     union all
     select format('drop index %s', indexrelid::regclass), replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') from pg_index
     where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  );
  return { drop: rows.map((row) => row.drop), make: rows.map((row) => row.make) };
}

async function multiply(client: pg.Client, { table, told = {}, only = 'true' }: Copied, years: number): Promise<void> {
  const { rows: columns } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );
  const values = columns.map(({ name, type }) => {
    if (told[name] !== undefined) return told[name];
    if (type === 'uuid') return `earlier(${name}, k)`;
    return type === 'timestamp with time zone' ? `${name} - k * interval '365 days'` : name;
  });
  const names = columns.map(({ name }) => name).join(', ');
  const indexes = await indexesOf(client, table);
  for (const statement of indexes.drop) await client.query(statement);
  await client.query(
    `insert into ${table} (${names}) select ${values.join(', ')} from ${table}, ${yearsBefore(years)} where ${only}`,
  );
  for (const statement of indexes.make) await client.query(statement);
  await client.query(`vacuum (analyze) ${table}`);
}

/** Splits the first partition, which holds all earlier rows, into months. */
async function partByMonths(client: pg.Client, table: string, years: number): Promise<void> {
  const { rows } = await client.query<{ bound: string }>(
    `select pg_get_expr(relpartbound, oid) as bound from pg_class where oid = $1::regclass`,
    [`${table}_first`],
  );
  const bound = /FROM \(MINVALUE\) TO \('(.+)'\)/.exec(rows[0]?.bound ?? '')?.[1];
  if (bound === undefined) return;
  await client.query('begin');
  await client.query(
    `alter table ${table} detach partition ${table}_first; alter table ${table}_first rename to ${table}_whole`,
  );
  let from = monthsAfter(new Date(), -12 * years);
  await client.query(
    `create table ${table}_first partition of ${table} for values from (minvalue) to ('${firstIdOf(from)}')`,
  );
  for (; firstIdOf(from) < bound; from = monthsAfter(from, 1))
    await client.query(
      `create table ${table}_${nameOfMonth(from)} partition of ${table}
       for values from ('${firstIdOf(from)}') to ('${firstIdOf(monthsAfter(from, 1))}')`,
    );
  await client.query(`insert into ${table} select * from ${table}_whole; drop table ${table}_whole`);
  await client.query('commit');
}

const [years, url] = [Number(process.argv[2]), process.env.DATABASE_URL];
if (!Number.isSafeInteger(years) || years < 2 || !url) {
  console.error('usage: DATABASE_URL=postgres://… node bench/generate-history.ts <years>');
  process.exit(2);
}
const client = new pg.Client({ connectionString: url });
await client.connect();
try {
  await client.query(earlier);
  await client.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'`);
  for (const table of ['order_event', 'message', 'notification']) await partByMonths(client, table, years);
  for (const one of copied) {
    const began = performance.now();
    await multiply(client, one, years);
    console.log(`${one.table}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
  for (const statement of sums(years)) await client.query(statement);
  await client.query('drop function earlier');
} finally {
  await client.end();
}
