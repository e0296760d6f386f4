import type { Money } from '#kernel/money.ts';

/** What work has brought into a wallet: settlements and tips. */
export interface Income {
  since(userId: string, from: Date): Promise<Money>;
  /** By the Monday of the Turkish week (`2026-11-16`); weeks without any are left out. */
  byWeek(userId: string, from: Date): Promise<ReadonlyMap<string, Money>>;
}
