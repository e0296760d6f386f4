import { wallet } from '#modules/wallet/index.ts';
import { token, type Bindings } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { recordingWork } from '#platform/unit-of-work.ts';
import { paymentAdminRoutes } from './adapters/http/payment.admin.routes.ts';
import { paymentRoutes } from './adapters/http/payment.routes.ts';
import { paymentJobs } from './adapters/jobs/payment.jobs.ts';
import { HandProvider } from './adapters/hand/hand-provider.ts';
import { SqlHandPayments } from './adapters/persistence/sql-hand-payments.ts';
import { PaytrGateway } from './adapters/paytr/paytr-gateway.ts';
import { SqlTopUpFigures } from './adapters/persistence/sql-top-up-figures.ts';
import { SqlTopUps } from './adapters/persistence/sql-top-ups.ts';
import { paymentPersonalData } from './adapters/persistence/payment-personal-data.ts';
import { askProvider } from './application/ask-provider.ts';
import { checkOut } from './application/check-out.ts';
import { endRefund } from './application/end-refund.ts';
import { enterPayment } from './application/enter-payment.ts';
import type { HandPayments } from './application/ports.ts';
import { providerRegistry } from './application/provider-registry.ts';
import { reconcileTopUps } from './application/reconcile-top-ups.ts';
import { refundTopUp } from './application/refund-top-up.ts';
import { settleTopUp } from './application/settle-top-up.ts';
import { startTopUp } from './application/start-top-up.ts';
import { paymentProjections } from './application/projections.ts';
import { payment } from './payment.tokens.ts';

const inner = {
  paytr: token<PaytrGateway>('payment.paytr'),
  handPayments: token<HandPayments>('payment.handPayments'),
  bank: token<HandProvider>('payment.bank'),
  eWallet: token<HandProvider>('payment.eWallet'),
};

export const paymentBindings: Bindings = (bind) => {
  const { database, clock, log } = platform;
  const { config, payers, hands, draftOrders, topUps, refund, settle, providers, work } = payment;
  bind.use(work, recordingWork(paymentProjections), { work: platform.work, telling: platform.telling });
  const { paytr, handPayments, bank, eWallet } = inner;
  const { ledger } = wallet;
  bind.make(payment.personalData, paymentPersonalData, [database]);
  bind.type(topUps, SqlTopUps, [database]);
  bind.type(payment.figures, SqlTopUpFigures, [database]);
  bind.type(paytr, PaytrGateway, [config]);
  bind.type(handPayments, SqlHandPayments, [database]);
  bind.make(bank, (kept, now) => new HandProvider('bank-transfer', kept, now), [handPayments, clock]);
  bind.make(eWallet, (kept, now) => new HandProvider('e-wallet', kept, now), [handPayments, clock]);
  bind.make(providers, (...all) => providerRegistry(...all), [paytr, bank, eWallet]);

  bind.use(checkOut, { draftOrders });
  bind.use(startTopUp, { topUps, pages: paytr, payers, draftOrders, terms: payment.terms, work });
  bind.use(settle, settleTopUp, { topUps, ledger, checkOut, refund, payers, work });
  bind.use(refund, refundTopUp, {
    topUps,
    ledger,
    providers,
    limit: wallet.handLimit,
    jobs: platform.jobs,
    work,
  });
  bind.use(askProvider, { topUps, providers, settle, config, work });
  bind.use(reconcileTopUps, { topUps, provider: askProvider, refund, clock });

  bind.use(payment.enter, enterPayment, {
    topUps,
    arrivals: handPayments,
    ledger,
    holders: wallet.holders,
    tickets: payment.tickets,
    limit: wallet.handLimit,
    work,
  });
  bind.use(endRefund, {
    topUps,
    arrivals: handPayments,
    ledger,
    refunds: refund,
    hands,
    work,
  });

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
  bind.make(paymentJobs, [reconcileTopUps, refund]);
};
