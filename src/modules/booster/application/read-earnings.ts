import { Money } from '#kernel/money.ts';
import type { Books } from '#modules/wallet/index.ts';
import { lastWeeks, startOfDay, startOfMonth } from '../domain/weeks.ts';
import type { Needs } from './needs.ts';

interface Earned {
  readonly balance: Money;
  readonly thisMonth: Money;
  readonly finishedOrders: number;
  readonly byWeek: readonly { readonly week: string; readonly amount: Money }[];
}

const weeksShown = 12;

/** A booster's earnings from settlements and tips. Weeks and months are in Turkish time. */
export const readEarnings =
  ({
    books,
    income,
    orders,
    clock,
  }: Needs<'income' | 'orders' | 'clock'> & { readonly books: Pick<Books, 'balanceOf'> }) =>
  async (boosterId: string): Promise<Earned> => {
    const now = clock.now();
    const weeks = lastWeeks(now, weeksShown);
    const [balance, thisMonth, finished, byWeek] = await Promise.all([
      books.balanceOf(boosterId),
      income.since(boosterId, startOfMonth(now)),
      orders.confirmed([boosterId]),
      income.byWeek(boosterId, startOfDay(weeks[0] ?? '')),
    ]);
    return {
      balance,
      thisMonth,
      finishedOrders: finished.get(boosterId) ?? 0,
      byWeek: weeks.map((week) => ({ week, amount: byWeek.get(week) ?? Money.zero })),
    };
  };
export type ReadEarnings = ReturnType<typeof readEarnings>;
