import { kept } from '#contract/browser/storage.ts';

/** Whether the visitor allows measuring their visit; null until they have answered. */
export type Consent = 'yes' | 'no' | null;

/** The cookie policy names this key. */
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
    // Only a reload stops scripts that already run.
    if (wasGiven && next === 'no') location.reload();
  },
};
