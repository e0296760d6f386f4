import type { FigureSource } from '#kernel/figures.ts';
import type { SharedClock, UnitOfWork } from '#kernel/ports.ts';
import type { BoosterLoads, DailyFigures, OrdersNow } from './ports.ts';

/** What the use cases of this module need, by name. */
interface FigureNeeds {
  readonly figures: DailyFigures;
  readonly source: FigureSource;
  readonly sharedClock: SharedClock;
  readonly work: UnitOfWork;
  readonly orders: OrdersNow;
  readonly boosters: BoosterLoads;
}

export type Needs<K extends keyof FigureNeeds> = Pick<FigureNeeds, K>;
