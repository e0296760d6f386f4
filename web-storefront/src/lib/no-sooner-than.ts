import { MINIMUM_FETCH_DELAY_MS } from '../config/constants.ts';

/** A skeleton that is gone at once flickers: what is fetched takes this long at least (specification §9). */
export async function noSoonerThan<T>(work: Promise<T>, ms = MINIMUM_FETCH_DELAY_MS): Promise<T> {
  const [result] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, ms))]);
  return result;
}
