import { beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Money } from '#kernel/money.ts';
import { CheckOut } from '#modules/payment/application/check-out.ts';
import { ProviderRegistry } from '#modules/payment/application/provider-registry.ts';
import { ReconcileTopUps } from '#modules/payment/application/reconcile-top-ups.ts';
import { RefundTopUp } from '#modules/payment/application/refund-top-up.ts';
import { SettleTopUp } from '#modules/payment/application/settle-top-up.ts';
import { StartTopUp } from '#modules/payment/application/start-top-up.ts';
import { walletOf } from '#modules/wallet/index.ts';
import { UuidV7 } from '#platform/system.ts';
import { IdleJobs } from '#test/support/fakes/idle-jobs.ts';
import { InMemoryLedger } from '#test/support/fakes/in-memory-ledger.ts';
import {
  FakeDraftOrders,
  InMemoryTopUps,
  ObedientGateway,
  OnePayer,
  RecordingNotices,
} from '#test/support/fakes/in-memory-payment.ts';
import { FixedClock, NoTransactions } from '#test/support/fakes/kernel.ts';
import { noLimit } from '#test/support/house.ts';

// A card page that was open when its customer deleted the account: money may still come in by it.
const customerId = randomUUID();
const shop = () => {
  const [topUps, gateway, ledger, clock] = [
    new InMemoryTopUps(),
    new ObedientGateway(),
    new InMemoryLedger(),
    new FixedClock(),
  ];
  const [orders, notices, transactions] = [new FakeDraftOrders(), new RecordingNotices(), new NoTransactions()];
  const payer = new OnePayer();
  const start = new StartTopUp(topUps, gateway, payer, orders, transactions, new UuidV7(), clock);
  const refund = new RefundTopUp(
    topUps,
    ledger,
    new ProviderRegistry(gateway),
    notices,
    transactions,
    clock,
    noLimit,
    new IdleJobs(),
  );
  const settle = new SettleTopUp(topUps, ledger, new CheckOut(orders), refund, payer, notices, transactions, clock);
  const reconcile = new ReconcileTopUps(topUps, new ProviderRegistry(gateway), settle, refund, transactions, clock, {
    live: true,
  });
  const begin = () => start.run({ customerId, amount: Money.lira(250), address: '203.0.113.7' });
  const balance = () => ledger.balance(walletOf(customerId)).amount;
  return { topUps, gateway, ledger, clock, payer, notices, settle, reconcile, begin, balance };
};

let s: ReturnType<typeof shop>;
beforeEach(() => {
  s = shop();
});

const paidAfterLeaving = async () => {
  const topUp = await s.begin();
  await s.settle.run({ merchantOid: topUp.merchantOid, outcome: 'failure', reason: 'Kart reddedildi.' });
  s.payer.left = true;
  s.gateway.paid.set(topUp.merchantOid, topUp.amount);
  await s.settle.run({ merchantOid: topUp.merchantOid, outcome: 'success', total: topUp.amount });
  s.clock.advance({ seconds: 121 });
  return topUp;
};

test('what is paid after its customer has left goes back to the card', async () => {
  const { id, merchantOid, amount } = await paidAfterLeaving();
  expect(s.balance()).toBe(0);
  expect(await s.topUps.find(id)).toMatchObject({ state: 'paid', refund: { state: 'under-way' } });
  await s.reconcile.run();
  await s.reconcile.run();
  expect(s.gateway.refunds).toEqual([{ merchantOid, amount, reference: `${merchantOid}R1` }]);
  expect(await s.topUps.find(id)).toMatchObject({ state: 'refunded', refund: { state: 'done' } });
  expect([s.balance(), s.notices.told]).toEqual([0, [`refunded ${id}`]]);
});

test('where the card takes nothing back, it waits in the wallet for the console, and the job complains aloud', async () => {
  const { id } = await paidAfterLeaving();
  s.gateway.refundBehaviour.push('refuse');
  await expect(s.reconcile.run()).rejects.toThrow(AggregateError);
  expect(await s.topUps.find(id)).toMatchObject({ state: 'paid', refund: { state: 'refused' } });
  expect(s.balance()).toBe(250_00);
});

test('nobody who has left begins a card payment', async () => {
  s.payer.left = true;
  await expect(s.begin()).rejects.toMatchObject({ code: 'identity.unauthenticated' });
  expect(s.gateway.opened).toEqual([]);
});
