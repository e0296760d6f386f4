// The door of orders for other modules.
export type { AdvanceOrder } from './application/advance-order.ts';
export type { Placed, PlaceOrder, Placing } from './application/place-order.ts';
export type {
  Because,
  Booster,
  Boosters,
  Notice,
  Notifications,
  OrderLists,
  OrderNeeds,
  OrderRecord,
  Orders,
} from './application/ports.ts';
export { order } from './order.tokens.ts';
