import type { RouteAnswerOf } from '#contract/client.ts';
import { QUOTE_DEBOUNCE_MS } from '../../config/constants.ts';

export type Quote = RouteAnswerOf<'POST /orders/calculate'>;

/** A draft from a link that somebody shared. */
export interface Shared {
  /** The price when it was shared, in kuruş; null if the link does not have it. */
  readonly price: number | null;
  /** Its choices that are no longer available. */
  readonly lost: readonly string[];
}

/** Every form has a coupon; its other choices vary. */
export interface Couponed {
  /** Typed by the customer. */
  readonly coupon: string;
}

/** The order draft on the client (specification §3 and §4). */
export interface DraftState<C extends Couponed = Couponed> {
  readonly data: C;
  /**
   * The version. It increases whenever the price must be asked for again. New data (`clear-and-set`) begin at 0.
   */
  readonly v: number;
  /**
   * In kuruş. It is 0 at first, after a failure and while a choice is missing, and NaN after a field was cleared. These
   * two values are never shown as a price.
   */
  readonly price: number;
  readonly loading: boolean;
  /** Milliseconds to wait before the price is asked for: a changed field may change again. */
  readonly delayMs: number;
  readonly summary: Quote['summary'];
  readonly estimate: Quote['estimate'] | null;
  /** The coupon code that the shown price includes. */
  readonly coupon: string | null;
  /** Why the last calculation failed. */
  readonly failure: string | null;
  /** What the customer must still choose before there is a price. */
  readonly missing: string | null;
  /** Why a coupon was refused. */
  readonly couponRefusal: string | null;
  /** The refused codes. A promotional code among them is not sent any more. */
  readonly refused: readonly string[];
  /** Set while the notice about the shared link is shown. */
  readonly shared: Shared | null;
}

export type DraftAction<C extends Couponed = Couponed> =
  | { readonly type: 'set'; readonly fields: Partial<C> }
  /** Fields that were emptied, with their empty values. */
  | { readonly type: 'clear'; readonly fields: Partial<C> }
  | { readonly type: 'clear-and-set'; readonly data: C }
  | { readonly type: 'incomplete'; readonly v: number; readonly missing: string }
  | { readonly type: 'close-shared' }
  | { readonly type: 'quoted'; readonly v: number; readonly quote: Quote; readonly coupon: string | null }
  | { readonly type: 'failed'; readonly v: number; readonly reason: string }
  | { readonly type: 'coupon-refused'; readonly v: number; readonly code: string; readonly reason: string | null }
  | { readonly type: 'retry' };

export const initialDraft = <C extends Couponed>(data: C, shared: Shared | null = null): DraftState<C> => ({
  data,
  v: 0,
  price: 0,
  loading: true,
  delayMs: 0,
  summary: [],
  estimate: null,
  coupon: null,
  failure: null,
  missing: null,
  couponRefusal: null,
  refused: [],
  shared,
});

const unpriced: Pick<DraftState, 'price' | 'summary' | 'estimate' | 'loading'> = {
  price: 0,
  summary: [],
  estimate: null,
  loading: false,
};

/** Ignores answers that belong to an older version of the draft. */
export function draftReducer<C extends Couponed>(state: DraftState<C>, action: DraftAction<C>): DraftState<C> {
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
        data: { ...state.data, ...action.fields },
        v: state.v + 1,
        price: Number.NaN,
        loading: true,
        delayMs: QUOTE_DEBOUNCE_MS,
        couponRefusal: null,
      };
    case 'clear-and-set':
      return { ...initialDraft(action.data), refused: state.refused };
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
        missing: null,
      };
    }
    case 'failed':
      if (action.v !== state.v) return state;
      return { ...state, ...unpriced, failure: action.reason, missing: null };
    case 'incomplete':
      if (action.v !== state.v) return state;
      return { ...state, ...unpriced, failure: null, missing: action.missing };
    case 'close-shared':
      return { ...state, shared: null };
    case 'coupon-refused':
      if (action.v !== state.v) return state;
      return {
        ...state,
        data: { ...state.data, coupon: state.data.coupon.trim() === action.code ? '' : state.data.coupon },
        v: state.v + 1,
        loading: true,
        delayMs: 0,
        couponRefusal: action.reason,
        refused: [...state.refused, action.code],
      };
    case 'retry':
      return { ...state, v: state.v + 1, loading: true, delayMs: 0, failure: null };
    default:
      return state;
  }
}

/** The price to show, in kuruş; null if there is none. */
export const shownPrice = ({ price, failure }: Pick<DraftState, 'price' | 'failure'>): number | null =>
  price > 0 && failure === null ? price : null;
