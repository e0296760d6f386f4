import type { Clock, Jobs, SweepFailures, UnitOfWork } from '#kernel/ports.ts';
import type { HandLimit, Holders, Ledger, ProviderBook } from '#modules/wallet/index.ts';
import type { PaymentEvent } from '../domain/payment-events.ts';
import type {
  CardPages,
  DraftOrders,
  HandPayments,
  Hands,
  LeftPayments,
  Payers,
  PaymentProviders,
  PaymentTerms,
  PaymentTickets,
  TopUps,
} from './ports.ts';
import type { Differences, Reconciliations } from './reconciliation-ports.ts';

/** What the use cases of this module need, by name. */
interface PaymentNeeds {
  readonly draftOrders: DraftOrders;
  readonly days: Reconciliations;
  readonly jobs: Jobs;
  readonly work: UnitOfWork<PaymentEvent>;
  readonly differences: Differences;
  readonly topUps: TopUps;
  readonly left: LeftPayments;
  readonly failures: SweepFailures;
  readonly arrivals: HandPayments;
  readonly ledger: Ledger;
  readonly hands: Hands;
  readonly holders: Holders;
  readonly tickets: PaymentTickets;
  readonly limit: HandLimit;
  readonly providers: PaymentProviders;
  readonly clock: Clock;
  readonly payers: Payers;
  readonly pages: CardPages;
  readonly terms: PaymentTerms;
  readonly book: ProviderBook;
}

export type Needs<K extends keyof PaymentNeeds> = Pick<PaymentNeeds, K>;
