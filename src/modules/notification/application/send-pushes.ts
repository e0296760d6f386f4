import type { Jobs } from '#kernel/ports.ts';
import type { Push } from '../domain/push.ts';
import type { LivingSessions, PushConfig, Pushes, PushService, Subscriptions, WantedPush } from './push-ports.ts';

export const pushQueue = 'notification.push';

/** One message to one browser; `to` is whom it is about, by which an erasure finds it. */
export interface PushJob extends Push {
  readonly to: string;
  readonly subscriptionId: string;
}

/** Tells browsers: in the transaction of what happened it only queues, a job calls the push service. */
export class SendPushes implements Pushes {
  readonly #config: PushConfig;
  readonly #subscriptions: Subscriptions;
  readonly #sessions: LivingSessions;
  readonly #service: PushService;
  readonly #jobs: Jobs;

  constructor(
    config: PushConfig,
    subscriptions: Subscriptions,
    sessions: LivingSessions,
    service: PushService,
    jobs: Jobs,
  ) {
    this.#config = config;
    this.#subscriptions = subscriptions;
    this.#sessions = sessions;
    this.#service = service;
    this.#jobs = jobs;
  }

  async queue(pushes: readonly WantedPush[]): Promise<void> {
    if (pushes.length === 0 || !this.#config.vapid) return;
    const browsers = await this.#subscriptions.ofUsers([...new Set(pushes.map(({ userId }) => userId))]);
    for (const { userId, key, push } of pushes) {
      for (const { id } of browsers.filter((browser) => browser.userId === userId)) {
        const job: PushJob = { ...push, to: userId, subscriptionId: id };
        await this.#jobs.send(pushQueue, job, { singletonKey: `${key}:${id}` });
      }
    }
  }

  /** Throws where the push service could not take it, so that the job comes again. */
  async deliver({ subscriptionId, to, ...push }: PushJob): Promise<void> {
    const subscription = await this.#subscriptions.find(subscriptionId);
    // another person may have logged in at that browser since
    if (!subscription || subscription.userId !== to || !this.#config.vapid) return;
    const lives = await this.#sessions.lives(subscription.sessionId);
    if (!lives || (await this.#service.send(subscription, push)) === 'gone') {
      await this.#subscriptions.remove(subscriptionId);
    }
  }

  /** Forgets browsers whose log-in has ended; until then they are told nothing, for {@link deliver} looks. */
  async forgetEnded(): Promise<void> {
    let after: string | null = null;
    do {
      const part = await this.#subscriptions.page(after, 200);
      for (const { id, sessionId } of part) {
        if (!(await this.#sessions.lives(sessionId))) await this.#subscriptions.remove(id);
      }
      after = part.at(-1)?.id ?? null;
    } while (after !== null);
  }
}
