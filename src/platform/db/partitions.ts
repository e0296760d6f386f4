import pg from 'pg';
import { retention } from '#kernel/retention.ts';
import { firstIdOf, momentOf, monthsAfter, nameOfMonth } from './months.ts';
import { locks } from './one-at-a-time.ts';
import { lockTimedOut, sqlState } from './sql-state.ts';

/** A table that is parted by the month in an id of version 7 (docs/decisions/0057). */
interface Parted {
  readonly table: string;
  /** The column with the id: what belongs to an order lies in the month of the order. */
  readonly by: string;
  /** Months for which a partition is kept after its last one; absent: for good. */
  readonly months?: number;
}

const parted: readonly Parted[] = [
  { table: 'order_event', by: 'order_id' },
  { table: 'message', by: 'order_id' },
  { table: 'notification', by: 'id', months: retention.notifications.for.months },
];

/**
 * SQL for the migration that makes a parted table: its first partition, which reaches into the month after the coming one, and
 * the one for what belongs nowhere.
 */
export const firstPartitions = (table: string): string => `
      create table "${table}_first" partition of "${table}"
        for values from (minvalue) to ('${firstIdOf(monthsAfter(new Date(), 2))}');
      create table "${table}_default" partition of "${table}" default;`;

/** So many whole months lie ready beside the running one. */
const monthsAhead = 3;
/** Milliseconds for which a table is waited for: who waits for it makes others wait. The next run comes again. */
const patience = 2_000;
/** Milliseconds for a statement of who asks often. */
const scrapePatience = 500;

/** Where there are any somebody has to look; how many hundreds is no matter. */
const countedBeside = 100;

/** A connection, or a pool of them. */
interface Asked {
  query<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<{ readonly rows: readonly R[] }>;
}

interface Changed {
  readonly made: readonly string[];
  readonly dropped: readonly string[];
}

export interface PartitionStanding {
  readonly table: string;
  /** Months that lie ready beside the running one. */
  readonly monthsAhead: number;
  /** In the partition for what belongs nowhere; of many, so many. */
  readonly rowsBeside: number;
}

export interface PartitionTrouble {
  readonly table: string;
  /** The coming month has no partition, or rows lie in the one for what belongs nowhere. */
  readonly trouble: 'month-missing' | 'rows-beside';
}

/**
 * Makes the partitions of the coming months and drops those that have outlived what they are kept for. Any number of
 * processes may do so at once, however often, and under a role that owns none of the tables: functions of the owner do it.
 */
export const keepPartitions = (databaseUrl: string, now: Date): Promise<Changed> =>
  withClient(databaseUrl, async (client) => {
    const made: string[] = [];
    const dropped: string[] = [];
    for (const one of parted) {
      await beginAlone(client);
      made.push(...(await makeAhead(client, one, now)));
      dropped.push(...(await dropOutlived(client, one, now)));
      await client.query('commit');
    }
    return { made, dropped };
  });

/** The daily job: it fails where somebody has to look, so that the console shows it and the alert of failed jobs comes. */
export async function tendPartitions(databaseUrl: string, now: Date): Promise<void> {
  await keepPartitions(databaseUrl, now);
  const troubles = await withClient(databaseUrl, (client) => partitionTroubles(client, now));
  if (troubles.length > 0)
    throw new Error(`partitions: ${troubles.map(({ table, trouble }) => `${table} ${trouble}`).join(', ')}`);
  await foldYears(databaseUrl, now);
}

/** A transaction, while nobody else changes partitions: a year that is being folded is waited for no longer than a table. */
async function beginAlone(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query(`set local lock_timeout = ${patience}`);
  await client.query('select pg_advisory_xact_lock($1)', [locks.partitions]);
}

async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'basamak-partitions' });
  client.on('error', () => undefined); // a lost connection fails the statement that is under way; it must not end the process
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end(); // what was not committed is gone with it
  }
}

export async function partitionStandings(asked: Asked, now: Date): Promise<readonly PartitionStanding[]> {
  const standings: PartitionStanding[] = [];
  for (const { table } of parted) {
    const end = endOf(await partitionsOf(asked, table));
    let monthsAhead = 0;
    while (monthsAfter(now, monthsAhead + 1) < end) monthsAhead++;
    const { rows } = await asked.query<{ id: string }>(`select 1 as id from ${table}_default limit ${countedBeside}`);
    standings.push({ table, monthsAhead, rowsBeside: rows.length });
  }
  return standings;
}

/** For who asks often and may do without: where somebody holds a table it is waited for half a second, and then nothing is said. */
export async function partitionStandingsSoon(pool: pg.Pool, now: Date): Promise<readonly PartitionStanding[]> {
  const client = await pool.connect();
  try {
    await client.query(`begin read only; set local statement_timeout = ${scrapePatience}`);
    return await partitionStandings(client, now);
  } finally {
    await client.query('rollback').catch(() => undefined); // a lost connection is thrown away by its pool
    client.release();
  }
}

