import { kept } from '#contract/browser/storage.ts';

/** The visitor's answer to whether their visit may be measured; null until there is one. */
export type Consent = 'yes' | 'no' | null;

/** Named in the cookie policy. */
const KEY = 'onay';
const listeners = new Set<() => void>();

const read = (): Consent => {
  const answer = kept.read(KEY);
  return answer === 'yes' || answer === 'no' ? answer : null;
};
let current = read();

export const consent = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: (): Consent => current,
  /** Null asks again. */
  answer(next: Consent): void {
    const wasGiven = current === 'yes';
    current = next;
    if (next === null) kept.remove(KEY);
    else kept.write(KEY, next);
    for (const listener of listeners) listener();
    // What runs already can't be stopped otherwise.
    if (wasGiven && next === 'no') location.reload();
  },
};
