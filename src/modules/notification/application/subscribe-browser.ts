import type { Clock, Ids } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { mayBeCalled, type Subscription } from '../domain/push.ts';
import type { PushConfig, Pushes, Subscriptions } from './push-ports.ts';

type Wanted = Pick<Subscription, 'endpoint' | 'p256dh' | 'auth'>;

/** Somebody wants to be told at this browser, or no more. */
export class SubscribeBrowser {
  readonly #config: PushConfig;
  readonly #subscriptions: Subscriptions;
  readonly #pushes: Pushes;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(config: PushConfig, subscriptions: Subscriptions, pushes: Pushes, ids: Ids, clock: Clock) {
    this.#config = config;
    this.#subscriptions = subscriptions;
    this.#pushes = pushes;
    this.#ids = ids;
    this.#clock = clock;
  }

  /** What browsers subscribe with; null where nothing is offered. And where this log-in is told already. */
  async offer(
    sessionId: string,
  ): Promise<{ readonly publicKey: string | null; readonly endpoints: readonly string[] }> {
    const publicKey = this.#config.vapid?.publicKey ?? null;
    return { publicKey, endpoints: publicKey === null ? [] : await this.#subscriptions.endpointsOf(sessionId) };
  }

  /** @throws notification.push_unavailable, notification.endpoint_not_allowed */
  async on(user: { readonly id: string; readonly sessionId: string }, wanted: Wanted): Promise<void> {
    if (!this.#config.vapid) throw new DomainError('notification.push_unavailable');
    if (!mayBeCalled(wanted.endpoint)) throw new DomainError('notification.endpoint_not_allowed');
    await this.#subscriptions.keep({
      ...wanted,
      id: this.#ids.next(),
      userId: user.id,
      sessionId: user.sessionId,
      createdAt: this.#clock.now(),
    });
  }

  off(userId: string, endpoint: string): Promise<void> {
    return this.#subscriptions.removeOwn(userId, endpoint);
  }

  /** @throws notification.push_unavailable: this browser is not told */
  async test(userId: string, endpoint: string): Promise<void> {
    const subscription = await this.#subscriptions.findOwn(userId, endpoint);
    if (!subscription) throw new DomainError('notification.push_unavailable');
    await this.#pushes.queue([
      {
        userId,
        // one at a time, however often it is pressed
        key: `test:${subscription.id}`,
        push: {
          title: 'Deneme bildirimi',
          text: 'Bildirimlerin bu tarayıcıya geliyor.',
          link: '/ayarlar#bildirimler',
          tag: 'deneme',
          urgent: false,
        },
      },
    ]);
  }
}
