import { randomUUID } from 'node:crypto';
import { Money } from '#kernel/money.ts';
import type { TopUpCause } from '#kernel/vocabulary.ts';
import { checkOut } from '#modules/payment/application/check-out.ts';
import { endRefund } from '#modules/payment/application/end-refund.ts';
import { providerRegistry } from '#modules/payment/application/provider-registry.ts';
import { askProvider } from '#modules/payment/application/ask-provider.ts';
import { reconcileTopUps } from '#modules/payment/application/reconcile-top-ups.ts';
import { refundTopUp } from '#modules/payment/application/refund-top-up.ts';
import { type Verdict, settleTopUp } from '#modules/payment/application/settle-top-up.ts';
import { startTopUp } from '#modules/payment/application/start-top-up.ts';
import type { TopUp } from '#modules/payment/domain/top-up.ts';
import { walletOf } from '#modules/wallet/index.ts';
import { UuidV7 } from '#platform/system.ts';
import { RecordingJobs } from './fakes/in-memory-identity.ts';
import { InMemoryHandPayments } from './fakes/in-memory-hand-payments.ts';
import { InMemoryLedger } from './fakes/in-memory-ledger.ts';
import {
  FakeDraftOrders,
  InMemoryTopUps,
  ObedientGateway,
  OnePayer,
  RecordedPayments,
} from './fakes/in-memory-payment.ts';
import { FixedClock, NoTransactions } from './fakes/kernel.ts';
import { noLimit, paymentTerms } from './default-settings.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

export const customer = randomUUID();
const address = '85.34.78.112';

/** Card payments of one customer on fakes, with a provider whose answers the test sets. */
export const cardShop = () => {
  const clock = new FixedClock();
  const [topUps, gateway, ledger] = [new InMemoryTopUps(), new ObedientGateway(), new InMemoryLedger(clock)];
  const [orders, notices, transactions] = [new FakeDraftOrders(), new RecordedPayments(), new NoTransactions()];
  const [payers, jobs] = [new OnePayer(), new RecordingJobs()];
  const start = startTopUp({
    topUps,
    pages: gateway,
    payers,
    draftOrders: orders,
    terms: paymentTerms,
    work: unitOfWork({ transactions, clock, ids: new UuidV7(), recorded: notices.events }),
  });
  const refund = refundTopUp({
    topUps,
    ledger,
    providers: providerRegistry(gateway),
    limit: noLimit,
    jobs,
    work: unitOfWork({ transactions, clock, recorded: notices.events }),
  });
  const settle = settleTopUp({
    topUps,
    ledger,
    checkOut: checkOut({ draftOrders: orders }),
    refund,
    payers,
    work: unitOfWork({ transactions, clock, recorded: notices.events }),
  });
  const ask = askProvider({
    topUps,
    providers: providerRegistry(gateway),
    settle,
    config: { live: true },
    work: unitOfWork({ transactions, clock, recorded: notices.events }),
  });
  const reconcile = reconcileTopUps({ topUps, provider: ask, refund, clock });
  const hands = { areApart: async (one: string, other: string) => one !== other };
  const end = endRefund({
    topUps,
    arrivals: new InMemoryHandPayments(),
    ledger,
    refunds: refund,
    hands,
    work: unitOfWork({ transactions, clock, recorded: notices.events }),
  });
  const begin = (amount = Money.lira(250), draft?: object) => start({ customerId: customer, amount, draft, address });
  const balance = () => ledger.balance(walletOf(customer)).amount;
  return {
    topUps,
    gateway,
    ledger,
    clock,
    orders,
    payers,
    notices,
    jobs,
    start,
    settle,
    refund,
    ask,
    reconcile,
    end,
    begin,
    balance,
  };
};
export const success = ({ merchantOid, amount }: TopUp, total = amount): Verdict => ({
  merchantOid,
  outcome: 'success',
  total,
});
export const failure = ({ merchantOid }: TopUp, cause: TopUpCause = 'declined'): Verdict => ({
  merchantOid,
  outcome: 'failure',
  cause,
});
