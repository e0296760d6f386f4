import type { Listed } from '#kernel/lists.ts';
import { overStates } from '#kernel/vocabulary.ts';
import type { OrderIncome } from '#modules/wallet/index.ts';
import type { OrderListQuery, OrderRow } from './ports.ts';
import type { Needs } from './needs.ts';

export interface BoosterOrder extends OrderRow {
  /** What the booster got for an ended order; null if it goes on or brought nothing. */
  readonly earned: OrderIncome | null;
}

/** A page of a booster's orders, each with what the booster got for it. */
export const readBoosterOrders =
  ({ lists, income }: Needs<'lists' | 'income'>) =>
  async (query: OrderListQuery, boosterId: string): Promise<Listed<BoosterOrder>> => {
    const { rows, ...counted } = await lists.page({ ...query, boosterId: [boosterId] });
    const ended = rows.filter(({ state }) => overStates.includes(state)).map(({ id }) => id);
    const earned = await income.onOrders(boosterId, ended);
    return { ...counted, rows: rows.map((row) => ({ ...row, earned: earned.get(row.id) ?? null })) };
  };
export type ReadBoosterOrders = ReturnType<typeof readBoosterOrders>;
