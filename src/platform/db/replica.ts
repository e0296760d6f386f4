import { MikroORM } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { within } from '../within.ts';
import { kyselyOf, ormOptions, type Row } from './orm.ts';
import { historyOn, positionOf } from './position.ts';

/** Milliseconds in which a replica must report its position; otherwise it counts as lost. */
const timeoutMs = 2_000;

interface Standing {
  readonly standby: boolean;
  readonly replayed: string | null;
  readonly history: string;
}

/** A physical standby of the database; read-only. */
export class Replica {
  readonly name: string;
  readonly orm: MikroORM;
  /**
   * A separate connection for the position. If all other connections are in use, the replica is busy but does not count as
   * lost.
   */
  readonly #watch: pg.Pool;
  #sql: Kysely<unknown> | undefined;
  #replayed: bigint | undefined;
  #looking: { readonly history: string; readonly done: Promise<void> } | undefined;
  readonly #waiting = new Set<(lost: Error) => void>();

  private constructor(name: string, orm: MikroORM, watch: pg.Pool) {
    this.name = name;
    this.orm = orm;
    this.#watch = watch;
  }

  static async connect(url: string, rows: readonly Row[], poolMax: number): Promise<Replica> {
    const orm = await MikroORM.init(ormOptions(url, rows, poolMax, { purpose: 'replica' }));
    const watch = new pg.Pool({
      connectionString: url,
      max: 1,
      connectionTimeoutMillis: timeoutMs,
      application_name: 'basamak-replica',
    });
    watch.on('error', () => undefined); // the next look notices that it is gone
    return new Replica(new URL(url).host, orm, watch);
  }

  get sql(): Kysely<unknown> {
    return (this.#sql ??= kyselyOf(this.orm.em.fork()));
  }

  /** The replayed position at the last look; undefined if it is no standby of this database, or is lost. */
  get replayed(): bigint | undefined {
    return this.#replayed;
  }

  /**
   * Asks the replica for its replayed position. Concurrent calls share one query.
   * @param history the identity of the primary's log. A position of another system, or of a timeline before a failover, can't
   * be compared with it
   */
  look(history: string): Promise<void> {
    if (this.#looking?.history === history) return this.#looking.done;
    const done = this.#look(history).finally(() => {
      if (this.#looking?.done === done) this.#looking = undefined;
    });
    this.#looking = { history, done };
    return done;
  }

  async #look(history: string): Promise<void> {
    try {
      const { standby, replayed, history: own } = await this.#standing();
      this.#replayed = standby && own === history ? positionOf(replayed ?? '') : undefined;
    } catch {
      this.#replayed = undefined;
    }
    if (this.#replayed === undefined) this.#letGo();
  }

  async #standing(): Promise<Standing> {
    const asked = this.#watch.query<Standing>(
      `select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn()::text as replayed, ${historyOn.standby} as history`,
    );
    const { rows } = await within(timeoutMs, asked);
    if (!rows[0]) throw new Error('the replica returned no row');
    return rows[0];
  }

  /** Rejects as soon as the replica counts as lost. Otherwise a read would wait until the network reports the loss. */
  async orLost<T>(work: Promise<T>): Promise<T> {
    let lost: ((error: Error) => void) | undefined;
    const end = new Promise<never>((_, reject) => {
      lost = reject;
      this.#waiting.add(reject);
    });
    try {
      return await Promise.race([work, end]);
    } finally {
      if (lost) this.#waiting.delete(lost);
    }
  }

  #letGo(): void {
    for (const lost of this.#waiting) lost(new Error('the replica is unreachable'));
  }

  async close(): Promise<void> {
    await Promise.all([this.orm.close(true), this.#watch.end()]);
  }
}
