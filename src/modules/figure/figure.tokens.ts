import type { FigureSource } from '#kernel/figures.ts';
import { token } from '#platform/di.ts';
import type { BoosterLoads, OrdersNow } from './application/ports.ts';

export const figure = {
  /** Bound by main: each module's part of the daily figures. */
  sources: token<readonly FigureSource[]>('figure.sources'),
  /** Answered by the order module. */
  ordersNow: token<OrdersNow>('figure.ordersNow'),
  /** Answered by the booster and the order module. */
  boosterLoads: token<BoosterLoads>('figure.boosterLoads'),
};
