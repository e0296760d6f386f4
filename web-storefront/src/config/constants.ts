// The client's constants that specification §9 gives. Both web apps share those of chunks and sessions.

export { CHUNK_TIMEOUT_MS } from '#contract/browser/chunk.ts';
export { AUTH_PREFIX, EXPIRY_MARGIN_MS } from '#contract/browser/session.ts';

/** Milliseconds from a navigation until the page scrolls to its top. */
export const SCROLL_DELAY_MS = 300;
/** Milliseconds from the draft's last change until a price is asked for. */
export const QUOTE_DEBOUNCE_MS = 1000;
/** The minimum time from a request until its data are shown, in milliseconds, so that a skeleton does not flicker. */
export const MINIMUM_FETCH_DELAY_MS = 200;
export const PREFETCH_IDLE_MS = 2000;
export const LOCALE = 'tr';
export const LOCALE_COOKIE_DAYS = 365;
export const COPYRIGHT_YEAR = 2021;
