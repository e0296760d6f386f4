import type { Jobs } from '#kernel/ports.ts';
import type { Database } from '#platform/db/database.ts';
import type { JobHandler } from '#platform/jobs/jobs.ts';
import type { Log } from '#platform/log/log.ts';
import type { SendDeliveries } from '../../application/send-deliveries.ts';
import type { TidyWebhooks } from '../../application/tidy-webhooks.ts';
import type { Dispatch } from '../../application/webhook-ports.ts';
import { Places } from './places.ts';

const queue = 'webhooks.send';
const forgetting = 'webhooks.forget';

/**
 * Queues a job for each receiver, after the transaction has committed. Each receiver has at most one waiting job. If
 * the job were queued inside the transactions, they would wait for each other at that job's row.
 */
export class JobDispatch implements Dispatch {
  readonly #database: Database;
  readonly #jobs: Jobs;
  readonly #log: Log;

  constructor(database: Database, jobs: Jobs, log: Log) {
    this.#database = database;
    this.#jobs = jobs;
    this.#log = log;
  }

  forget(webhookId: string): Promise<void> {
    return this.#jobs.send(forgetting, { webhookId }, { singletonKey: webhookId });
  }

  soon(webhookIds: readonly string[] | Promise<readonly string[]>): Promise<void> {
    const queued = async () => {
      for (const webhookId of await webhookIds)
        await this.#jobs.send(queue, { webhookId }, { singletonKey: webhookId });
    };
    this.#database.afterCommit(() => {
      queued().catch((error: unknown) =>
        this.#log.warn(
          { err: error },
          'webhooks: a delivery run could not be queued; the sweep sends the deliveries within a minute',
        ),
      );
    });
    return Promise.resolve();
  }
}

export const webhookJobs = (send: SendDeliveries, tidy: TidyWebhooks, log: Log): readonly JobHandler[] => {
  const places = new Places(
    (webhookId) => send.run(webhookId),
    { heldFor: 1_000, besideAtMost: 50 },
    (error) => log.warn({ err: error }, 'webhooks: a delivery run failed; the sweep tries again within a minute'),
  );
  return [
    {
      queue,
      atOnce: 4,
      // no retries by the queue: the sweep runs sooner
      retries: 0,
      handle: (data) => places.take((data as { readonly webhookId: string }).webhookId),
    },
    { queue: 'webhooks.sweep', cron: '* * * * *', handle: () => send.sweep() },
    { queue: forgetting, handle: (data) => tidy.forget((data as { readonly webhookId: string }).webhookId) },
    { queue: 'webhooks.tidy', cron: '52 3 * * *', handle: () => tidy.run() },
  ];
};
