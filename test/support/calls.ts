import { randomUUID } from 'node:crypto';
import { ApiProblem, isUnanswered } from '#contract/client.ts';

/** `TEST_LONG=1` (`npm run test:long`) repeats as often as the promises say. CI repeats less often, with the same assertions. */
export const long = process.env.TEST_LONG === '1';

export const key = () => ({ idempotencyKey: randomUUID() });

export const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Repeats a call until it is answered, as a client does. */
export const answered = async <T>(call: () => Promise<T>, again = isUnanswered): Promise<T> => {
  for (const deadline = Date.now() + 60_000; ;) {
    try {
      return await call();
    } catch (error) {
      if (!again(error) || Date.now() > deadline) throw error;
      await new Promise((wait) => setTimeout(wait, 50 + Math.random() * 200));
    }
  }
};

/** Repeats a call whose key is in use. Does not repeat a call after a fault of the server. */
const isInProgress = (error: unknown): boolean => error instanceof ApiProblem && error.code === 'request.in_progress';

/** The outcome of a call: `ok`, or status and code of the problem. */
export const outcomeOf = (call: () => Promise<unknown>): Promise<string> =>
  answered(call, isInProgress).then(
    () => 'ok',
    (error: unknown) => (error instanceof ApiProblem ? `${error.status} ${error.code}` : String(error)),
  );

/** Makes all these calls at once and counts their outcomes. */
export const outcomesOf = async (calls: readonly (() => Promise<unknown>)[]): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const end of await Promise.all(calls.map(outcomeOf))) counts[end] = (counts[end] ?? 0) + 1;
  return counts;
};

/** Works through `all` in groups. The members of a group run at once, the groups one after the other. */
export const inGroups = async <T, R>(all: readonly T[], size: number, work: (one: T) => Promise<R>): Promise<R[]> => {
  const done: R[] = [];
  for (let start = 0; start < all.length; start += size)
    done.push(...(await Promise.all(all.slice(start, start + size).map(work))));
  return done;
};

/** Repeats `look` until it finds something, for at most 30 seconds. */
export const waitFor = async <T>(look: () => Promise<T | undefined> | T | undefined, what: string): Promise<T> => {
  for (const deadline = Date.now() + 30_000; ;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`waited too long for ${what}`);
    await new Promise((wait) => setTimeout(wait, 50));
  }
};
