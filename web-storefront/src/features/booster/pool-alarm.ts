import { kept, readJson } from '#contract/browser/storage.ts';
import { useSyncExternalStore } from 'react';

/** How the booster is told of a new order in the pool that fits them. */
export interface PoolAlarmChoice {
  readonly notice: boolean;
  readonly sound: boolean;
}

const KEY = 'havuz.haber';
const off: PoolAlarmChoice = { notice: false, sound: false };
const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly choice: PoolAlarmChoice } | undefined;

/** The same object until the stored text changes, as `useSyncExternalStore` requires. */
function choiceNow(): PoolAlarmChoice {
  const text = kept.read(KEY);
  if (known?.text !== text) {
    const { notice, sound } = Object(readJson(kept, KEY)) as Partial<PoolAlarmChoice>;
    known = { text, choice: { notice: notice === true, sound: sound === true } };
  }
  return known.choice;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Both off until the booster switches them on. The choice is kept in this browser. */
export const usePoolAlarm = (): PoolAlarmChoice => useSyncExternalStore(subscribe, choiceNow, () => off);

export function setPoolAlarm(change: Partial<PoolAlarmChoice>): void {
  kept.write(KEY, JSON.stringify({ ...choiceNow(), ...change }));
  for (const listener of listeners) listener();
}
