import type { Figure, FigureName } from '#kernel/figures.ts';
import type { Game, OrderState } from '#kernel/vocabulary.ts';
import type { Period } from '#kernel/days.ts';

/** The stored daily figures, and up to when events are counted. */
export interface DailyFigures {
  /** All events before this moment are counted; undefined if none is. */
  progress(): Promise<Date | undefined>;
  /** The same, locked until the transaction ends, so that nobody else counts. */
  holdProgress(): Promise<Date | undefined>;
  /** The same without waiting: undefined if another transaction holds the lock. */
  holdProgressIfFree(): Promise<{ readonly until: Date | undefined } | undefined>;
  setProgress(until: Date): Promise<void>;
  add(figures: readonly Figure[]): Promise<void>;
  /** Replaces a day's figures. */
  replace(day: string, figures: readonly Figure[]): Promise<void>;
  /** The figures as stored, or summed by `grain`. */
  of(period: Period, names: readonly FigureName[], grain?: Grain): Promise<readonly Figure[]>;
}

/**
 * How figures are grouped for a period and the time before it. The time before is one group, and each booster's figures in
 * the period are one group.
 */
export interface Grain {
  /** First day of the period. Figures of earlier days are summed under the first day of all. */
  readonly daysFrom: string;
  /** Figures that are kept per day in the period. Others are summed under its first day. */
  readonly byDay: readonly FigureName[];
  /** Figures that are kept per game. */
  readonly byGame: readonly FigureName[];
  /** Only this game's figures and those without a game. */
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
  /** The part of the finished orders of that time that is disputed now. */
  inDispute(from: Date, to: Date): Promise<readonly Figure[]>;
}

/** Boosters with their load; bound to the booster and the order module. */
export interface BoosterLoads {
  all(): Promise<
    readonly { readonly id: string; readonly displayName: string; readonly load: number; readonly limit: number }[]
  >;
}
