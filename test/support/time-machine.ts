import { IdleJobs } from '#test/support/fakes/idle-jobs.ts';
import { composition } from '#main/container.ts';
import { loadEnv } from '#main/env.ts';
import { jobHandlersOf, rows } from '#main/modules.ts';
import { Database } from '#platform/db/database.ts';
import type { JobHandler } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/log/log.ts';
import { TransactionalOutbox } from '#platform/live/outbox.ts';
import { FixedClock } from './fakes/kernel.ts';
import type { Shop } from './shop.ts';

/** The parts that the jobs of a product need. */
type Timed = Pick<Shop, 'databaseUrl' | 'settings'>;

/** Runs the product's jobs on a shop's database at a time that the test sets. */
export class TimeMachine {
  readonly #database: Database;
  readonly #shop: Timed;

  private constructor(database: Database, shop: Timed) {
    this.#database = database;
    this.#shop = shop;
  }

  static async beside(shop: Timed): Promise<TimeMachine> {
    return new TimeMachine(await Database.connect(shop.databaseUrl, rows, { max: 4 }), shop);
  }

  /** Runs the job of a queue as if some hours had passed. */
  async run(queue: string, hoursFromNow: number): Promise<void> {
    const clock = new FixedClock(new Date(Date.now() + hoursFromNow * 3600_000));
    await this.#handlerOf(queue, clock).handle({});
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  #handlerOf(queue: string, clock: FixedClock): JobHandler {
    const container = composition(loadEnv(this.#shop.settings), {
      database: this.#database,
      clock,
      log: createLog('silent'),
      outbox: new TransactionalOutbox(this.#database, () => undefined),
      // jobs for other queues are not needed: those queues find their work by themselves
      jobs: new IdleJobs(),
    });
    const handler = jobHandlersOf(container).find((one) => one.queue === queue);
    if (!handler) throw new Error(`no handler for the queue ${queue}`);
    return handler;
  }
}
