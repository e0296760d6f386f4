import { MINIMUM_FETCH_DELAY_MS } from '../config/constants.ts';

/** Waits for the work and for a minimum time, so that skeletons do not flicker (specification §9). */
export async function noSoonerThan<T>(work: Promise<T>, ms = MINIMUM_FETCH_DELAY_MS): Promise<T> {
  const [result] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, ms))]);
  return result;
}
