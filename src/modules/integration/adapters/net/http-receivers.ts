import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { performance } from 'node:perf_hooks';
import { webhookLimits } from '#contract/limits.ts';
import type { DeliveryFault } from '#kernel/vocabulary.ts';
import { answerTo, endOf } from '#platform/net/answer.ts';
import {
  type AddressesOf,
  addressIn,
  byNameServers,
  bySystem,
  isInside,
  isLoopback,
  lookupOf,
} from '#platform/net/public-addresses.ts';
import { outgoing } from '#platform/tracing/tracing.ts';
import type { Answer, Receivers, Signed } from '../../application/webhook-ports.ts';

export interface ReceiverRules {
  /** Allows receivers on the same computer, and plain HTTP. Set only outside production. */
  readonly local: boolean;
  /** Hosts inside a private network that the configuration allows to be called. */
  readonly hosts: readonly string[];
}

/** Milliseconds for a whole attempt. */
const timeout = 10_000;
/**
 * Too many requests, or temporarily unavailable: with both statuses a receiver may say when to call again (RFC 9110,
 * 10.2.3).
 */
const throttling: ReadonlySet<number> = new Set([429, 503]);

type Said = Pick<Answer, 'answer' | 'retryAfterSeconds'> & { readonly status: number };
const silent = { status: null, answer: null, retryAfterSeconds: null };

/**
 * Calls receivers at public addresses, and at other addresses only if the rules allow them. A host name is resolved at
 * the call, and all its addresses are checked. A redirect counts as an answer and is not followed.
 */
export class HttpReceivers implements Receivers {
  readonly #rules: ReceiverRules;
  readonly #timeout: number;
  readonly #addressesOf: AddressesOf;

  constructor(rules: ReceiverRules, timeoutMs = timeout, addressesOf = byNameServers()) {
    this.#rules = rules;
    this.#timeout = timeoutMs;
    this.#addressesOf = addressesOf;
  }

  mayBeCalled(text: string): boolean {
    if (!URL.canParse(text)) return false;
    const url = new URL(text);
    if (url.protocol !== 'https:' && !(this.#rules.local && url.protocol === 'http:')) return false;
    if (url.username !== '' || url.password !== '' || url.hash !== '') return false;
    const address = addressIn(url);
    return address === undefined || this.#rules.hosts.includes(url.hostname) || this.#mayConnect(address);
  }

  async send(to: string, body: string, headers: Signed): Promise<Answer> {
    const begun = performance.now();
    const took = () => Math.round(performance.now() - begun);
    if (!this.mayBeCalled(to)) return { ...silent, durationMs: 0, fault: 'address' };
    try {
      const got = await outgoing('POST', to, async (answered) => {
        const said = await this.#post(new URL(to), body, headers);
        answered(said.status);
        return said;
      });
      return { durationMs: took(), fault: null, ...got };
    } catch (error) {
      return { ...silent, durationMs: took(), fault: faultOf(error) };
    }
  }

  #mayConnect(address: string): boolean {
    return !isInside(address) || (this.#rules.local && isLoopback(address));
  }

  async #post(url: URL, body: string, signed: Signed): Promise<Said> {
    const allowed = this.#rules.hosts.includes(url.hostname);
    const { request } = url.protocol === 'https:' ? https : http;
    const limit = AbortSignal.timeout(this.#timeout);
    const over = endOf(limit);
    const outgoing = request(url, {
      method: 'POST',
      agent: false,
      lookup: lookupOf(
        (address) => allowed || this.#mayConnect(address),
        // internal host names may be unknown to public name servers
        allowed || this.#rules.local ? bySystem : this.#addressesOf,
      ),
      signal: limit,
      headers: {
        ...signed,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Basamak-Webhooks/1',
      },
    });
    try {
      const response = await answerTo(outgoing.end(body), over);
      const status = response.statusCode ?? 0;
      const retryAfterSeconds = throttling.has(status) ? secondsIn(response.headers['retry-after'], Date.now()) : null;
      return { status, retryAfterSeconds, answer: await beginningOf(response, over) };
    } finally {
      outgoing.destroy();
    }
  }
}

/**
 * The beginning of the answer. If the answer is longer than the limit, breaks off or does not end, the part that has
 * arrived is enough, because the status already shows whether the delivery was accepted. NUL is removed, because
 * PostgreSQL's text can't contain it.
 */
const beginningOf = async (response: IncomingMessage, over: Promise<never>): Promise<string> => {
  const parts: Buffer[] = [];
  const read = async (length = 0): Promise<void> => {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part);
      length += part.length;
      if (length >= webhookLimits.answer) break;
    }
  };
  await Promise.race([read(), over]).catch(() => undefined);
  return Buffer.concat(parts).subarray(0, webhookLimits.answer).toString('utf8').replaceAll('\0', '');
};

/** `Retry-After`: seconds or a date. @returns seconds */
export const secondsIn = (said: string | undefined, now: number): number | null => {
  if (said === undefined) return null;
  const seconds = /^\d+$/.test(said) ? Number(said) : Math.ceil((Date.parse(said) - now) / 1000);
  return seconds > 0 ? seconds : null;
};

const faultOf = (error: unknown): DeliveryFault => {
  const { name, code } = Object(error) as { readonly name?: unknown; readonly code?: unknown };
  if (name === 'AbortError' || name === 'TimeoutError') return 'timeout';
  if (code === 'ENOTPUBLIC') return 'address';
  return /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(String(code)) ? 'tls' : 'unreachable';
};
