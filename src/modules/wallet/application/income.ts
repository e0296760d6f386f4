import type { Money } from '#kernel/money.ts';

/** Earnings of a wallet: settlements and tips. */
export interface Income {
  since(userId: string, from: Date): Promise<Money>;
  /** Per week of Turkish time, keyed by its Monday (`2026-11-16`). Weeks without earnings are left out. */
  byWeek(userId: string, from: Date): Promise<ReadonlyMap<string, Money>>;
}
