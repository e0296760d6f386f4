import { DomainError } from '#kernel/refusal.ts';

/** A provider answered in an unknown form. The jobs fail with it, so that somebody looks into it. */
export class UnreadableAnswer extends Error {}

/**
 * For a waiting caller such an answer is the same as none: it becomes payment.provider_unavailable. The log keeps the
 * cause.
 */
export const orUnavailable = (error: unknown): never => {
  if (!(error instanceof UnreadableAnswer)) throw error;
  throw Object.assign(new DomainError('payment.provider_unavailable', { retryAfterSeconds: 30 }), { cause: error });
};
