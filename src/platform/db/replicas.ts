import { DomainError } from '#kernel/refusal.ts';
import { sql } from 'kysely';
import type { Log } from '../log/log.ts';
import type { Metrics, ReadFrom } from '../metrics/metrics.ts';
import type { Database } from './database.ts';
import { KeysetCursor } from './lists.ts';
import { statementTimeout, type Row } from './orm.ts';
import { beyondAll, historyOn, positionOf } from './position.ts';
import { Replica } from './replica.ts';

/** The person or program that reads, and the writes that they must see. */
export interface Reader {
  /** The log position of their last write; undefined if the request carries none. */
  readonly shown: string | undefined;
  /**
   * Whether the client sends its position in a cookie, as browsers do. If another client sends no position, its last write is
   * unknown.
   */
  readonly showsByItself: boolean;
  /**
   * Identifies the reader. The same reader always gets the same replica, so that rows that they have seen do not disappear
   * again.
   */
  readonly name: string;
}

/** Runs a read on the chosen database: a replica or the primary. */
export type Source = <T>(work: () => Promise<T>) => Promise<T>;

/** Addresses of the replicas, and the greatest lag of one that is used. */
interface ReplicaSettings {
  readonly urls: readonly string[];
  /** Seconds. A replica with a greater lag is not used. */
  readonly mostBehind: number;
}

interface Sample {
  /** Milliseconds on this process's monotonic clock. */
  readonly at: number;
  readonly position: bigint;
}

const looksEvery = 1_000;
/** Number of samples that are kept: ten minutes of them. */
const keptSamples = 600;

/**
 * Sends reads that tolerate some lag to standbys. A standby answers only if it has replayed the reader's position; otherwise
 * the primary does. The positions are polled every second, and at once if a reader needs a newer one.
 */
export class Replicas {
  readonly #database: Database;
  readonly #replicas: readonly Replica[];
  readonly #mostBehind: number;
  readonly #log: Log;
  readonly #metrics: Metrics;
  /**
   * The primary's positions over time. The lag of a replica is computed from these and its position, by the clock of this
   * process.
   */
  #samples: readonly Sample[] = [];
  /** The first known position of the primary. All migrations of this version had been applied at this position. */
  #beginning: bigint | undefined;
  #history: string | undefined;
  #used: ReadonlySet<Replica> = new Set();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #stopped = false;

  private constructor(
    database: Database,
    replicas: readonly Replica[],
    mostBehind: number,
    log: Log,
    metrics: Metrics,
  ) {
    this.#database = database;
    this.#replicas = replicas;
    this.#mostBehind = mostBehind;
    this.#log = log;
    this.#metrics = metrics;
    metrics.replicas(() =>
      replicas.map((replica) => ({
        name: replica.name,
        used: this.#used.has(replica),
        behind: this.#secondsBehind(replica),
      })),
    );
  }

  /** A replica that is not available does not keep the process from starting. */
  static async start(
    database: Database,
    { urls, mostBehind }: ReplicaSettings,
    rows: readonly Row[],
    poolMax: number,
    log: Log,
    metrics: Metrics,
  ): Promise<Replicas> {
    const replicas = await Promise.all(urls.map((url) => Replica.connect(url, rows, poolMax)));
    const all = new Replicas(database, replicas, mostBehind, log, metrics);
    await all.#lookAround();
    all.#schedule();
    return all;
  }

