import type { Figure, FigureName } from '#kernel/figures.ts';
import type { OrderState } from '#kernel/vocabulary.ts';
import type { Period } from '../domain/days.ts';

/** What was counted, by day, and how far. */
export interface DailyFigures {
  /** Everything that happened before it is counted; undefined where nothing was yet. */
  progress(): Promise<Date | undefined>;
  /** The same, held until the transaction ends: nobody else counts meanwhile. */
  holdProgress(): Promise<Date | undefined>;
  setProgress(until: Date): Promise<void>;
  add(figures: readonly Figure[]): Promise<void>;
  /** Puts these in the place of a day's figures. */
  replace(day: string, figures: readonly Figure[]): Promise<void>;
  of(period: Period, names: readonly FigureName[]): Promise<readonly Figure[]>;
}

/** What is so at this moment; bound to the order module. */
export interface OrdersNow {
  now(at: Date): Promise<{
    readonly byState: readonly { readonly state: OrderState; readonly count: number }[];
    readonly late: number;
    readonly disputes: number;
    readonly boosterRequests: number;
  }>;
}

/** The boosters with what they play; bound to the booster module. */
export interface BoosterLoads {
  all(): Promise<
    readonly { readonly id: string; readonly displayName: string; readonly load: number; readonly limit: number }[]
  >;
}
