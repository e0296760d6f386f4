import { kept, keptInTab, readJson } from '#contract/browser/storage.ts';
import type { OrderInSight } from '../modals.ts';
import { BEGUN_KEY, noteKey } from './forget.ts';

const DAYS_KEPT = 14;

interface Begun extends OrderInSight {
  readonly at: number;
}

/** Keeps an order that its customer is about to pay. The note stays in the tab, because others may use the browser. */
export function rememberBegun({ draft, price }: OrderInSight): void {
  const { note: _note, ...others } = draft;
  kept.write(BEGUN_KEY, JSON.stringify({ draft: others, price, at: Date.now() }));
}

/** The stored order, as it is kept; null if there is none. */
export const begunText = (): string | null => kept.read(BEGUN_KEY);

/** The order to go on with; null if there is none or it is old. */
export function begunOrder(): OrderInSight | null {
  const { draft, price, at } = (readJson(kept, BEGUN_KEY) ?? {}) as Partial<Begun>;
  if (!draft || !price || !at || Date.now() - at > DAYS_KEPT * 24 * 3600_000) return null;
  const note = keptInTab.read(noteKey(draft.service));
  return { draft: note ? { ...draft, note } : draft, price };
}

export const forgetBegun = (): void => kept.remove(BEGUN_KEY);
