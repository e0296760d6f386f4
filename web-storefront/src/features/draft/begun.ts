import { kept, keptInTab, readJson } from '#contract/browser/storage.ts';
import type { OrderInSight } from '../modals.ts';
import { BEGUN_KEY, noteKey } from './forget.ts';

const DAYS_KEPT = 14;

export interface BegunOrder extends OrderInSight {
  /** The card payment that may have placed it. */
  readonly topUpId?: string;
}

/** Keeps an order that its customer is about to pay. The note stays in the tab, because others may use the browser. */
export function rememberBegun({ draft, price }: OrderInSight, topUpId?: string): void {
  const { note: _note, ...others } = draft;
  kept.write(BEGUN_KEY, JSON.stringify({ draft: others, price, topUpId, at: Date.now() }));
}

/** The stored order, as it is kept; null if there is none. */
export const begunText = (): string | null => kept.read(BEGUN_KEY);

/** The order to go on with; null if there is none or it is old. */
export function begunOrder(): BegunOrder | null {
  const { draft, price, topUpId, at } = (readJson(kept, BEGUN_KEY) ?? {}) as Partial<BegunOrder & { at: number }>;
  if (!draft || !price || !at || Date.now() - at > DAYS_KEPT * 24 * 3600_000) return null;
  const note = keptInTab.read(noteKey(draft.service));
  return { draft: note ? { ...draft, note } : draft, price, ...(topUpId ? { topUpId } : {}) };
}

export const forgetBegun = (): void => kept.remove(BEGUN_KEY);
