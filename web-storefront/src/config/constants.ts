// The client's constants (specification §9), all of them. Both web apps share the session's.

export { CHUNK_TIMEOUT_MS } from '#contract/browser/chunk.ts';
export { AUTH_PREFIX, EXPIRY_MARGIN_MS } from '#contract/browser/session.ts';

/** After a navigation the page scrolls to its top, this much later. */
export const SCROLL_DELAY_MS = 300;
/** A price is asked for this long after the draft's last change. */
export const QUOTE_DEBOUNCE_MS = 1000;
/** A page's data is shown no sooner than this after it was asked for, so that loading does not flicker. */
export const MINIMUM_FETCH_DELAY_MS = 200;
export const PREFETCH_IDLE_MS = 2000;
export const LOCALE = 'tr';
export const LOCALE_COOKIE_DAYS = 365;
export const COPYRIGHT_YEAR = 2021;
