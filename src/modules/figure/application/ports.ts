import type { Figure, FigureName } from '#kernel/figures.ts';
import type { Game, OrderState } from '#kernel/vocabulary.ts';
import type { Period } from '#kernel/days.ts';

/** The stored daily figures, and the moment up to which events are counted. */
export interface DailyFigures {
  /** All events before this moment are counted. Undefined if no event has been counted. */
  progress(): Promise<Date | undefined>;
  /** The same, and locks the progress until the transaction ends, so that no other transaction counts. */
  lockProgress(): Promise<Date | undefined>;
  /** The same without waiting for the lock: returns undefined if another transaction holds it. */
  lockProgressIfFree(): Promise<{ readonly until: Date | undefined } | undefined>;
  setProgress(until: Date): Promise<void>;
  add(figures: readonly Figure[]): Promise<void>;
  /** Replaces a day's figures. */
  replace(day: string, figures: readonly Figure[]): Promise<void>;
  /** The figures as stored, or summed by `grain`. */
  of(period: Period, names: readonly FigureName[], grain?: Grain): Promise<readonly Figure[]>;
}

/**
 * How figures are grouped for a period and the time before it. The time before the period is one group. In the period,
 * each booster's figures are one group.
 */
export interface Grain {
  /** First day of the period. Figures of earlier days are summed under the first day that is read. */
  readonly daysFrom: string;
  /** Figures that stay separate per day in the period. Other figures are summed under the period's first day. */
  readonly byDay: readonly FigureName[];
  /** Figures that stay separate per game. */
  readonly byGame: readonly FigureName[];
  /** If set, only this game's figures and figures without a game are included. */
  readonly game: Game | undefined;
}

/** The present state of orders; bound to the order module. */
export interface OrdersNow {
  now(at: Date): Promise<{
    readonly byState: readonly { readonly state: OrderState; readonly count: number }[];
    readonly late: number;
    readonly disputes: number;
    readonly boosterRequests: number;
    readonly unproven: number;
  }>;
  /** The orders that were finished in that time and are disputed now. */
  inDispute(from: Date, to: Date): Promise<readonly Figure[]>;
}

/** Boosters with their load; bound to the booster and the order module. */
export interface BoosterLoads {
  all(): Promise<
    readonly { readonly id: string; readonly displayName: string; readonly load: number; readonly limit: number }[]
  >;
}
