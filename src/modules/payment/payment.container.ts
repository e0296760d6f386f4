import { wallet } from '#modules/wallet/index.ts';
import { token, type Bindings } from '#platform/di.ts';
import { announcing, followed, houseNews } from '#platform/live/announcing.ts';
import { platform } from '#platform/tokens.ts';
import { paymentAdminRoutes } from './adapters/http/payment.admin.routes.ts';
import { paymentRoutes } from './adapters/http/payment.routes.ts';
import { paymentJobs } from './adapters/jobs/payment.jobs.ts';
import { HandProvider } from './adapters/hand/hand-provider.ts';
import { MikroHandPayments } from './adapters/persistence/mikro-hand-payments.ts';
import { PaytrGateway } from './adapters/paytr/paytr-gateway.ts';
import { MikroTopUpFigures } from './adapters/persistence/mikro-top-up-figures.ts';
import { MikroTopUps } from './adapters/persistence/mikro-top-ups.ts';
import { PaymentPersonalData } from './adapters/persistence/payment-personal-data.ts';
import { AskProvider } from './application/ask-provider.ts';
import { CheckOut } from './application/check-out.ts';
import { EndRefund } from './application/end-refund.ts';
import { EnterPayment } from './application/enter-payment.ts';
import type { HandPayments, TopUps } from './application/ports.ts';
import { ProviderRegistry } from './application/provider-registry.ts';
import { ReconcileTopUps } from './application/reconcile-top-ups.ts';
import { RefundTopUp } from './application/refund-top-up.ts';
import { SettleTopUp } from './application/settle-top-up.ts';
import { StartTopUp } from './application/start-top-up.ts';
import { topUpHooks } from './application/top-up-hooks.ts';
import type { TopUp } from './domain/top-up.ts';
import { payment } from './payment.tokens.ts';

const inner = {
  paytr: token<PaytrGateway>('payment.paytr'),
  handPayments: token<HandPayments>('payment.handPayments'),
  bank: token<HandProvider>('payment.bank'),
  eWallet: token<HandProvider>('payment.eWallet'),
  endRefund: token<EndRefund>('payment.endRefund'),
  ask: token<AskProvider>('payment.ask'),
  checkOut: token<CheckOut>('payment.checkOut'),
  start: token<StartTopUp>('payment.start'),
  reconcile: token<ReconcileTopUps>('payment.reconcile'),
};

export const paymentBindings: Bindings = (registry) => {
  const { database, transactions, clock, ids, log } = platform;
  const { config, payers, hands, draftOrders, notices, topUps, refund, settle, providers } = payment;
  const { paytr, handPayments, bank, eWallet, endRefund, ask, checkOut, start, reconcile } = inner;
  const ledger = wallet.announcingLedger;
  registry.type(payment.personalData, PaymentPersonalData, [database]);
  registry.make(
    topUps,
    (rows, outgoing, hooks, running) => {
      const told = (id: string) => houseNews('top-ups', 'wallets:read', id);
      const saved = ({ id }: { readonly id: string }) => told(id);
      const written = new MikroTopUps(rows);
      const failed = async (id: string) => {
        const topUp = await written.find(id);
        if (topUp) await hooks.tell(topUpHooks(topUp));
      };
      const tell = (topUp: TopUp) => hooks.tell(topUpHooks(topUp));
      const hooked = { add: tell, save: tell, notOpened: failed };
      const announced = { add: saved, save: saved, notOpened: told };
      return announcing<TopUps>(followed<TopUps>(written, hooked, running), announced, outgoing, running);
    },
    [database, platform.outbox, platform.hooks, transactions],
  );
  registry.type(payment.figures, MikroTopUpFigures, [database]);
  registry.type(paytr, PaytrGateway, [config]);
  registry.type(handPayments, MikroHandPayments, [database]);
  registry.make(bank, (kept, now) => new HandProvider('bank-transfer', kept, now), [handPayments, clock]);
  registry.make(eWallet, (kept, now) => new HandProvider('e-wallet', kept, now), [handPayments, clock]);
  registry.make(providers, (...all) => new ProviderRegistry(...all), [paytr, bank, eWallet]);

  registry.type(checkOut, CheckOut, [draftOrders]);
  registry.type(start, StartTopUp, [topUps, paytr, payers, draftOrders, transactions, ids, clock, payment.terms]);
  registry.type(settle, SettleTopUp, [topUps, ledger, checkOut, refund, payers, notices, transactions, clock]);
  registry.type(refund, RefundTopUp, [
    topUps,
    ledger,
    providers,
    notices,
    transactions,
    clock,
    wallet.handLimit,
    platform.jobs,
  ]);
  registry.type(ask, AskProvider, [topUps, providers, settle, transactions, clock, config]);
  registry.type(reconcile, ReconcileTopUps, [topUps, ask, refund, clock]);

  registry.type(payment.enter, EnterPayment, [
    topUps,
    handPayments,
    ledger,
    wallet.holders,
    payment.tickets,
    notices,
    transactions,
    ids,
    clock,
    wallet.handLimit,
  ]);
  registry.type(endRefund, EndRefund, [topUps, handPayments, ledger, refund, notices, transactions, clock, hands]);

  registry.make(payment.http, paymentRoutes, [topUps, paytr, start, settle, config, log]);
  registry.make(payment.adminHttp, paymentAdminRoutes, [
    topUps,
    handPayments,
    payers,
    payment.paidOrders,
    refund,
    payment.enter,
    endRefund,
    ask,
    clock,
  ]);
  registry.make(payment.jobs, paymentJobs, [reconcile, refund]);
};
