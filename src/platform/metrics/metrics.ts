import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PartitionStanding } from '../db/partitions.ts';
import { within } from '../within.ts';

/**
 * The database that answered a read for which a replica is allowed. For the primary also the reason why no replica answered.
 */
export type ReadFrom =
  | 'replica'
  /** A client that does not send the position of its writes. */
  | 'primary: nothing shown'
  | 'primary: not there yet'
  | 'primary: no replica'
  /** A replica's refusal, for example of a missing record, is checked on the primary. */
  | 'primary: refused'
  | 'primary: failed';

interface ReplicaStanding {
  readonly name: string;
  readonly used: boolean;
  /** Seconds. */
  readonly behind: number;
}

/** Prometheus metrics of one process. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'route' | 'status'>;
  readonly #jobs: Counter<'queue' | 'outcome'>;
  readonly #reads: Counter<'from'>;
  readonly #unreadable: Counter<'reader'>;
  readonly #streams: Gauge;

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    const registers = [this.#registry];
    this.#requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration of API requests by route and status',
      labelNames: ['route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    });
    this.#jobs = new Counter({
      name: 'jobs_total',
      help: 'Jobs by queue and outcome',
      labelNames: ['queue', 'outcome'],
      registers,
    });
    this.#reads = new Counter({
      name: 'database_reads_total',
      help: 'Reads that a replica may answer, by who answered and, for the primary, by the reason',
      labelNames: ['from'],
      registers,
    });
    this.#unreadable = new Counter({
      name: 'database_rows_unreadable_total',
      help: 'Stored rows left out of answers because they cannot be read, by reader',
      labelNames: ['reader'],
      registers,
    });
    this.#streams = new Gauge({ name: 'live_streams', help: 'Open event streams', registers });
  }

  /** Read at each scrape. */
  connections(now: () => Readonly<Record<string, number>>): void {
    const gauge = new Gauge({
      name: 'database_connections',
      help: 'Connections of the request pool: busy, idle, and requests that wait for one',
      labelNames: ['state'],
      registers: [this.#registry],
      collect: () => {
        for (const [state, count] of Object.entries(now())) gauge.labels(state).set(count);
      },
    });
  }

  /** Read at each scrape. */
  replicas(now: () => readonly ReplicaStanding[]): void {
    const registers = [this.#registry];
    const behind = new Gauge({
      name: 'database_replica_lag_seconds',
      help: 'Seconds by which the replica is behind the primary',
      labelNames: ['replica'],
      registers,
      collect: () => {
        for (const replica of now()) behind.labels(replica.name).set(replica.behind);
      },
    });
    const used = new Gauge({
      name: 'database_replica_used',
      help: '1 if reads use the replica, 0 if it is unreachable or too far behind',
      labelNames: ['replica'],
      registers,
      collect: () => {
        for (const replica of now()) used.labels(replica.name).set(replica.used ? 1 : 0);
      },
    });
  }

  /** Read at each scrape; without an answer in time, the last known values stay. */
  openDifferences(now: () => Promise<Readonly<Record<string, number>>>): void {
    const gauge = new Gauge({
      name: 'payment_open_differences',
      help: 'Open differences between a provider’s books and the ledger, by provider',
      labelNames: ['provider'],
      registers: [this.#registry],
      collect: async () => {
        const open = await within(timeoutMs, now()).catch(() => undefined);
        if (!open) return;
        gauge.reset();
        for (const [provider, count] of Object.entries(open)) gauge.labels(provider).set(count);
      },
    });
  }

  /** Read at each scrape; without an answer in time, the last known values stay. */
  partitions(now: () => Promise<readonly PartitionStanding[]>): void {
    const asked = onceAtATime(now);
    const byTable = (name: string, help: string, valueOf: (standing: PartitionStanding) => number) => {
      const gauge = new Gauge({
        name,
        help,
        labelNames: ['table'],
        registers: [this.#registry],
        collect: async () => {
          for (const standing of await asked().catch(() => [])) gauge.labels(standing.table).set(valueOf(standing));
        },
      });
    };
    byTable(
      'database_months_ahead',
      'Monthly partitions that exist after the current month',
      ({ monthsAhead }) => monthsAhead,
    );
    byTable(
      'database_rows_beside',
      'Rows in the default partition, outside of all months, counted up to 100',
      ({ rowsBeside }) => rowsBeside,
    );
  }

  read(from: ReadFrom): void {
    this.#reads.labels(from).inc();
  }

  unreadableRow(reader: string): void {
    this.#unreadable.labels(reader).inc();
  }

  request(route: string, status: number, seconds: number): void {
    this.#requests.labels(route, String(status)).observe(seconds);
  }

  job(queue: string, outcome: 'done' | 'failed'): void {
    this.#jobs.labels(queue, outcome).inc();
  }

  streams(open: number): void {
    this.#streams.set(open);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}

/** Milliseconds that a scrape waits for a value, because it must not wait for a locked table. */
const timeoutMs = 1_000;

/** Shares one running query among the metrics of a scrape, and with scrapes that begin while it is running. */
const onceAtATime = <T>(ask: () => Promise<T>): (() => Promise<T>) => {
  let asking: Promise<T> | undefined;
  return () => within(timeoutMs, (asking ??= ask().finally(() => (asking = undefined))));
};
