import type * as z from 'zod/mini';
import type { Dashboard } from '#contract/order.ts';
import type { Clock } from '#kernel/ports.ts';
import { Money } from '#kernel/money.ts';
import { activeStates, type OrderState } from '#kernel/vocabulary.ts';
import type { OrderLists } from './ports.ts';

/** Figures of other modules that the console's first page shows; bound where the modules meet. */
export interface MoneyFigures {
  today(
    dayStart: Date,
  ): Promise<{ readonly topUps: Money; readonly failedTopUps: number; readonly payoutsRequested: number }>;
}

const days = 30;
/** Turkey keeps one offset the year round. */
const istanbulOffset = 3 * 3600_000;

/** Today's figures and the last 30 days of sales, by the days of Istanbul. */
export class ReadDashboard {
  readonly #lists: OrderLists;
  readonly #money: MoneyFigures;
  readonly #clock: Clock;

  constructor(lists: OrderLists, money: MoneyFigures, clock: Clock) {
    this.#lists = lists;
    this.#money = money;
    this.#clock = clock;
  }

  async run(): Promise<z.infer<typeof Dashboard>> {
    const dayStart = startOfDay(this.#clock.now());
    const since = new Date(dayStart.getTime() - (days - 1) * 86_400_000);
    const [figures, money] = await Promise.all([this.#lists.figures(dayStart, since), this.#money.today(dayStart)]);
    const countOf = (...states: readonly OrderState[]) =>
      figures.byState.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0);
    return {
      ordersToday: figures.ordersToday,
      salesToday: figures.salesToday,
      topUpsToday: money.topUps,
      failedTopUpsToday: money.failedTopUps,
      waitingForBooster: countOf('processing'),
      active: countOf(...activeStates),
      finished: countOf('finished'),
      payoutsRequested: money.payoutsRequested,
      disputes: figures.disputes,
      boosterRequests: figures.boosterRequests,
      byState: [...figures.byState],
      salesByDay: everyDay(since, figures.salesByDay),
    };
  }
}

const startOfDay = (now: Date): Date => {
  const local = now.getTime() + istanbulOffset;
  return new Date(local - (local % 86_400_000) - istanbulOffset);
};

/** Days without sales are zero, not absent. */
const everyDay = (
  since: Date,
  sold: readonly { readonly day: string; readonly orders: number; readonly sales: Money }[],
) =>
  Array.from({ length: days }, (_, at) => {
    const day = new Date(since.getTime() + at * 86_400_000 + istanbulOffset).toISOString().slice(0, 10);
    return sold.find((sale) => sale.day === day) ?? { day, orders: 0, sales: Money.zero };
  });
