import { createHash } from 'node:crypto';
import type { ClientRequest } from 'node:http';
import { type Agent, request } from 'node:https';
import type { PushConfig, PushService } from '../../application/push-ports.ts';
import type { Push, Subscription } from '../../domain/push.ts';
import { answerTo, endOf } from '#platform/net/answer.ts';
import { publicAgent } from '#platform/net/public-addresses.ts';

/** Seconds for which a push service keeps a message for a browser that is offline. */
const timeToLive = 24 * 3600;
/** Milliseconds for a whole attempt. */
const timeout = 10_000;
/** The statuses by which a push service answers that the subscription has ended (RFC 8030, 7.3). */
const gone: ReadonlySet<number | string> = new Set([404, 410]);

const library = () => import('web-push');
type Seal = () => ReturnType<Awaited<ReturnType<typeof library>>['default']['generateRequestDetails']>;

/**
 * Encrypts messages with the library `web-push`, but sends them without it: the library would wait without limit for
 * the end of an answer, although only the status counts. The library is loaded with the first message, so that a
 * process without push does not need memory for it.
 */
export class WebPushService implements PushService {
  readonly #config: PushConfig;
  readonly #agent: Agent;
  readonly #timeout: number;
  #library: ReturnType<typeof library> | undefined;

  constructor(config: PushConfig, agent: Agent = publicAgent(), timeoutMs = timeout) {
    this.#config = config;
    this.#agent = agent;
    this.#timeout = timeoutMs;
  }

  async send({ endpoint, p256dh, auth }: Subscription, { tag, urgent, ...shown }: Push): Promise<'taken' | 'gone'> {
    const { vapid } = this.#config;
    if (!vapid) throw new Error('web push has no VAPID keys');
    this.#library ??= library();
    const { default: webPush } = await this.#library;
    const said = await this.#post(() =>
      webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify({ ...shown, tag }), {
        vapidDetails: vapid,
        TTL: timeToLive,
        urgency: urgent ? 'high' : 'normal',
        topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
      }),
    );
    if (typeof said === 'number' && said >= 200 && said < 300) return 'taken';
    if (gone.has(said)) return 'gone';
    throw new Error(`push: ${said}`);
  }

  /**
   * Returns the status of the answer, or the reason why there is no answer. The reason never contains the browser's
   * endpoint, which is personal and would be logged.
   */
  async #post(seal: Seal): Promise<number | string> {
    const limit = AbortSignal.timeout(this.#timeout);
    let outgoing: ClientRequest | undefined;
    try {
      const { endpoint, method, headers, body } = seal();
      outgoing = request(endpoint, { method, headers, agent: this.#agent, signal: limit });
      return (await answerTo(outgoing.end(body), endOf(limit))).statusCode ?? 0;
    } catch (error) {
      return reasonOf(error);
    } finally {
      outgoing?.destroy();
    }
  }
}

const reasonOf = (error: unknown): string => {
  const { name, code } = Object(error) as { readonly name?: unknown; readonly code?: unknown };
  if (name === 'AbortError' || name === 'TimeoutError') return 'timeout';
  return typeof code === 'string' ? code : 'failed';
};
