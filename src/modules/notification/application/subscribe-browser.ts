import { DomainError } from '#kernel/refusal.ts';
import { mayBeCalled, type Subscription } from '../domain/push.ts';
import type { Needs } from './needs.ts';

type Wanted = Pick<Subscription, 'endpoint' | 'p256dh' | 'auth'>;

/** Turns push messages on or off for a browser. */
export const subscribeBrowser = ({
  config,
  subscriptions,
  pushes,
  ids,
  clock,
}: Needs<'config' | 'subscriptions' | 'pushes' | 'ids' | 'clock'>) => ({
  /** The key with which browsers subscribe (null if push is not offered), and the endpoints of this session. */
  offer: async (
    sessionId: string,
  ): Promise<{ readonly publicKey: string | null; readonly endpoints: readonly string[] }> => {
    const publicKey = config.vapid?.publicKey ?? null;
    return { publicKey, endpoints: publicKey === null ? [] : await subscriptions.endpointsOf(sessionId) };
  },
  /** @throws notification.push_unavailable, notification.endpoint_not_allowed */
  on: async (user: { readonly id: string; readonly sessionId: string }, wanted: Wanted): Promise<void> => {
    if (!config.vapid) throw new DomainError('notification.push_unavailable');
    if (!mayBeCalled(wanted.endpoint)) throw new DomainError('notification.endpoint_not_allowed');
    await subscriptions.keep({
      ...wanted,
      id: ids.next(),
      userId: user.id,
      sessionId: user.sessionId,
      createdAt: clock.now(),
    });
  },
  off: (userId: string, endpoint: string): Promise<void> => subscriptions.removeOwn(userId, endpoint),
  /** @throws notification.push_unavailable if this browser is not subscribed */
  test: async (userId: string, endpoint: string): Promise<void> => {
    const subscription = await subscriptions.findOwn(userId, endpoint);
    if (!subscription) throw new DomainError('notification.push_unavailable');
    await pushes.queue([
      {
        userId,
        // the same key for repeated tests, so that only one is queued at a time
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
  },
});
export type SubscribeBrowser = ReturnType<typeof subscribeBrowser>;
