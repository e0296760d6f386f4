import { DomainError } from '#kernel/refusal.ts';

/** A provider answered in a form that nobody knows. The jobs fail of it aloud: somebody has to look. */
export class UnreadableAnswer extends Error {}

/** To people who wait for it, such an answer is as good as none; what was wrong with it, the log says. */
export const orUnavailable = (error: unknown): never => {
  if (!(error instanceof UnreadableAnswer)) throw error;
  throw Object.assign(new DomainError('payment.provider_unavailable', { retryAfterSeconds: 30 }), { cause: error });
};
