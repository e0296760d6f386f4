import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { performance } from 'node:perf_hooks';
import { webhookLimits } from '#contract/limits.ts';
import type { DeliveryFault } from '#kernel/vocabulary.ts';
import { addressIn, isInside, isLoopback, lookupOf } from '#platform/net/public-addresses.ts';
import { outgoing } from '#platform/tracing/tracing.ts';
import type { Receivers, Signed } from '../../application/webhook-ports.ts';

export interface ReceiverRules {
  /** Outside production only: receivers on the same computer, and plain HTTP. */
  readonly local: boolean;
  /** Names and addresses inside of the network that may be called all the same, as the configuration says. */
  readonly hosts: readonly string[];
}

/** Milliseconds for the whole of a try. */
const timeout = 10_000;

/**
 * Calls receivers at addresses that are everybody's. A name is looked up when it is called, and of the addresses that it
 * leads to none may lie inside of a network; a redirect is an answer like another, and is not followed.
 */
export class HttpReceivers implements Receivers {
  readonly #rules: ReceiverRules;
  readonly #timeout: number;

  constructor(rules: ReceiverRules, timeoutMs = timeout) {
    this.#rules = rules;
    this.#timeout = timeoutMs;
  }

  mayBeCalled(text: string): boolean {
    if (!URL.canParse(text)) return false;
    const url = new URL(text);
    if (url.protocol !== 'https:' && !(this.#rules.local && url.protocol === 'http:')) return false;
    if (url.username !== '' || url.password !== '' || url.hash !== '') return false;
    const address = addressIn(url);
    return address === undefined || this.#rules.hosts.includes(url.hostname) || this.#mayConnect(address);
  }

  async send(to: string, body: string, headers: Signed): ReturnType<Receivers['send']> {
    const begun = performance.now();
    const took = () => Math.round(performance.now() - begun);
    if (!this.mayBeCalled(to)) return { durationMs: 0, status: null, fault: 'address', answer: null };
    try {
      const { status, answer } = await outgoing('POST', to, async (answered) => {
        const got = await this.#post(new URL(to), body, headers);
        answered(got.status);
        return got;
      });
      return { durationMs: took(), status, fault: null, answer };
    } catch (error) {
      return { durationMs: took(), status: null, fault: faultOf(error), answer: null };
    }
  }

  #mayConnect(address: string): boolean {
    return !isInside(address) || (this.#rules.local && isLoopback(address));
  }

  async #post(url: URL, body: string, signed: Signed): Promise<{ readonly status: number; readonly answer: string }> {
    const allowed = this.#rules.hosts.includes(url.hostname);
    const { request } = url.protocol === 'https:' ? https : http;
    const answered = Promise.withResolvers<IncomingMessage>();
    const outgoing = request(url, {
      method: 'POST',
      agent: false,
      lookup: lookupOf((address) => allowed || this.#mayConnect(address)),
      signal: AbortSignal.timeout(this.#timeout),
      headers: {
        ...signed,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Basamak-Webhooks/1',
      },
    });
    outgoing.on('response', answered.resolve).on('error', answered.reject).end(body);
    try {
      const response = await answered.promise;
      return { status: response.statusCode ?? 0, answer: await beginningOf(response) };
    } finally {
      outgoing.destroy();
    }
  }
}

/**
 * Of what is longer, breaks off or does not end, as much as came: whether it has arrived, the status has said already. NUL is
 * nothing that PostgreSQL can hold in a text.
 */
const beginningOf = async (response: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part);
      length += part.length;
      if (length >= webhookLimits.answer) break;
    }
  } catch {
    // what came until then is kept
  }
  return Buffer.concat(parts).subarray(0, webhookLimits.answer).toString('utf8').replaceAll('\0', '');
};

const faultOf = (error: unknown): DeliveryFault => {
  if (!(error instanceof Error)) return 'unreachable';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout';
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOTPUBLIC') return 'address';
  return /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(code) ? 'tls' : 'unreachable';
};
