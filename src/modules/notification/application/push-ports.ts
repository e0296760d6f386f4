import type { Push, Subscription } from '../domain/push.ts';

export interface Subscriptions {
  /**
   * Stores the subscription under its endpoint, and replaces a subscription of any user with the same endpoint. Only a
   * user's newest subscriptions are kept.
   */
  keep(subscription: Subscription): Promise<void>;
  find(id: string): Promise<Subscription | undefined>;
  findOwn(userId: string, endpoint: string): Promise<Subscription | undefined>;
  /** The ids of users' subscriptions, the newest first. */
  ofUsers(userIds: readonly string[]): Promise<readonly Pick<Subscription, 'id' | 'userId'>[]>;
  /** The endpoints that were subscribed in this session. */
  endpointsOf(sessionId: string): Promise<readonly string[]>;
  /** Keyset pagination by id. */
  page(after: string | null, limit: number): Promise<readonly Pick<Subscription, 'id' | 'sessionId'>[]>;
  remove(id: string): Promise<void>;
  removeOwn(userId: string, endpoint: string): Promise<void>;
}

/** Calls the browser makers' push services. */
export interface PushService {
  /** `gone` means that the subscription has ended. Throws if a retry may succeed. */
  send(to: Subscription, push: Push): Promise<'taken' | 'gone'>;
}

/** One message to all browsers of a user. `key` identifies it, so that it is queued once for each browser. */
export interface WantedPush {
  readonly userId: string;
  readonly key: string;
  readonly push: Push;
}

export interface Pushes {
  /** Queues the messages in the running transaction, so that browsers get them if and only if it commits. */
  queue(pushes: readonly WantedPush[]): Promise<void>;
}

/** Whether sessions are alive. Implemented by identity. */
export interface LivingSessions {
  lives(sessionId: string): Promise<boolean>;
}

/** The platform's identification to push services (RFC 8292). */
interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Contact for push services: `mailto:` or `https:`. */
  readonly subject: string;
}

/** If there are no keys, push is not offered. */
export interface PushConfig {
  readonly vapid: VapidKeys | null;
}
