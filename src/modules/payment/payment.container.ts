import { wallet } from '#modules/wallet/index.ts';
import { token, type Bindings } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { recordingWork } from '#platform/unit-of-work.ts';
import { HandProvider } from './adapters/hand/hand-provider.ts';
import { paymentAdminRoutes } from './adapters/http/payment.admin.routes.ts';
import { paymentRoutes } from './adapters/http/payment.routes.ts';
import { reconciliationRoutes } from './adapters/http/reconciliation.admin.routes.ts';
import { paymentJobs } from './adapters/jobs/payment.jobs.ts';
import { reconciliationJobs } from './adapters/jobs/reconciliation.jobs.ts';
import { PaytrGateway } from './adapters/paytr/paytr-gateway.ts';
import { paymentPersonalData } from './adapters/persistence/payment-personal-data.ts';
import { SqlDayTopUps } from './adapters/persistence/sql-day-top-ups.ts';
import { SqlDifferences } from './adapters/persistence/sql-differences.ts';
import { SqlHandPayments } from './adapters/persistence/sql-hand-payments.ts';
import { SqlLeftPayments } from './adapters/persistence/sql-left-payments.ts';
import { SqlReconciliations } from './adapters/persistence/sql-reconciliations.ts';
import { SqlTopUpFigures } from './adapters/persistence/sql-top-up-figures.ts';
import { SqlTopUps } from './adapters/persistence/sql-top-ups.ts';
import { askProvider } from './application/ask-provider.ts';
import { checkOut } from './application/check-out.ts';
import { compareAgain } from './application/compare-again.ts';
import { endDifference } from './application/end-difference.ts';
import { endRefund } from './application/end-refund.ts';
import { enterPayment } from './application/enter-payment.ts';
import type { HandPayments, LeftPayments } from './application/ports.ts';
import { paymentProjections } from './application/projections.ts';
import { providerRegistry } from './application/provider-registry.ts';
import { dayReader } from './application/read-day.ts';
import { reconcileDay } from './application/reconcile-day.ts';
import { reconcileDays } from './application/reconcile-days.ts';
import { reconcileTopUps } from './application/reconcile-top-ups.ts';
import type { DayTopUps, Reconciliations } from './application/reconciliation-ports.ts';
import { remindPayers } from './application/remind-payers.ts';
import { refundTopUp } from './application/refund-top-up.ts';
import { settleTopUp } from './application/settle-top-up.ts';
import { startTopUp } from './application/start-top-up.ts';
import { payment } from './payment.tokens.ts';

const inner = {
  paytr: token<PaytrGateway>('payment.paytr'),
  handPayments: token<HandPayments>('payment.handPayments'),
  left: token<LeftPayments>('payment.leftPayments'),
  bank: token<HandProvider>('payment.bank'),
  eWallet: token<HandProvider>('payment.eWallet'),
  days: token<Reconciliations>('payment.reconciliations'),
  dayTopUps: token<DayTopUps>('payment.dayTopUps'),
};

const useCases = {
  checkOut,
  startTopUp,
  settle: settleTopUp,
  refund: refundTopUp,
  askProvider,
  reconcileTopUps,
  remindPayers,
  enter: enterPayment,
  endRefund,
  reconcileDay,
  reconcileDays,
  compareAgain,
  endDifference,
};

const scope = {
  ...useCases,
  ...platform,
  ...payment,
  ...inner,
  pages: inner.paytr,
  failures: platform.sweepFailures,
  ledger: wallet.ledger,
  limit: wallet.handLimit,
  provider: askProvider,
  arrivals: inner.handPayments,
  holders: wallet.holders,
  refunds: payment.refund,
  book: wallet.providerBook,
  reader: dayReader,
  reconcile: reconcileDay,
  day: reconcileDay,
};

export const paymentBindings: Bindings = (bind) => {
  const { database, clock, log } = platform;
  const { config, payers, topUps, refund, settle, providers, work } = payment;
  bind.use(work, recordingWork(paymentProjections), platform);
  const { paytr, handPayments, bank, eWallet } = inner;
  bind.make(payment.personalData, paymentPersonalData, [database]);
  bind.type(topUps, SqlTopUps, [database]);
  bind.type(payment.figures, SqlTopUpFigures, [database]);
  bind.type(paytr, PaytrGateway, [config]);
  bind.type(handPayments, SqlHandPayments, [database]);
  bind.type(inner.left, SqlLeftPayments, [database]);
  bind.make(bank, (kept, now) => new HandProvider('bank-transfer', kept, now), [handPayments, clock]);
  bind.make(eWallet, (kept, now) => new HandProvider('e-wallet', kept, now), [handPayments, clock]);
  bind.make(providers, (...all) => providerRegistry(...all), [paytr, bank, eWallet]);

  bind.all(scope, useCases);

  bind.make(paymentRoutes, [topUps, paytr, startTopUp, settle, config, log]);
  bind.make(paymentAdminRoutes, [
    topUps,
    handPayments,
    payers,
    payment.paidOrders,
    refund,
    payment.enter,
    endRefund,
    askProvider,
    clock,
  ]);
  bind.make(paymentJobs, [reconcileTopUps, remindPayers, refund]);
  ofReconciliation(bind);
};

const ofReconciliation: Bindings = (bind) => {
  const { database, log } = platform;
  const { differences } = payment;
  const { days, dayTopUps } = inner;
  bind.type(days, SqlReconciliations, [database]);
  bind.type(differences, SqlDifferences, [database]);
  bind.type(dayTopUps, SqlDayTopUps, [database]);
  bind.all({ ...scope, topUps: dayTopUps }, { dayReader });
  bind.make(reconciliationRoutes, [days, differences, payment.payers, compareAgain, endDifference]);
  bind.make(reconciliationJobs, [reconcileDays, compareAgain, log]);
};
