import { randomUUID } from 'node:crypto';
import { fromKysely, PgBoss } from 'pg-boss';
import type { JobOptions, Jobs } from '#kernel/ports.ts';
import { retention } from '#kernel/retention.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { inSpan, traceparent } from '../tracing/tracing.ts';
import { jobsSchema } from './job-tables.ts';

/** Processes the jobs of one queue. Delivery is at least once: a handler must tolerate repeats. */
export interface JobHandler {
  readonly queue: string;
  /** A cron expression (UTC) for scheduled work. */
  readonly cron?: string;
  /** Retries of a failed job, with growing delays; default 8, over some ten minutes. */
  readonly retries?: number;
  /** How many of the queue's jobs a process runs at once; default 1. */
  readonly atOnce?: number;
  /** Seconds between two polls of the queue. */
  readonly pollSeconds?: number;
  handle(data: unknown): Promise<void>;
}

/**
 * Seconds between a process's heartbeats, and between checks for missing heartbeats. So the jobs of a killed process are
 * retried within a minute, and the next run of a sweep does not wait for a dead one.
 */
const signOfLife = 20;
const betweenLooks = 20;

/** The console's commands on queues and jobs. They are part of the running transaction. */
export interface JobDesk {
  queues(): Promise<readonly QueueStanding[]>;
  /** False if the job has not failed. */
  retry(queue: string, id: string): Promise<boolean>;
  /** False if the job has ended already. */
  cancel(queue: string, id: string): Promise<boolean>;
}

interface QueueStanding {
  readonly queue: string;
  readonly cron: string | null;
  /** The number at the last count by any process, some 20 s ago. */
  readonly waiting: number;
  readonly active: number;
  readonly failed: number;
}

/** A job's data, with the trace of its sender. */
interface Carried {
  readonly traceparent?: string;
}

/** Scheduled and retried work on pg-boss, in the same database. */
export class BossJobs implements Jobs, JobDesk {
  readonly #boss: PgBoss;
  readonly #database: Database;
  readonly #log: Log;
  readonly #metrics: Metrics;

  constructor(url: string, database: Database, log: Log, metrics: Metrics, looksEvery = betweenLooks) {
    this.#boss = new PgBoss({
      connectionString: url,
      schema: jobsSchema,
      max: 3,
      application_name: 'basamak-jobs',
      superviseIntervalSeconds: looksEvery,
      monitorIntervalSeconds: looksEvery,
    });
    this.#boss.on('error', (error) => log.warn({ err: error }, 'the job queue reported an error'));
    this.#database = database;
    this.#log = log;
    this.#metrics = metrics;
  }

  async send(queue: string, data: object, options: JobOptions = {}): Promise<void> {
    const cause = traceparent();
    await this.#boss.send(queue, cause === undefined ? data : { ...data, traceparent: cause }, {
      ...(options.startAfter ? { startAfter: options.startAfter } : {}),
      singletonKey: options.singletonKey ?? randomUUID(),
      ...this.#inTransaction(),
    });
  }

  async queues(): Promise<readonly QueueStanding[]> {
    const [queues, schedules] = await Promise.all([this.#boss.getQueues(), this.#boss.getSchedules()]);
    const crons = new Map(schedules.map(({ name, cron }) => [name, cron]));
    return queues
      .map(({ name, queuedCount, activeCount, failedCount }) => ({
        queue: name,
        cron: crons.get(name) ?? null,
        waiting: queuedCount,
        active: activeCount,
        failed: failedCount,
      }))
      .filter(({ queue }) => !queue.startsWith('__pgboss'))
      .toSorted((one, other) => one.queue.localeCompare(other.queue));
  }

  async retry(queue: string, id: string): Promise<boolean> {
    return affects(await this.#boss.retry(queue, id, this.#inTransaction()));
  }

  async cancel(queue: string, id: string): Promise<boolean> {
    return affects(await this.#boss.cancel(queue, id, this.#inTransaction()));
  }

  /** Creates the queues and starts their workers. */
  async start(handlers: readonly JobHandler[]): Promise<void> {
    await this.#boss.start();
    for (const handler of handlers) {
      // short: one waiting job for each singleton key; stately: one job for each state
      await this.#boss.createQueue(handler.queue, { policy: handler.cron ? 'stately' : 'short' });
      // a separate call, so that a queue of an earlier version is updated too
      await this.#boss.updateQueue(handler.queue, {
        heartbeatSeconds: signOfLife,
        retryLimit: handler.retries ?? 8,
        retryDelay: 2,
        retryBackoff: true,
        retryDelayMax: 600,
        deleteAfterSeconds: retention.endedJobs.for.milliseconds / 1000,
      });
      if (handler.cron) await this.#boss.schedule(handler.queue, handler.cron, {});
      await this.#boss.work<object>(
        handler.queue,
        {
          pollingIntervalSeconds: handler.pollSeconds ?? (handler.cron ? 5 : 1),
          batchSize: 1,
          localConcurrency: handler.atOnce ?? 1,
        },
        async ([job]) => {
          try {
            const { traceparent: parent, ...data }: Carried = job?.data ?? {};
            const attributes = { 'messaging.system': 'pg-boss', 'messaging.destination.name': handler.queue };
            await inSpan({ name: `job ${handler.queue}`, kind: 'consumer', attributes, parent }, () =>
              handler.handle(data),
            );
            this.#metrics.job(handler.queue, 'done');
          } catch (error) {
            this.#metrics.job(handler.queue, 'failed');
            this.#log.error(
              { queue: handler.queue, job: job?.id, err: error },
              handler.retries === 0 ? 'job failed' : 'job failed; it is retried while attempts are left',
            );
            throw error;
          }
        },
      );
    }
  }

  #inTransaction() {
    return this.#database.inTransaction ? { db: fromKysely(this.#database.em.getKysely()) } : {};
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 8_000 });
  }
}

/** pg-boss answers how many jobs a command affected, although its types do not contain this number. */
const affects = (answer: object): boolean => 'affected' in answer && answer.affected === 1;
