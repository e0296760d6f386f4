import type { RouteAnswerOf } from '#contract/client.ts';
import { QUOTE_DEBOUNCE_MS } from '../../lib/constants.ts';
import type { EloChoices } from './choices.ts';

export type Quote = RouteAnswerOf<'POST /orders/calculate'>;

/** The order draft as the client keeps it (specification §3 and §4). */
export interface DraftState {
  readonly data: EloChoices;
  /** Raised by every change of a field. */
  readonly v: number;
  /** In kuruş; 0 after a failure and NaN after a cleared field, neither of which is ever shown as a price. */
  readonly price: number;
  readonly loading: boolean;
  /** How long to wait before the price is asked for: a changed field may change again. */
  readonly delayMs: number;
  readonly summary: Quote['summary'];
  readonly estimate: Quote['estimate'] | null;
  /** The code that the shown price has in it. */
  readonly coupon: string | null;
  /** Why the last calculation failed. */
  readonly failure: string | null;
  /** Why the typed coupon was not taken. */
  readonly couponRefusal: string | null;
}

export type DraftAction =
  | { readonly type: 'set'; readonly fields: Partial<EloChoices> }
  | { readonly type: 'clear'; readonly field: 'note' | 'coupon' }
  | { readonly type: 'clear-and-set'; readonly data: EloChoices }
  | { readonly type: 'quoted'; readonly v: number; readonly quote: Quote; readonly coupon: string | null }
  | { readonly type: 'failed'; readonly v: number; readonly reason: string }
  | { readonly type: 'coupon-refused'; readonly v: number; readonly reason: string | null }
  | { readonly type: 'retry' };

export const initialDraft = (data: EloChoices): DraftState => ({
  data,
  v: 0,
  price: 0,
  loading: true,
  delayMs: 0,
  summary: [],
  estimate: null,
  coupon: null,
  failure: null,
  couponRefusal: null,
});

/** Answers that belong to an older version of the draft are not looked at. */
export function draftReducer(state: DraftState, action: DraftAction): DraftState {
  switch (action.type) {
    case 'set':
      return {
        ...state,
        data: { ...state.data, ...action.fields },
        v: state.v + 1,
        loading: true,
        delayMs: QUOTE_DEBOUNCE_MS,
        couponRefusal: 'coupon' in action.fields ? null : state.couponRefusal,
      };
    case 'clear':
      return {
        ...state,
        data: { ...state.data, [action.field]: '' },
        v: state.v + 1,
        price: Number.NaN,
        loading: true,
        delayMs: QUOTE_DEBOUNCE_MS,
        couponRefusal: null,
      };
    case 'clear-and-set':
      return initialDraft(action.data);
    case 'quoted': {
      if (action.v !== state.v) return state;
      const { price, summary, estimate } = action.quote;
      return {
        ...state,
        price: price.amount,
        summary,
        estimate,
        coupon: action.coupon,
        loading: false,
        failure: null,
      };
    }
    case 'failed':
      if (action.v !== state.v) return state;
      return { ...state, price: 0, summary: [], estimate: null, loading: false, failure: action.reason };
    case 'coupon-refused':
      if (action.v !== state.v) return state;
      return {
        ...state,
        data: { ...state.data, coupon: '' },
        v: state.v + 1,
        loading: true,
        delayMs: 0,
        couponRefusal: action.reason,
      };
    case 'retry':
      return { ...state, v: state.v + 1, loading: true, delayMs: 0, failure: null };
    default:
      return state;
  }
}

/** The price to show, in kuruş; null while there is none. */
export const shownPrice = ({ price, failure }: DraftState): number | null =>
  price > 0 && failure === null ? price : null;
