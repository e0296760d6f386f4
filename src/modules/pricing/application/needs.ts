import type { Names, Clock, Ids, UnitOfWork } from '#kernel/ports.ts';
import type { Coupons, Experiences, FinishedOrders, PriceBooks, PricingTerms } from './ports.ts';

/** What the use cases of this module need, by name. */
interface PricingNeeds {
  readonly coupons: Coupons;
  readonly work: UnitOfWork;
  readonly clock: Clock;
  readonly books: PriceBooks;
  readonly ids: Ids;
  readonly orders: FinishedOrders;
  readonly experiences: Experiences;
  readonly terms: PricingTerms;
  readonly authors: Names;
}

export type Needs<K extends keyof PricingNeeds> = Pick<PricingNeeds, K>;
