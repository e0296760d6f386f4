import { DomainError } from '#kernel/refusal.ts';

/** A provider answered in an unknown form. A job fails with this error, so that somebody looks into it. */
export class UnreadableAnswer extends Error {}

/**
 * For a waiting caller, an unreadable answer is the same as no answer, so it becomes payment.provider_unavailable. The
 * log keeps the cause.
 */
export const orUnavailable = (error: unknown): never => {
  if (!(error instanceof UnreadableAnswer)) throw error;
  throw Object.assign(new DomainError('payment.provider_unavailable', { retryAfterSeconds: 30 }), { cause: error });
};
