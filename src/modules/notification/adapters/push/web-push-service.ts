import { createHash } from 'node:crypto';
import type { Agent } from 'node:https';
import type { PushConfig, PushService } from '../../application/push-ports.ts';
import type { Push, Subscription } from '../../domain/push.ts';
import { publicAgent } from '#platform/net/public-addresses.ts';

/** Seconds for which a push service keeps a message for a browser that is off. */
const timeToLive = 24 * 3600;
/** Milliseconds. */
const timeout = 10_000;
/** What push services answer where the browser has gone: 404 and 410 (RFC 8030, 7.3). */
const gone: readonly unknown[] = [404, 410];

const library = () => import('web-push');

/** The library is loaded with the first message: who has not set push up does not carry it. */
export class WebPushService implements PushService {
  readonly #config: PushConfig;
  readonly #agent: Agent;
  #library: ReturnType<typeof library> | undefined;

  constructor(config: PushConfig, agent: Agent = publicAgent()) {
    this.#config = config;
    this.#agent = agent;
  }

  async send({ endpoint, p256dh, auth }: Subscription, { tag, urgent, ...shown }: Push): Promise<'taken' | 'gone'> {
    const { vapid } = this.#config;
    if (!vapid) throw new Error('push is not configured');
    this.#library ??= library();
    const { default: webPush } = await this.#library;
    const sent = webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify({ ...shown, tag }), {
      vapidDetails: vapid,
      TTL: timeToLive,
      urgency: urgent ? 'high' : 'normal',
      topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
      timeout,
      agent: this.#agent,
    });
    const failure: unknown = await sent.then(
      () => undefined,
      (error: unknown) => error ?? 'failed',
    );
    if (failure === undefined) return 'taken';
    if (gone.includes(statusOf(failure))) return 'gone';
    // the error itself names the browser's address, which is personal, and would be logged
    throw new Error(`push: ${reasonOf(failure)}`);
  }
}

const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;

const reasonOf = (error: unknown): string => {
  const status = statusOf(error);
  if (typeof status === 'number') return String(status);
  return error instanceof Error && 'code' in error ? String(error.code) : 'failed';
};
