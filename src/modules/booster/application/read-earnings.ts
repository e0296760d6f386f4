import { Money } from '#kernel/money.ts';
import type { Game } from '#kernel/vocabulary.ts';
import type { Books, WeekIncome } from '#modules/wallet/index.ts';
import { lastWeeks, startOfDay, startOfMonth } from '../domain/weeks.ts';
import type { Needs } from './needs.ts';

interface Earned {
  readonly balance: Money;
  readonly thisMonth: Money;
  readonly finishedOrders: number;
  readonly byWeek: readonly EarnedInWeek[];
}

interface EarnedInWeek {
  readonly week: string;
  readonly amount: Money;
  /** Games without earnings are left out. */
  readonly byGame: readonly { readonly game: Game; readonly amount: Money }[];
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
    const games = await orders.gamesOf([...new Set(byWeek.map(({ orderId }) => orderId))]);
    return {
      balance,
      thisMonth,
      finishedOrders: finished.get(boosterId) ?? 0,
      byWeek: weeks.map((week) => {
        const inWeek = byWeek.filter((income) => income.week === week);
        return { week, amount: Money.sum(inWeek.map(({ amount }) => amount)), byGame: byGameOf(inWeek, games) };
      }),
    };
  };

const byGameOf = (incomes: readonly WeekIncome[], games: ReadonlyMap<string, Game>): EarnedInWeek['byGame'] => {
  const sums = new Map<Game, Money>();
  for (const { orderId, amount } of incomes) {
    const game = games.get(orderId);
    if (game) sums.set(game, (sums.get(game) ?? Money.zero).plus(amount));
  }
  return [...sums].map(([game, amount]) => ({ game, amount }));
};

export type ReadEarnings = ReturnType<typeof readEarnings>;
