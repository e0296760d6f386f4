import type { FigureSource } from '#kernel/figures.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { UnitOfWork } from '#kernel/ports.ts';
import { token } from '#platform/di.ts';
import type { EnterPayment } from './application/enter-payment.ts';
import type {
  DraftOrders,
  Hands,
  PaidOrders,
  Payers,
  PaymentProviders,
  PaymentTerms,
  PaymentTickets,
  TopUps,
} from './application/ports.ts';
import type { Differences } from './application/reconciliation-ports.ts';
import type { RefundTopUp } from './application/refund-top-up.ts';
import type { SettleTopUp } from './application/settle-top-up.ts';
import type { PaymentConfig } from './config.ts';
import type { PaymentEvent } from './domain/payment-events.ts';

export const payment = {
  /** Read from the environment. */
  config: token<PaymentConfig>('payment.config'),
  /** Implemented by identity. */
  payers: token<Payers>('payment.payers'),
  /** Implemented by identity. */
  hands: token<Hands>('payment.hands'),
  /** Implemented by the order module. */
  draftOrders: token<DraftOrders>('payment.draftOrders'),
  /** Read from the settings. */
  terms: token<PaymentTerms>('payment.terms'),
  /** Implemented by the ticket module. */
  tickets: token<PaymentTickets>('payment.tickets'),
  /** Implemented by the order module. */
  paidOrders: token<PaidOrders>('payment.paidOrders'),
  work: token<UnitOfWork<PaymentEvent>>('payment.work'),
  topUps: token<TopUps>('payment.topUps'),
  figures: token<FigureSource>('payment.figures'),
  refund: token<RefundTopUp>('payment.refund'),
  settle: token<SettleTopUp>('payment.settle'),
  providers: token<PaymentProviders>('payment.providers'),
  enter: token<EnterPayment>('payment.enter'),
  differences: token<Differences>('payment.differences'),
  personalData: token<PersonalData>('payment.personalData'),
};
