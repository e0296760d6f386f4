import { kept } from '#contract/browser/storage.ts';
import { useSyncExternalStore } from 'react';

/** What a person chose for this browser. */
export type Preference = 'motion' | 'sound';

/** The keys in the browser's storage. The script in index.html also reads the first one, before the first paint. */
const keys: Readonly<Record<Preference, string>> = { motion: 'hareket', sound: 'ses' };
const atFirst: Readonly<Record<Preference, boolean>> = { motion: true, sound: false };

const listeners = new Set<() => void>();

export const isOn = (preference: Preference): boolean => {
  const chosen = kept.read(keys[preference]);
  return chosen === null ? atFirst[preference] : chosen === 'acik';
};

export function choose(preference: Preference, on: boolean): void {
  kept.write(keys[preference], on ? 'acik' : 'kapali');
  show();
  for (const listener of listeners) listener();
}

/** Styles read the choice from the document. */
function show(): void {
  if (isOn('motion')) delete document.documentElement.dataset.motion;
  else document.documentElement.dataset.motion = 'off';
}

function subscribe(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key !== keys.motion && key !== keys.sound) return;
    show();
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', elsewhere);
  };
}

export const usePreference = (preference: Preference): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOn(preference),
    () => atFirst[preference],
  );
