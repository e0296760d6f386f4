import type { Clock } from '#kernel/ports.ts';
import { Money } from '#kernel/money.ts';
import type { Books, Income } from '#modules/wallet/index.ts';
import { lastWeeks, startOfDay, startOfMonth } from '../domain/weeks.ts';
import type { OrderCounts } from './ports.ts';

export interface Earned {
  readonly balance: Money;
  readonly thisMonth: Money;
  readonly finishedOrders: number;
  readonly byWeek: readonly { readonly week: string; readonly amount: Money }[];
}

const weeksShown = 12;

/** What a booster has earned, by settlements and tips: weeks and months are Turkish ones. */
export class ReadEarnings {
  readonly #books: Pick<Books, 'balanceOf'>;
  readonly #income: Income;
  readonly #orders: OrderCounts;
  readonly #clock: Clock;

  constructor(books: Pick<Books, 'balanceOf'>, income: Income, orders: OrderCounts, clock: Clock) {
    this.#books = books;
    this.#income = income;
    this.#orders = orders;
    this.#clock = clock;
  }

  async run(boosterId: string): Promise<Earned> {
    const now = this.#clock.now();
    const weeks = lastWeeks(now, weeksShown);
    const [balance, thisMonth, finished, byWeek] = await Promise.all([
      this.#books.balanceOf(boosterId),
      this.#income.since(boosterId, startOfMonth(now)),
      this.#orders.confirmed([boosterId]),
      this.#income.byWeek(boosterId, startOfDay(weeks[0] ?? '')),
    ]);
    return {
      balance,
      thisMonth,
      finishedOrders: finished.get(boosterId) ?? 0,
      byWeek: weeks.map((week) => ({ week, amount: byWeek.get(week) ?? Money.zero })),
    };
  }
}
