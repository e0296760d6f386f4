import type { Figure, FigureName } from '#kernel/figures.ts';
import type { Game, OrderState } from '#kernel/vocabulary.ts';
import type { Period } from '#kernel/days.ts';

/** What was counted, by day, and how far. */
export interface DailyFigures {
  /** Everything that happened before it is counted; undefined where nothing was yet. */
  progress(): Promise<Date | undefined>;
  /** The same, held until the transaction ends: nobody else counts meanwhile. */
  holdProgress(): Promise<Date | undefined>;
  /** The same where nobody else holds it; absent where somebody does: they count, or count anew. */
  holdProgressIfFree(): Promise<{ readonly until: Date | undefined } | undefined>;
  setProgress(until: Date): Promise<void>;
  add(figures: readonly Figure[]): Promise<void>;
  /** Puts these in the place of a day's figures. */
  replace(day: string, figures: readonly Figure[]): Promise<void>;
  /** As they are kept, or summed as far as the reader does not tell them apart. */
  of(period: Period, names: readonly FigureName[], grain?: Grain): Promise<readonly Figure[]>;
}

/** What somebody who looks at a period beside the time before it tells apart: that time is one, as is a booster's work. */
export interface Grain {
  /** Where the period begins; the days before are counted as the first of them all. */
  readonly daysFrom: string;
  /** Of these the period's days are apart; of others they are counted as its first. */
  readonly byDay: readonly FigureName[];
  /** Of these the games are apart. */
  readonly byGame: readonly FigureName[];
  /** Only this game and what belongs to none. */
  readonly game: Game | undefined;
}

/** What is so at this moment; bound to the order module. */
export interface OrdersNow {
  now(at: Date): Promise<{
    readonly byState: readonly { readonly state: OrderState; readonly count: number }[];
    readonly late: number;
    readonly disputes: number;
    readonly boosterRequests: number;
    readonly unproven: number;
  }>;
  /** What the daily figures count as finished in that time, of the orders that are disputed now. */
  inDispute(from: Date, to: Date): Promise<readonly Figure[]>;
}

/** The boosters with what they play; bound to the booster module. */
export interface BoosterLoads {
  all(): Promise<
    readonly { readonly id: string; readonly displayName: string; readonly load: number; readonly limit: number }[]
  >;
}
