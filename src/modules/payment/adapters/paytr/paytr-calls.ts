import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { extendDeadline, toKeep } from '#platform/db/deadline.ts';
import { outgoing } from '#platform/tracing/tracing.ts';
import { UnreadableAnswer } from '../../application/unreadable-answer.ts';
import type { PaymentConfig } from '../../config.ts';
import { sign } from './paytr-signature.ts';

/** Timeout of a call in milliseconds. */
const defaultTimeoutMs = 8_000;

export type Answer = Readonly<Record<string, unknown>>;

/** Signed, form-encoded calls to PayTR. Answers are JSON, whatever their content type is (paytr.md). */
export class PaytrCalls {
  readonly #config: PaymentConfig;

  constructor(config: PaymentConfig) {
    this.#config = config;
  }

  sign(...parts: readonly string[]): string {
    return sign(this.#config.merchantKey, ...parts);
  }

  /**
   * A timeout, an unreachable provider and an answer that is not a JSON object all throw payment.provider_unavailable:
   * in these cases it is unknown whether the call had an effect. The request's deadline is extended after the call, so
   * that the outcome can be stored.
   */
  async post(path: string, form: Readonly<Record<string, string>>, timeoutMs = defaultTimeoutMs): Promise<Answer> {
    try {
      const answer: unknown = await outgoing('POST', this.#config.baseUrl, async (answered) => {
        const response = await fetch(this.#config.baseUrl + path, {
          method: 'POST',
          body: new URLSearchParams(form),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        answered(response.status);
        return JSON.parse(await response.text()) as unknown;
      });
      if (isObject(answer)) return answer;
    } catch {
      // all these cases are the same to the caller
    } finally {
      extendDeadline(toKeep);
    }
    throw unavailable();
  }
}

export const isObject = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const unavailable = () => new DomainError('payment.provider_unavailable', { retryAfterSeconds: 30 });

/** Names the answer's keys but not its values: those may be personal data. */
export const unexpected = (call: string, answer: Answer) =>
  new UnreadableAnswer(
    `PayTR's ${call} answered ${textOf(answer['status'])} ${textOf(answer['err_no'])}: ${Object.keys(answer).join(', ')}`,
  );

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '');

/**
 * Accepts `1234.5`, `1234,50` and `1234`. Any other form throws, so that an unknown form is not mistaken for an amount.
 */
export const parseLira = (text: unknown): Money => {
  const [, lira, fraction = ''] = /^(\d{1,10})(?:[.,](\d{1,2}))?$/.exec(String(text)) ?? [];
  if (lira === undefined) throw new UnreadableAnswer('PayTR answered an amount in an unknown form');
  return Money.kurus(Number(lira) * 100 + Number(fraction.padEnd(2, '0')));
};
