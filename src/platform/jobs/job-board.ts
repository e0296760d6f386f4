import { sql } from 'kysely';
import type { TimeRange } from '#kernel/ports.ts';
import type { Database } from '../db/database.ts';
import { boundedCount, inRange, oneOfEach } from '../db/lists.ts';

export interface BoardedJob {
  readonly id: string;
  readonly queue: string;
  readonly state: 'created' | 'retry' | 'active' | 'completed' | 'failed' | 'cancelled';
  readonly failures: number;
  readonly failuresAllowed: number;
  readonly createdAt: Date;
  readonly startAfter: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly data: unknown;
  readonly output: unknown;
}

interface JobsPart {
  readonly from: number;
  readonly limit: number;
  readonly descending: boolean;
  readonly where: Readonly<Partial<Record<'id' | 'queue' | 'state', readonly string[] | undefined>>>;
  readonly created?: TimeRange | undefined;
}

interface JobTable {
  readonly id: string;
  readonly name: string;
  readonly created_on: Date;
}

/** Reads pg-boss' own table for data that its API does not return. Ended jobs stay in it for a day. */
export class JobBoard {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async page({ from, limit, descending, where, created }: JobsPart) {
    const { id, queue, state } = where;
    const found = this.#sql
      .selectFrom('jobs.job')
      .where(oneOfEach({ id, name: queue }))
      .where(state ? sql<boolean>`state::text = any(${state})` : sql<boolean>`true`)
      .where(inRange('created_on', created))
      .where('name', 'not like', '\\_\\_pgboss%');
    const direction = descending ? 'desc' : 'asc';
    const rows = await found
      .select([
        'id',
        sql<string>`name`.as('queue'),
        sql<BoardedJob['state']>`state::text`.as('state'),
        sql<number>`retry_count`.as('failures'),
        sql<number>`retry_limit`.as('failuresAllowed'),
        sql<string>`created_on`.as('createdAt'),
        sql<string>`start_after`.as('startAfter'),
        sql<string | null>`started_on`.as('startedAt'),
        sql<string | null>`completed_on`.as('endedAt'),
        sql`data`.as('data'),
        sql`output`.as('output'),
      ])
      .orderBy('created_on', direction)
      .orderBy('id', direction)
      .offset(from)
      .limit(limit)
      .execute();
    const jobs = rows.map((row): BoardedJob => ({
      ...row,
      createdAt: new Date(row.createdAt),
      startAfter: new Date(row.startAfter),
      startedAt: timeOf(row.startedAt),
      endedAt: timeOf(row.endedAt),
    }));
    return { rows: jobs, ...(await boundedCount(this.#sql, found)) };
  }

  async find(id: string): Promise<BoardedJob | undefined> {
    return (await this.page({ from: 0, limit: 1, descending: true, where: { id: [id] } })).rows[0];
  }

  /** For each queue: since when its oldest due job has waited. For scheduled queues also: when the last job ended. */
  async times(scheduled: readonly string[]) {
    const { rows } = await sql<{ name: string; oldest: string | null; ended: string | null }>`
      select queue.name,
        (select min(start_after) from jobs.job
          where job.name = queue.name and state in ('created', 'retry') and start_after <= now()) as oldest,
        case when queue.name = any(${scheduled}) then
          (select max(completed_on) from jobs.job where job.name = queue.name) end as ended
      from jobs.queue
    `.execute(this.#sql);
    return new Map(
      rows.map(({ name, oldest, ended }) => [name, { oldestAt: timeOf(oldest), lastEndedAt: timeOf(ended) }]),
    );
  }

  get #sql() {
    return this.#database.sql<{ 'jobs.job': JobTable }>();
  }
}

/** The times of these columns come as text, because no row schema describes them. */
const timeOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
