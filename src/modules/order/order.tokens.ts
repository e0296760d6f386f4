import type { PersonalData } from '#kernel/personal-data.ts';
import { token } from '#platform/di.ts';
import type { AdvanceOrder } from './application/advance-order.ts';
import type { StaffEnds } from './application/staff-ends.ts';
import type { ErasedCredentials } from './application/erased-credentials.ts';
import type { PayLaneByCard } from './application/pay-lane-by-card.ts';
import type { OrderNumbers } from './application/order-numbers.ts';
import type { People } from './application/people.ts';
import type { PlaceOrder } from './application/place-order.ts';
import type { PoolLimits } from './application/pool-floods.ts';
import type { ReadBoosterReviews } from './application/read-booster-reviews.ts';
import type { ReleasedLogins } from './application/released-logins.ts';
import type {
  Accounts,
  Boosters,
  CardPayments,
  OrderFigures,
  OrderLists,
  Orders,
  Showpieces,
  Terms,
} from './application/ports.ts';

export const order = {
  /** Implemented by the booster module. */
  boosters: token<Boosters>('order.boosters'),
  /** Implemented by identity. */
  accounts: token<Accounts>('order.accounts'),
  /** Implemented by identity. */
  people: token<People>('order.people'),
  /** Read from the settings. */
  terms: token<Terms>('order.terms'),
  /** Implemented by the payment module. */
  cardPayments: token<CardPayments>('order.cardPayments'),
  /** From the configuration. */
  poolLimits: token<PoolLimits>('order.poolLimits'),
  orders: token<Orders>('order.orders'),
  lists: token<OrderLists>('order.lists'),
  figures: token<OrderFigures>('order.figures'),
  showpieces: token<Showpieces>('order.showpieces'),
  payLaneByCard: token<PayLaneByCard>('order.payLaneByCard'),
  placeOrder: token<PlaceOrder>('order.placeOrder'),
  erasedCredentials: token<ErasedCredentials>('order.erasedCredentials'),
  releasedLogins: token<ReleasedLogins>('order.releasedLogins'),
  advanceOrder: token<AdvanceOrder>('order.advanceOrder'),
  staffEnds: token<StaffEnds>('order.staffEnds'),
  numbers: token<OrderNumbers>('order.numbers'),
  boosterReviews: token<ReadBoosterReviews>('order.boosterReviews'),
  personalData: token<PersonalData>('order.personalData'),
};
