import type { UnitOfWork } from '#kernel/ports.ts';
import { token } from '#platform/di.ts';
import type { OrderHistories } from './application/history-ports.ts';
import type { BoosterCounts, OrderStanding, Reviews } from './application/ports.ts';
import type { CustomersPool } from './application/pool-floods.ts';
import type { Disputes } from './application/ports.ts';
import type { OrderEvent } from './domain/order-events.ts';

/** Tokens that only this module's container binds and uses. */
export const inner = {
  work: token<UnitOfWork<OrderEvent>>('order.work'),
  customersPool: token<CustomersPool>('order.customersPool'),
  histories: token<OrderHistories>('order.histories'),
  reviews: token<Reviews>('order.reviews'),
  disputes: token<Disputes>('order.disputes'),
  standing: token<OrderStanding>('order.standing'),
  boosterCounts: token<BoosterCounts>('order.boosterCounts'),
};
