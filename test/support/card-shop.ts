import { randomUUID } from 'node:crypto';
import { Money } from '#kernel/money.ts';
import type { TopUpCause } from '#kernel/vocabulary.ts';
import { CheckOut } from '#modules/payment/application/check-out.ts';
import { EndRefund } from '#modules/payment/application/end-refund.ts';
import { ProviderRegistry } from '#modules/payment/application/provider-registry.ts';
import { AskProvider } from '#modules/payment/application/ask-provider.ts';
import { ReconcileTopUps } from '#modules/payment/application/reconcile-top-ups.ts';
import { RefundTopUp } from '#modules/payment/application/refund-top-up.ts';
import { SettleTopUp, type Verdict } from '#modules/payment/application/settle-top-up.ts';
import { StartTopUp } from '#modules/payment/application/start-top-up.ts';
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
  RecordingNotices,
} from './fakes/in-memory-payment.ts';
import { FixedClock, NoTransactions } from './fakes/kernel.ts';
import { noLimit, paymentTerms } from './house.ts';

export const customer = randomUUID();
const address = '85.34.78.112';

/** Card payments of one customer, with a provider that does as it is told. */
export const cardShop = () => {
  const [topUps, gateway, ledger, clock] = [
    new InMemoryTopUps(),
    new ObedientGateway(),
    new InMemoryLedger(),
    new FixedClock(),
  ];
  const [orders, notices, transactions] = [new FakeDraftOrders(), new RecordingNotices(), new NoTransactions()];
  const [payers, jobs] = [new OnePayer(), new RecordingJobs()];
  const start = new StartTopUp(topUps, gateway, payers, orders, transactions, new UuidV7(), clock, paymentTerms);
  const refund = new RefundTopUp(
    topUps,
    ledger,
    new ProviderRegistry(gateway),
    notices,
    transactions,
    clock,
    noLimit,
    jobs,
  );
  const settle = new SettleTopUp(topUps, ledger, new CheckOut(orders), refund, payers, notices, transactions, clock);
  const ask = new AskProvider(topUps, new ProviderRegistry(gateway), settle, transactions, clock, { live: true });
  const reconcile = new ReconcileTopUps(topUps, ask, refund, clock);
  const hands = { areApart: async (one: string, other: string) => one !== other };
  const end = new EndRefund(topUps, new InMemoryHandPayments(), ledger, refund, notices, transactions, clock, hands);
  const begin = (amount = Money.lira(250), draft?: object) =>
    start.run({ customerId: customer, amount, draft, address });
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
