import type { Notice } from '#kernel/notice.ts';

/** A browser that wants to be told, by the push service of its maker (RFC 8030). */
export interface Subscription {
  readonly id: string;
  readonly userId: string;
  /** The log-in in which it was turned on; it ends with it. */
  readonly sessionId: string;
  readonly endpoint: string;
  /** The browser's public key and secret, to which messages are sealed (RFC 8291). */
  readonly p256dh: string;
  readonly auth: string;
  readonly createdAt: Date;
}

/** What a browser shows. */
export interface Push {
  readonly title: string;
  readonly text: string;
  /** An in-site path. */
  readonly link: string;
  /** A later one of the same name takes the place of an earlier one. */
  readonly tag: string;
  /** Somebody has to act, or money is decided. */
  readonly urgent: boolean;
}

/** Browsers of one user; who has more has forgotten the oldest. */
export const subscriptionLimit = 10;

/** The push services of the makers of browsers: Chrome and its kin, Firefox, Safari, Edge. */
const pushServices =
  /^(fcm\.googleapis\.com|[a-z0-9.-]+\.(push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com))$/;

/**
 * Whoever subscribes names the address that we then call. Of a stranger's server it would lead into our own network, hold
 * the queue up for everybody, or answer without end; so only the makers' own are called.
 */
export const mayBeCalled = (endpoint: string): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  return protocol === 'https:' && port + username + password === '' && pushServices.test(hostname);
};

/** An order's step replaces the step before it, a new message the one before it; everything else stands by itself. */
export const tagOf = (notice: Notice, id: string): string =>
  notice.kind === 'order-state' || notice.kind === 'chat-message' ? `${notice.kind}:${notice.orderId}` : id;
