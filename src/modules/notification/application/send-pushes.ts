import type { Push } from '../domain/push.ts';
import type { WantedPush } from './push-ports.ts';
import type { Needs } from './needs.ts';

export const pushQueue = 'notification.push';

/** One message to one browser. `to` is the user's id, by which an erasure of the user's data finds the job. */
export interface PushJob extends Push {
  readonly to: string;
  readonly subscriptionId: string;
}

/** Sends push messages. `queue` only queues jobs, in the caller's transaction; a job then calls the push service. */
export const sendPushes = ({
  config,
  subscriptions,
  sessions,
  service,
  jobs,
}: Needs<'config' | 'subscriptions' | 'sessions' | 'service' | 'jobs'>) => ({
  queue: async (pushes: readonly WantedPush[]): Promise<void> => {
    if (pushes.length === 0 || !config.vapid) return;
    const browsers = await subscriptions.ofUsers([...new Set(pushes.map(({ userId }) => userId))]);
    for (const { userId, key, push } of pushes) {
      for (const { id } of browsers.filter((browser) => browser.userId === userId)) {
        const job: PushJob = { ...push, to: userId, subscriptionId: id };
        await jobs.send(pushQueue, job, { singletonKey: `${key}:${id}` });
      }
    }
  },
  /** Throws if the push service did not accept the message, so that the job is retried. */
  deliver: async ({ subscriptionId, to, ...push }: PushJob): Promise<void> => {
    const subscription = await subscriptions.find(subscriptionId);
    // another user may have logged in at that browser since
    if (!subscription || subscription.userId !== to || !config.vapid) return;
    const lives = await sessions.lives(subscription.sessionId);
    if (!lives || (await service.send(subscription, push)) === 'gone') {
      await subscriptions.remove(subscriptionId);
    }
  },
  /** Deletes subscriptions of ended sessions. Until then {@link deliver} checks the session. */
  forgetEnded: async (): Promise<void> => {
    let after: string | null = null;
    do {
      const part = await subscriptions.page(after, 200);
      for (const { id, sessionId } of part) {
        if (!(await sessions.lives(sessionId))) await subscriptions.remove(id);
      }
      after = part.at(-1)?.id ?? null;
    } while (after !== null);
  },
});
export type SendPushes = ReturnType<typeof sendPushes>;
