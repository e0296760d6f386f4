import { useEffect, useReducer, useRef, type ActionDispatch } from 'react';
import { ApiProblem, anonymous, explain } from '../../lib/api.ts';
import type { Draft } from './choices.ts';
import { draftReducer, initialDraft, type Couponed, type DraftAction, type DraftState, type Shared } from './state.ts';

/** Whether a draft was refused because of its coupon. Without the coupon it may be accepted. */
export const isCouponRefusal = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.code.startsWith('pricing.coupon_');

/** Turns the choices into a draft. */
export interface Drafting<C> {
  readonly toDraft: (choices: C, coupon: string | null) => Draft;
  readonly missingIn?: (choices: C) => string | null;
}

/**
 * A draft and its price. The price is debounced: it is asked for one second after the last change. It is asked for at
 * once at the beginning, for a retry, and after a coupon was refused.
 * @param drafting the same object at every rendering
 * @param promotionalCode the catalogue's code; undefined until it is known. It is sent unless the customer typed another
 * code or the server has refused it.
 */
export function useDraft<C extends Couponed>(
  initial: () => { readonly choices: C; readonly shared: Shared | null },
  drafting: Drafting<C>,
  promotionalCode: string | null | undefined,
): readonly [DraftState<C>, ActionDispatch<[DraftAction<C>]>] {
  const [state, dispatch] = useReducer(draftReducer<C>, undefined, () => {
    const { choices, shared } = initial();
    return initialDraft(choices, shared);
  });
  const { data, v, delayMs, refused } = state;
  const promotion = useRef<string | null>(null);
  const known = promotionalCode !== undefined;

  useEffect(() => {
    if (promotionalCode !== undefined) promotion.current = promotionalCode;
  }, [promotionalCode]);

  useEffect(() => {
    if (!known) return undefined;
    const canceller = new AbortController();
    const ask = async () => {
      const missing = drafting.missingIn?.(data) ?? null;
      if (missing) return dispatch({ type: 'incomplete', v, missing });
      const promoted = promotion.current !== null && refused.includes(promotion.current) ? null : promotion.current;
      const coupon = data.coupon.trim() || promoted;
      const body = drafting.toDraft(data, coupon);
      try {
        const quote = await anonymous.call('POST /orders/calculate', { body, signal: canceller.signal });
        return dispatch({ type: 'quoted', v, quote, coupon });
      } catch (error) {
        if (canceller.signal.aborted) return undefined;
        if (isCouponRefusal(error)) {
          return dispatch({
            type: 'coupon-refused',
            v,
            code: coupon ?? '',
            reason: data.coupon ? explain(error) : null,
          });
        }
        return dispatch({ type: 'failed', v, reason: explain(error) });
      }
    };
    const timer = setTimeout(() => void ask(), delayMs);
    return () => {
      clearTimeout(timer);
      canceller.abort();
    };
  }, [data, v, delayMs, refused, known, drafting]);

  // Choices that were made offline get their price when the connection is back.
  const failed = state.failure !== null;
  useEffect(() => {
    if (!failed) return undefined;
    const retry = () => dispatch({ type: 'retry' });
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [failed]);

  return [state, dispatch] as const;
}
