import type { FigureSource } from '#kernel/figures.ts';
import { token } from '#platform/di.ts';
import type { BoosterLoads, OrdersNow } from './application/ports.ts';

export const figure = {
  /** Bound by main. Each source is a module's part of the daily figures. */
  sources: token<readonly FigureSource[]>('figure.sources'),
  /** Implemented by the order module. */
  ordersNow: token<OrdersNow>('figure.ordersNow'),
  /** Implemented by the booster and order modules. */
  boosterLoads: token<BoosterLoads>('figure.boosterLoads'),
};
