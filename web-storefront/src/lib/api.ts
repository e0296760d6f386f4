import { ApiProblem, createClient, isUnanswered } from '#contract/client.ts';
import { session } from './session.ts';

export { ApiProblem, isUnanswered };

/** Calls with the session, if there is one. */
export const api = createClient((...request) => session.fetch(...request));

/** Calls that need no session, such as a log-in, a quote or the confirmation by a mail's link. */
export const anonymous = createClient((...request) => fetch(...request));

/** One sentence for any failed call. */
export function explain(error: unknown): string {
  if (error instanceof ApiProblem) return error.message;
  if (error instanceof Error && error.name === 'SessionExpiredError') return 'Oturumun sona erdi, yeniden giriş yap.';
  return 'Sunucuya ulaşılamadı. Bağlantını kontrol edip yeniden dene.';
}

/** An amount from a problem's parameters; null if it has another shape. */
export const moneyParam = (error: unknown, name: string): { amount: number; currency: 'TRY' } | null => {
  const value = error instanceof ApiProblem ? error.problem.params?.[name] : undefined;
  const amount = (value as { amount?: unknown } | undefined)?.amount;
  return typeof amount === 'number' ? { amount, currency: 'TRY' } : null;
};

export const hasCode = (error: unknown, code: string): error is ApiProblem =>
  error instanceof ApiProblem && error.code === code;
