import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { leavePatience, toKeep } from '#platform/db/patience.ts';
import { outgoing } from '#platform/tracing/tracing.ts';
import { UnreadableAnswer } from '../../application/unreadable-answer.ts';
import type { PaymentConfig } from '../../config.ts';
import { sign } from './paytr-signature.ts';

/** Milliseconds that the provider may take for an answer. */
const usualPatience = 8_000;

export type Answer = Readonly<Record<string, unknown>>;

/** Signed, form-encoded calls to PayTR, and answers that are JSON whatever their content type says (paytr.md). */
export class PaytrCalls {
  readonly #config: PaymentConfig;

  constructor(config: PaymentConfig) {
    this.#config = config;
  }

  sign(...parts: readonly string[]): string {
    return sign(this.#config.merchantKey, ...parts);
  }

  /** Late, unreachable, and anything that is not a JSON object: whether the call had an effect is not known then. What became of it can be written down. */
  async post(path: string, form: Readonly<Record<string, string>>, patience = usualPatience): Promise<Answer> {
    try {
      const answer: unknown = await outgoing('POST', this.#config.baseUrl, async (answered) => {
        const response = await fetch(this.#config.baseUrl + path, {
          method: 'POST',
          body: new URLSearchParams(form),
          redirect: 'error',
          signal: AbortSignal.timeout(patience),
        });
        answered(response.status);
        return JSON.parse(await response.text()) as unknown;
      });
      if (isObject(answer)) return answer;
    } catch {
      // all the same to the caller
    } finally {
      leavePatience(toKeep);
    }
    throw unavailable();
  }
}

export const isObject = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const unavailable = () => new DomainError('payment.provider_unavailable', { retryAfterSeconds: 30 });

/** Names the shape, not the content: that may be personal. */
export const unexpected = (call: string, answer: Answer) =>
  new UnreadableAnswer(
    `PayTR's ${call} answered ${textOf(answer['status'])} ${textOf(answer['err_no'])}: ${Object.keys(answer).join(', ')}`,
  );

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '');

/** `1234.5`, `1234,50` and `1234` alike; whatever else comes must not pass for money. */
export const parseLira = (text: unknown): Money => {
  const [, lira, fraction = ''] = /^(\d{1,10})(?:[.,](\d{1,2}))?$/.exec(String(text)) ?? [];
  if (lira === undefined) throw new UnreadableAnswer('PayTR answered an amount in an unknown form');
  return Money.kurus(Number(lira) * 100 + Number(fraction.padEnd(2, '0')));
};
