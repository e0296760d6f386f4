import type { Notice } from '#kernel/notice.ts';

/** A browser's push subscription at its maker's push service (RFC 8030). */
export interface Subscription {
  readonly id: string;
  readonly userId: string;
  /** The session in which push was turned on. The subscription ends with the session. */
  readonly sessionId: string;
  readonly endpoint: string;
  /** The browser's public key and secret, with which messages are encrypted (RFC 8291). */
  readonly p256dh: string;
  readonly auth: string;
  readonly createdAt: Date;
}

/** The content of a push message. */
export interface Push {
  readonly title: string;
  readonly text: string;
  /** An in-site path. */
  readonly link: string;
  /** A later message with the same tag replaces an earlier one. */
  readonly tag: string;
  /** Whether somebody has to act, or the message is about money. */
  readonly urgent: boolean;
}

/** The most browsers of one user; beyond that the oldest subscription is removed. */
export const subscriptionLimit = 10;

/** The push services of Chrome and browsers based on it, Firefox, Safari and Edge. */
const pushServices =
  /^(fcm\.googleapis\.com|[a-z0-9.-]+\.(push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com))$/;

/**
 * The subscriber chooses the URL that we call later. An arbitrary URL could lead into our own network, block the queue,
 * or answer without end. Therefore only the browser makers' hosts are allowed.
 */
export const mayBeCalled = (endpoint: string): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  return protocol === 'https:' && port + username + password === '' && pushServices.test(hostname);
};

/**
 * The tag of a notice. A message about an order's new state replaces the one about the earlier state, and a new chat
 * message replaces the one before it. All other notices stay separate.
 */
export const tagOf = (notice: Notice, id: string): string =>
  notice.kind === 'order-state' || notice.kind === 'chat-message' ? `${notice.kind}:${notice.orderId}` : id;
