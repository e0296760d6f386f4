import type { Pool } from 'pg';
import { locks } from '../db/one-at-a-time.ts';
import type { Log } from '../log/log.ts';
import { newEvents } from './channels.ts';

const batch = 500;

/**
 * Moves committed outbox rows into the event log and notifies all processes, once per batch. Every process runs a relay, but
 * an advisory lock lets only one work at a time. So the log's ids rise in commit order, and a reader that has seen an id has
 * seen all earlier ones. A `pg_notify` in the writing transactions would serialise their commits.
 */
export class Relay {
  readonly #pool: Pool;
  readonly #log: Log;
  readonly #sweep: NodeJS.Timeout;
  #running: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(pool: Pool, log: Log, sweepMs = 1000) {
    this.#pool = pool;
    this.#log = log;
    // if a process is killed, the other processes move its rows
    this.#sweep = setInterval(() => this.nudge(), sweepMs).unref();
  }

  nudge(): void {
    if (this.#stopped) return;
    if (this.#running) {
      this.#again = true;
      return;
    }
    this.#running = this.#drain()
      .catch((error: unknown) =>
        this.#log.warn({ err: error }, 'relay: the outbox could not be emptied; it will be retried'),
      )
      .finally(() => {
        this.#running = undefined;
        if (this.#again) {
          this.#again = false;
          this.nudge();
        }
      });
  }

  async stop(): Promise<void> {
    clearInterval(this.#sweep);
    await this.#running;
    this.#stopped = true;
  }

  async #drain(): Promise<void> {
    const waiting = await this.#pool.query('select 1 from outbox limit 1');
    if (waiting.rowCount === 0) return;
    const client = await this.#pool.connect();
    try {
      for (;;) {
        await client.query('begin');
        await client.query('select pg_advisory_xact_lock($1)', [locks.relay]);
        const moved = await client.query<{ moved: string }>(
          `with gone as (
             delete from outbox where id in (select id from outbox order by id limit $1) returning *
           ), kept as (
             insert into live_event (type, audience, data, created_at)
             select type, audience, data, created_at from gone order by id returning id
           )
           select count(*) as moved, pg_notify('${newEvents}', max(id)::text) from kept`,
          [batch],
        );
        await client.query('commit');
        if (Number(moved.rows[0]?.moved) < batch) return;
      }
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }
}
