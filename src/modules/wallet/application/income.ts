import type { Money } from '#kernel/money.ts';

/** Earnings of a wallet: settlements and tips. */
export interface Income {
  since(userId: string, from: Date): Promise<Money>;
  /** Per order and week of Turkish time. Weeks without earnings are left out. */
  byWeek(userId: string, from: Date): Promise<readonly WeekIncome[]>;
  /** What the wallet got for each of these orders. Orders without earnings are left out. */
  onOrders(userId: string, orderIds: readonly string[]): Promise<ReadonlyMap<string, OrderIncome>>;
}

export interface WeekIncome {
  /** Its Monday: `2026-11-16`. */
  readonly week: string;
  readonly orderId: string;
  readonly amount: Money;
}

export interface OrderIncome {
  readonly amount: Money;
  /** When the wallet last got a part of it. */
  readonly at: Date;
}