/** What somebody has to look at; nothing, where all is well. */
export const partitionTroubles = async (asked: Asked, now: Date): Promise<readonly PartitionTrouble[]> =>
  (await partitionStandings(asked, now)).flatMap(({ table, monthsAhead, rowsBeside }) => [
    ...(monthsAhead === 0 ? [{ table, trouble: 'month-missing' } as const] : []),
    ...(rowsBeside > 0 ? [{ table, trouble: 'rows-beside' } as const] : []),
  ]);

/** At a start: where somebody holds a table, the process begins all the same. The months reach far ahead, and the job comes. */
export const keepPartitionsIfFree = async (databaseUrl: string, now: Date): Promise<void> => {
  await keepPartitions(databaseUrl, now).catch((error: unknown) => {
    if (sqlState(error) !== lockTimedOut) throw error;
  });
};

/**
 * A question that does not name an order asks every partition, so there must not be ever more of them: the months of a year that ended
 * a year ago become one. Meanwhile whoever would change these wait, and for the moment of the exchange everybody does.
 * @returns the years' partitions
 */
export const foldYears = (databaseUrl: string, now: Date): Promise<readonly string[]> =>
  withClient(databaseUrl, async (client) => {
    const folded: string[] = [];
    for (const one of parted.filter(({ months }) => months === undefined)) {
      const ended = monthsOf(one.table, await partitionsOf(client, one.table)).filter(
        ({ from }) => from.getUTCFullYear() < now.getUTCFullYear() - 1,
      );
      for (const [year, months] of Map.groupBy(ended, ({ from }) => from.getUTCFullYear()))
        if (months.length > 1 && adjoin(months)) folded.push(await foldYear(client, one, year, months));
    }
    return folded;
  });

async function foldYear(
  client: pg.Client,
  { table, by }: Parted,
  year: number,
  months: readonly Month[],
): Promise<string> {
  const name = `${table}_${year}`;
  await beginAlone(client);
  await client.query('select partition_fold($1, $2, $3, $4, $5, $6)', [
    table,
    name,
    months.map((month) => month.name),
    by,
    firstIdOf(months[0]?.from ?? new Date(0)),
    firstIdOf(months.at(-1)?.end ?? new Date(0)),
  ]);
  await client.query('commit');
  return name;
}

async function makeAhead(client: pg.Client, { table, by }: Parted, now: Date): Promise<string[]> {
  const made: string[] = [];
  const last = monthsAfter(now, monthsAhead);
  for (let month = endOf(await partitionsOf(client, table)); month <= last; month = monthsAfter(month, 1)) {
    const [from, to] = [firstIdOf(month), firstIdOf(monthsAfter(month, 1))];
    const beside = await client.query(`select from ${table}_default where ${by} >= $1 and ${by} < $2 limit 1`, [
      from,
      to,
    ]);
    if (beside.rowCount) continue; // they stay where they are and are found; what is to become of them, somebody decides
    const name = `${table}_${nameOfMonth(month)}`;
    // made by itself and then attached, for which the empty default partition is held for a moment
    await client.query('select partition_add($1, $2, $3, $4)', [table, name, from, to]);
    made.push(name);
  }
  return made;
}

async function dropOutlived(client: pg.Client, { table, months }: Parted, now: Date): Promise<string[]> {
  if (months === undefined) return [];
  const outlived = (await partitionsOf(client, table)).filter(({ end }) => end <= monthsAfter(now, -months));
  // beside a partition for what belongs nowhere PostgreSQL detaches none concurrently: the table is held for a moment
  for (const { name } of outlived) await client.query('select partition_drop($1, $2)', [table, name]);
  return outlived.map(({ name }) => name);
}

interface Partition {
  readonly name: string;
  /** Absent of the first one, which reaches back to the beginning. */
  readonly from: Date | undefined;
  readonly end: Date;
}
type Month = Partition & { readonly from: Date };

/** Those that are a month and no more. */
const monthsOf = (table: string, partitions: readonly Partition[]): readonly Month[] =>
  partitions.flatMap(({ name, from, end }) =>
    from && name === `${table}_${nameOfMonth(from)}` ? [{ name, from, end }] : [],
  );

/** A year with a gap in it stays as it is: what lies in the gap lies beside. */
const adjoin = (months: readonly Month[]): boolean =>
  months.every(({ from }, index) => index === 0 || from.getTime() === months[index - 1]?.end.getTime());

/** Those of the months, in their order. */
async function partitionsOf(asked: Asked, table: string): Promise<readonly Partition[]> {
  const { rows } = await asked.query<{ name: string; from: string | null; end: string }>(
    `select relname as name, substring(bound from $$FROM \\('([^']+)'\\)$$) as "from", substring(bound from $$TO \\('([^']+)'\\)$$) as "end"
     from pg_inherits join pg_class on pg_class.oid = inhrelid
     cross join lateral (select pg_get_expr(relpartbound, inhrelid) as bound) as bounds
     where inhparent = to_regclass($1) and bound <> 'DEFAULT' order by "end"`,
    [table],
  );
  return rows.map(({ name, from, end }) => ({
    name,
    from: from === null ? undefined : momentOf(from),
    end: momentOf(end),
  }));
}

/** Up to where the months reach. */
const endOf = (partitions: readonly Partition[]): Date => {
  const last = partitions.at(-1);
  if (!last) throw new Error('a parted table has its first partition from its migration');
  return last.end;
};
