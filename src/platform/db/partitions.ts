import pg from 'pg';
import { retention } from '#kernel/retention.ts';
import { firstIdOf, momentOf, monthsAfter, nameOfMonth } from './months.ts';
import { locks } from './one-at-a-time.ts';
import { lockTimedOut, sqlState } from './sql-state.ts';

/** A table partitioned by the month in a UUID of version 7 (docs/decisions/0057). */
interface Parted {
  readonly table: string;
  /** The column with the id: rows that belong to an order are in the partition of the order's month. */
  readonly by: string;
  /** Months for which a partition is kept after its last month; absent: for ever. */
  readonly months?: number;
}

const parted: readonly Parted[] = [
  { table: 'order_event', by: 'order_id' },
  { table: 'message', by: 'order_id' },
  { table: 'notification', by: 'id', months: retention.notifications.for.months },
];

/**
 * SQL for the migration that makes a partitioned table: its first partition, which ends after next month, and the default
 * partition.
 */
export const firstPartitions = (table: string): string => `
      create table "${table}_first" partition of "${table}"
        for values from (minvalue) to ('${firstIdOf(monthsAfter(new Date(), 2))}');
      create table "${table}_default" partition of "${table}" default;`;

/** Whole months for which partitions are made in advance. */
const monthsAhead = 3;
/**
 * Lock timeout in milliseconds. It is short, because a waiting lock request blocks all requests behind it. The next run tries
 * again.
 */
const lockTimeoutMs = 2_000;
/** Statement timeout in milliseconds for metrics. */
const scrapeTimeoutMs = 500;

/** Rows in the default partition are counted up to this number, because even one row needs an operator. */
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
  /** Months with a partition, after the current one. */
  readonly monthsAhead: number;
  /** Rows in the default partition, counted up to `countedBeside`. */
  readonly rowsBeside: number;
}

interface PartitionTrouble {
  readonly table: string;
  /** The coming month has no partition, or the default partition has rows. */
  readonly trouble: 'month-missing' | 'rows-beside';
}

/**
 * Makes the partitions of the coming months and drops expired ones. Several processes may do this at the same time, and
 * repeatedly. A role that owns none of the tables may do it, too: it calls functions of the owner.
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

/** The daily job. It fails if an operator has to act, so that the console and the alert for failed jobs show it. */
export async function tendPartitions(databaseUrl: string, now: Date): Promise<void> {
  await keepPartitions(databaseUrl, now);
  const troubles = await withClient(databaseUrl, (client) => partitionTroubles(client, now));
  if (troubles.length > 0)
    throw new Error(`partitions: ${troubles.map(({ table, trouble }) => `${table} ${trouble}`).join(', ')}`);
  await foldYears(databaseUrl, now);
}

/**
 * Begins a transaction that holds the partitions' advisory lock. The lock timeout also bounds the wait for a running merge of a
 * year.
 */
async function beginAlone(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
  await client.query('select pg_advisory_xact_lock($1)', [locks.partitions]);
}

async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'basamak-partitions' });
  client.on('error', () => undefined); // a lost connection fails the running statement; it must not end the process
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end(); // closing the connection rolls back an open transaction
  }
}

async function partitionStandings(asked: Asked, now: Date): Promise<readonly PartitionStanding[]> {
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

/** For metrics, which are read often and may be missing. Waits half a second for a locked table, then throws. */
export async function partitionStandingsSoon(pool: pg.Pool, now: Date): Promise<readonly PartitionStanding[]> {
  const client = await pool.connect();
  try {
    await client.query(`begin read only; set local statement_timeout = ${scrapeTimeoutMs}`);
    return await partitionStandings(client, now);
  } finally {
    await client.query('rollback').catch(() => undefined); // the pool discards a lost connection
    client.release();
  }
}

/** Problems that need an operator; empty if there are none. */
export const partitionTroubles = async (asked: Asked, now: Date): Promise<readonly PartitionTrouble[]> =>
  (await partitionStandings(asked, now)).flatMap(({ table, monthsAhead, rowsBeside }) => [
    ...(monthsAhead === 0 ? [{ table, trouble: 'month-missing' } as const] : []),
    ...(rowsBeside > 0 ? [{ table, trouble: 'rows-beside' } as const] : []),
  ]);

/**
 * Called when a process starts. If a table is locked, the process goes on without new partitions: they are made months ahead,
 * and the daily job tries again.
 */
export const keepPartitionsIfFree = async (databaseUrl: string, now: Date): Promise<void> => {
  await keepPartitions(databaseUrl, now).catch((error: unknown) => {
    if (sqlState(error) !== lockTimedOut) throw error;
  });
};

/**
 * Merges the months of each year that ended at least a year ago into one partition. A query without an order id reads every
 * partition, so their number must not grow for ever. During the merge, writers to these months wait. While the partitions are
 * exchanged, all readers and writers of the table wait for a moment.
 * @returns the names of the years' partitions
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
    if (beside.rowCount) continue; // the rows stay in the default partition; an operator decides about them
    const name = `${table}_${nameOfMonth(month)}`;
    // made as a separate table and then attached, so that the empty default partition is locked only for a moment
    await client.query('select partition_add($1, $2, $3, $4)', [table, name, from, to]);
    made.push(name);
  }
  return made;
}

async function dropOutlived(client: pg.Client, { table, months }: Parted, now: Date): Promise<string[]> {
  if (months === undefined) return [];
  const outlived = (await partitionsOf(client, table)).filter(({ end }) => end <= monthsAfter(now, -months));
  // if there is a default partition, PostgreSQL can't detach concurrently: the table is locked for a moment
  for (const { name } of outlived) await client.query('select partition_drop($1, $2)', [table, name]);
  return outlived.map(({ name }) => name);
}

interface Partition {
  readonly name: string;
  /** Absent for the first one, which has no lower bound. */
  readonly from: Date | undefined;
  readonly end: Date;
}
type Month = Partition & { readonly from: Date };

/** The partitions that hold exactly one month. */
const monthsOf = (table: string, partitions: readonly Partition[]): readonly Month[] =>
  partitions.flatMap(({ name, from, end }) =>
    from && name === `${table}_${nameOfMonth(from)}` ? [{ name, from, end }] : [],
  );

/** Whether no month is missing between them. A year with a gap is not merged: rows of the gap are in the default partition. */
const adjoin = (months: readonly Month[]): boolean =>
  months.every(({ from }, index) => index === 0 || from.getTime() === months[index - 1]?.end.getTime());

/** The partitions of a table in order, without the default one. */
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

/** The end of the last partition. */
const endOf = (partitions: readonly Partition[]): Date => {
  const last = partitions.at(-1);
  if (!last) throw new Error('the partitioned table has no partition; its migration makes the first one');
  return last.end;
};
