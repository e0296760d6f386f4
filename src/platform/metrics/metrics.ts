import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus metrics of one process. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'route' | 'status'>;
  readonly #jobs: Counter<'queue' | 'outcome'>;
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
    this.#streams = new Gauge({ name: 'live_streams', help: 'Open event streams', registers });
  }

  /** Asked when the metrics are read. */
  connections(now: () => Readonly<Record<string, number>>): void {
    const gauge = new Gauge({
      name: 'database_connections',
      help: 'Connections of the requests’ pool: busy, idle, and awaited ones',
      labelNames: ['state'],
      registers: [this.#registry],
      collect: () => {
        for (const [state, count] of Object.entries(now())) gauge.labels(state).set(count);
      },
    });
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
