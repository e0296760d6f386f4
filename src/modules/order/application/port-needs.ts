import type { Clock, Jobs, SweepFailures, UnitOfWork } from '#kernel/ports.ts';
import type { Suspicions } from '#modules/note/index.ts';
import type { AttachedPictures } from '#modules/picture/index.ts';
import type { CalculateQuote, LanePrices, PriceList, RedeemCoupon, StartPrices } from '#modules/pricing/index.ts';
import type { OrderVault } from '#modules/vault/index.ts';
import type { HandLimit, Income, Ledger } from '#modules/wallet/index.ts';
import type { OrderEvent } from '../domain/order-events.ts';
import type { OrderHistories } from './history-ports.ts';
import type { People } from './people.ts';
import type {
  Accounts,
  Boosters,
  CardPayments,
  Disputes,
  OrderLists,
  OrderStanding,
  Orders,
  Reviews,
  Showpieces,
  Terms,
} from './ports.ts';

/** The ports that the use cases of this module need, by name. */
export interface Ports {
  readonly orders: Orders;
  readonly ledger: Ledger;
  readonly vault: OrderVault;
  readonly jobs: Jobs;
  readonly terms: Terms;
  readonly limit: HandLimit;
  readonly work: UnitOfWork<OrderEvent>;
  readonly disputes: Disputes;
  readonly startPrices: StartPrices;
  readonly lanePrices: LanePrices;
  readonly priceList: PriceList;
  readonly pictures: AttachedPictures;
  readonly boosters: Boosters;
  readonly failures: SweepFailures;
  readonly clock: Clock;
  readonly lists: OrderLists;
  readonly histories: OrderHistories;
  readonly suspicions: Suspicions;
  readonly reviews: Reviews;
  readonly standing: OrderStanding;
  readonly accounts: Accounts;
  readonly people: People;
  readonly cardPayments: CardPayments;
  readonly calculateQuote: CalculateQuote;
  readonly redeemCoupon: RedeemCoupon;
  readonly pieces: Showpieces;
  readonly income: Income;
}

export type PortNeeds<K extends keyof Ports> = Pick<Ports, K>;
