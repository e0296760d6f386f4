import type { Clock } from './ports.ts';

/** Keys that are cached at most; the oldest one is dropped. */
const keysAtMost = 200;

/**
 * Caches answers per key in the process, for public pages: the database is asked at most once per key in this time. A failed
 * answer is not cached.
 */
export const cachedAnswers = <T>(clock: Clock, milliseconds: number) => {
  const cached = new Map<string, { readonly until: number; readonly answer: Promise<T> }>();
  return (key: string, read: () => Promise<T>): Promise<T> => {
    const now = clock.now().getTime();
    const known = cached.get(key);
    if (known && known.until > now) return known.answer;
    const answer = read();
    const kept = { until: now + milliseconds, answer };
    cached.delete(key);
    const [oldest] = cached.keys();
    if (oldest !== undefined && cached.size >= keysAtMost) cached.delete(oldest);
    cached.set(key, kept);
    answer.catch(() => {
      if (cached.get(key) === kept) cached.delete(key);
    });
    return answer;
  };
};
