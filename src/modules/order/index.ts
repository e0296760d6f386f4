// The public interface of the order module.
export { poolLimits } from './config.ts';
export type { PayLaneByCard } from './application/pay-lane-by-card.ts';
export type { AdvanceOrder } from './application/advance-order.ts';
export type { AskedEnd, StaffEnds } from './application/staff-ends.ts';
export { orderNumberIn } from './application/order-numbers.ts';
export type { Placed, PlaceOrder, Placing } from './application/place-order.ts';
export type { Because, Booster, Boosters, OrderLists, OrderRequirements, Orders } from './application/ports.ts';
export { order } from './order.tokens.ts';
export { readableDraft } from './adapters/persistence/stored-draft.ts';