  /**
   * Chooses the source of a read-only request: a replica that has replayed the reader's position, or the primary. All parts of
   * one request use the same source. If the replica fails meanwhile, the primary answers the other parts, because it has
   * everything that the replica had.
   */
  sourceFor(reader: Reader): Source {
    let chosen: Promise<Replica | ReadFrom> | undefined;
    return async (work) => {
      const replica = await (chosen ??= this.#replicaFor(reader));
      if (!(replica instanceof Replica)) {
        this.#metrics.read(replica);
        return work();
      }
      const began = performance.now();
      try {
        if (!this.#serves(replica)) throw new Error('the replica is unreachable or too far behind');
        const answer = await KeysetCursor.tried(() => replica.orLost(this.#database.readingOn(replica, work)));
        this.#metrics.read('replica');
        return answer;
      } catch (error) {
        // a statement that times out on a replica would time out on the primary
        if (performance.now() - began >= statementTimeout) throw error;
        const why = this.#judged(error, replica);
        chosen = Promise.resolve(why);
        this.#metrics.read(why);
        return work();
      }
    };
  }

  /** The current log position. A replica that has replayed it has every answered write. */
  async position(): Promise<string> {
    try {
      const asked = sql<{ at: string }>`select pg_current_wal_insert_lsn()::text as at`;
      return (await asked.execute(this.#database.sql())).rows[0]?.at ?? beyondAll;
    } catch {
      return beyondAll;
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
    await Promise.all(this.#replicas.map((replica) => replica.close()));
  }

  /**
   * The cause of a failed read. A refusal may come from rows that the replica does not have yet. Any other error is a fault of
   * the replica or of our code.
   */
  #judged(error: unknown, replica: Replica): ReadFrom {
    if (error instanceof DomainError) return 'primary: refused';
    this.#log.debug({ err: error, replica: replica.name }, 'a replica did not answer; the primary answers instead');
    if (this.#history !== undefined) void replica.look(this.#history);
    return 'primary: failed';
  }

  async #replicaFor({ shown, showsByItself, name }: Reader): Promise<Replica | ReadFrom> {
    if (shown === undefined && !showsByItself) return 'primary: nothing shown';
    const first = placeOf(name, this.#replicas.length);
    const replica = [...this.#replicas.slice(first), ...this.#replicas.slice(0, first)].find((one) =>
      this.#serves(one),
    );
    if (!replica) return 'primary: no replica';
    if (shown === undefined) return replica;
    const wanted = positionOf(shown);
    return wanted !== undefined && (await this.#hasReplayed(replica, wanted)) ? replica : 'primary: not there yet';
  }

  async #hasReplayed(replica: Replica, wanted: bigint): Promise<boolean> {
    if ((replica.replayed ?? 0n) < wanted && this.#history !== undefined) await replica.look(this.#history);
    return (replica.replayed ?? 0n) >= wanted;
  }

  #serves(replica: Replica): boolean {
    const { replayed } = replica;
    if (replayed === undefined || this.#beginning === undefined || replayed < this.#beginning) return false;
    return this.#secondsBehind(replica) <= this.#mostBehind;
  }

  #secondsBehind({ replayed = 0n }: Replica): number {
    const lacking = this.#samples.find(({ position }) => position > replayed);
    return lacking ? (performance.now() - lacking.at) / 1000 : 0;
  }

  async #lookAround(): Promise<void> {
    await this.#lookAtPrimary();
    const history = this.#history;
    if (history === undefined) return;
    await Promise.all(this.#replicas.map((replica) => replica.look(history)));
    this.#tell(new Set(this.#replicas.filter((replica) => this.#serves(replica))));
  }

  /** While the primary is away nothing is written, so the replicas' known positions stay valid. */
  async #lookAtPrimary(): Promise<void> {
    const asked = sql<{ at: string; history: string }>`
      select pg_current_wal_flush_lsn()::text as at, ${sql.raw(historyOn.primary)} as history
    `;
    const found = await asked.execute(this.#database.sql()).catch(() => undefined);
    const { at = '', history } = found?.rows[0] ?? {};
    const position = positionOf(at);
    if (position === undefined || history === undefined) return;
    this.#beginning ??= position;
    // positions of the old timeline are not part of the new log
    if (history !== this.#history) this.#samples = [];
    this.#history = history;
    this.#samples = [...this.#samples, { at: performance.now(), position }].slice(-keptSamples);
  }

  #tell(used: ReadonlySet<Replica>): void {
    for (const replica of this.#replicas) {
      if (used.has(replica) === this.#used.has(replica)) continue;
      const seen = { replica: replica.name, secondsBehind: this.#secondsBehind(replica) };
      if (used.has(replica)) this.#log.info(seen, 'the replica is in use');
      else this.#log.warn(seen, 'the replica is not in use: it is unreachable or too far behind');
    }
    this.#used = used;
  }

  #schedule(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.#lookAround().finally(() => this.#schedule());
    }, looksEvery).unref();
  }
}

const placeOf = (name: string, places: number): number =>
  Buffer.from(name).reduce((sum, byte) => (sum * 31 + byte) >>> 0, 7) % places;
