import { useEffect, useReducer, useRef } from 'react';
import { ApiProblem, anonymous, explain } from '../../lib/api.ts';
import { needsChampion, toDraft, type EloChoices } from './choices.ts';
import { draftReducer, initialDraft } from './state.ts';

/**
 * A draft and its price. A change asks for a price one second after the last one, so a pause costs one request; the
 * first price and a retry are asked for at once.
 *
 * @param promotionalCode the catalogue's, sent unless the customer typed a code; undefined until it is known.
 */
export function useDraft(initial: () => EloChoices, promotionalCode: string | null | undefined) {
  const [state, dispatch] = useReducer(draftReducer, undefined, () => initialDraft(initial()));
  const { data, v, delayMs } = state;
  const promotion = useRef<string | null>(null);
  const known = promotionalCode !== undefined;

  useEffect(() => {
    if (promotionalCode !== undefined) promotion.current = promotionalCode;
  }, [promotionalCode]);

  useEffect(() => {
    if (!known) return undefined;
    const canceller = new AbortController();
    const ask = async () => {
      if (needsChampion(data)) return dispatch({ type: 'failed', v, reason: 'Önce en az bir şampiyon seç.' });
      const coupon = data.coupon.trim() || promotion.current;
      const body = toDraft(data, coupon);
      try {
        const quote = await anonymous.call('POST /orders/calculate', { body, signal: canceller.signal });
        return dispatch({ type: 'quoted', v, quote, coupon });
      } catch (error) {
        if (canceller.signal.aborted) return undefined;
        const couponRefused = error instanceof ApiProblem && error.code.startsWith('pricing.coupon_');
        if (couponRefused && coupon === promotion.current) promotion.current = null;
        if (couponRefused) return dispatch({ type: 'coupon-refused', v, reason: data.coupon ? explain(error) : null });
        return dispatch({ type: 'failed', v, reason: explain(error) });
      }
    };
    const timer = setTimeout(() => void ask(), delayMs);
    return () => {
      clearTimeout(timer);
      canceller.abort();
    };
  }, [data, v, delayMs, known]);

  return [state, dispatch] as const;
}
