import { randomUUID } from 'node:crypto';
import { fromKysely, PgBoss } from 'pg-boss';
import type { JobOptions, Jobs } from '#kernel/ports.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** What works off one queue. Jobs come at least once: a handler must bear a repeat. */
export interface JobHandler {
  readonly queue: string;
  /** A cron expression (UTC) for work that comes round by itself. */
  readonly cron?: string;
  /** How often a failed job is tried again, ever later; unset: 8 times, some ten minutes. */
  readonly retries?: number;
  /** Seconds between two looks at the queue. */
  readonly pollSeconds?: number;
  handle(data: unknown): Promise<void>;
}

/** Timed and retried work on pg-boss, in the same database. */
export class BossJobs implements Jobs {
  readonly #boss: PgBoss;
  readonly #database: Database;
  readonly #log: Log;
  readonly #metrics: Metrics;

  constructor(url: string, database: Database, log: Log, metrics: Metrics) {
    this.#boss = new PgBoss({ connectionString: url, schema: 'jobs', max: 3, application_name: 'basamak-jobs' });
    this.#boss.on('error', (error) => log.warn({ err: error }, 'jobs'));
    this.#database = database;
    this.#log = log;
    this.#metrics = metrics;
  }

  async send(queue: string, data: object, options: JobOptions = {}): Promise<void> {
    await this.#boss.send(queue, data, {
      ...(options.startAfter ? { startAfter: options.startAfter } : {}),
      singletonKey: options.singletonKey ?? randomUUID(),
      ...(this.#database.inTransaction ? { db: fromKysely(this.#database.em.getKysely()) } : {}),
    });
  }

  /** Makes the queues and begins to work them off. */
  async start(handlers: readonly JobHandler[]): Promise<void> {
    await this.#boss.start();
    for (const handler of handlers) {
      await this.#boss.createQueue(handler.queue, {
        // short: of the jobs that wait, one for each singleton key; stately: one for each state
        policy: handler.cron ? 'stately' : 'short',
        retryLimit: handler.retries ?? 8,
        retryDelay: 2,
        retryBackoff: true,
        retryDelayMax: 600,
        deleteAfterSeconds: 24 * 3600,
      });
      if (handler.cron) await this.#boss.schedule(handler.queue, handler.cron, {});
      await this.#boss.work<object>(
        handler.queue,
        { pollingIntervalSeconds: handler.pollSeconds ?? (handler.cron ? 5 : 1), batchSize: 1 },
        async ([job]) => {
          try {
            await handler.handle(job?.data);
            this.#metrics.job(handler.queue, 'done');
          } catch (error) {
            this.#metrics.job(handler.queue, 'failed');
            this.#log.error({ queue: handler.queue, job: job?.id, err: error }, 'job failed, will be tried again');
            throw error;
          }
        },
      );
    }
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 8_000 });
  }
}
