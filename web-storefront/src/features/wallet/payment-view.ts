import type { RouteAnswerOf } from '#contract/client.ts';
import { abandonedWord, isAbandoned } from '#contract/payment/words.tr.ts';
import { useSessionStatus } from '../session/use-session.ts';
import { isUnknownPayment, useTopUpState } from './use-top-up-state.ts';

export type TopUp = RouteAnswerOf<'GET /top-ups/:id'>;

const unpaidHeadings = {
  failed: 'Ödeme alınamadı',
  expired: 'Ödemenin süresi doldu',
} as const satisfies Partial<Record<TopUp['state'], string>>;

/**
 * The heading of a payment that was not charged. A payment that the user abandoned has another heading than a refused
 * one.
 */
export const unpaidHeading = (state: keyof typeof unpaidHeadings, cause: TopUp['cause']): string =>
  isAbandoned(cause) ? `Ödeme ${abandonedWord}` : unpaidHeadings[state];

/** What a payment's page knows of the payment in its address. Money is shown only for the user's own payment. */
export type PaymentView =
  | { readonly kind: 'known'; readonly topUp: TopUp }
  /** The address names no payment. */
  | { readonly kind: 'none' }
  /** Only the payer may see the payment. */
  | { readonly kind: 'signed-out' }
  /** There is no such payment, or it belongs to another user. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'loading' }
  /** The server did not answer. */
  | { readonly kind: 'unreachable'; readonly error: unknown; readonly refetch: () => unknown };

export function usePaymentView(id: string | null): PaymentView {
  const { data: topUp, isError, error, refetch } = useTopUpState(id);
  const signedIn = useSessionStatus() === 'signed-in';
  if (id === null) return { kind: 'none' };
  if (!signedIn) return { kind: 'signed-out' };
  if (topUp) return { kind: 'known', topUp };
  if (!isError) return { kind: 'loading' };
  if (isUnknownPayment(error)) return { kind: 'unknown' };
  return { kind: 'unreachable', error, refetch };
}
