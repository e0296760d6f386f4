import type { Push, Subscription } from '../domain/push.ts';

export interface Subscriptions {
  /** Keeps it under its endpoint, whosever that was before; of a user's, the newest stay. */
  keep(subscription: Subscription): Promise<void>;
  find(id: string): Promise<Subscription | undefined>;
  findOwn(userId: string, endpoint: string): Promise<Subscription | undefined>;
  /** The ids of users' subscriptions, the newest first. */
  ofUsers(userIds: readonly string[]): Promise<readonly Pick<Subscription, 'id' | 'userId'>[]>;
  /** Where this log-in is told. */
  endpointsOf(sessionId: string): Promise<readonly string[]>;
  /** One after the other, by id. */
  page(after: string | null, limit: number): Promise<readonly Pick<Subscription, 'id' | 'sessionId'>[]>;
  remove(id: string): Promise<void>;
  removeOwn(userId: string, endpoint: string): Promise<void>;
}

/** Calls the push services of browsers' makers. */
export interface PushService {
  /** `gone`: the browser does not want to be told any more. Throws where it may work later. */
  send(to: Subscription, push: Push): Promise<'taken' | 'gone'>;
}

/** One message to all browsers of somebody; `key` names it, so that it is queued once for each. */
export interface WantedPush {
  readonly userId: string;
  readonly key: string;
  readonly push: Push;
}

export interface Pushes {
  /** In the running transaction: browsers are told if and only if it commits. */
  queue(pushes: readonly WantedPush[]): Promise<void>;
}

/** Who is still logged in. Answered by identity. */
export interface LivingSessions {
  lives(sessionId: string): Promise<boolean>;
}

/** The house's name to push services (RFC 8292). */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom push services turn to: `mailto:` or `https:`. */
  readonly subject: string;
}

/** Nothing is offered without keys. */
export interface PushConfig {
  readonly vapid: VapidKeys | null;
}
