import { beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { RecordingJobs } from '#test/support/fakes/in-memory-identity.ts';
import fc from '#test/support/property.ts';
import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { CheckOut } from '#modules/payment/application/check-out.ts';
import { ProviderRegistry } from '#modules/payment/application/provider-registry.ts';
import { ReconcileTopUps } from '#modules/payment/application/reconcile-top-ups.ts';
import { RefundTopUp } from '#modules/payment/application/refund-top-up.ts';
import { SettleTopUp, type Verdict } from '#modules/payment/application/settle-top-up.ts';
import { StartTopUp } from '#modules/payment/application/start-top-up.ts';
import type { TopUp } from '#modules/payment/domain/top-up.ts';
import { orderPayment, walletOf } from '#modules/wallet/index.ts';
import { UuidV7 } from '#platform/system.ts';
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

const customer = randomUUID();
const admin = randomUUID();
const address = '85.34.78.112';

const shop = () => {
  const [topUps, gateway, ledger, clock] = [
    new InMemoryTopUps(),
    new ObedientGateway(),
    new InMemoryLedger(),
    new FixedClock(),
  ];
  const [orders, notices, transactions] = [new FakeDraftOrders(), new RecordingNotices(), new NoTransactions()];
  const [payers, jobs] = [new OnePayer(), new RecordingJobs()];
  const start = new StartTopUp(topUps, gateway, payers, orders, transactions, new UuidV7(), clock);
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
  const reconcile = new ReconcileTopUps(topUps, new ProviderRegistry(gateway), settle, refund, transactions, clock, {
    live: true,
  });
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
    reconcile,
    begin,
    balance,
  };
};
const success = ({ merchantOid, amount }: TopUp, total = amount): Verdict => ({
  merchantOid,
  outcome: 'success',
  total,
});
const failure = ({ merchantOid }: TopUp): Verdict => ({ merchantOid, outcome: 'failure', reason: 'Kart reddedildi.' });

let s: ReturnType<typeof shop>;
beforeEach(() => {
  s = shop();
});

describe('beginning a top-up', () => {
  test('opens a card page under a name of letters and digits', async () => {
    const topUp = await s.begin();
    expect(topUp).toMatchObject({ state: 'pending', frameToken: `token-${topUp.merchantOid}` });
    expect(topUp.merchantOid).toMatch(/^[0-9a-z]{1,64}$/);
    expect(topUp.expiresAt.getTime() - topUp.createdAt.getTime()).toBe(30 * 60_000);
    expect(s.gateway.opened[0]).toMatchObject({ address, amount: Money.lira(250), topUpId: topUp.id });
    await expect(s.topUps.find(topUp.id)).resolves.toEqual(topUp);
  });

  test.each([0, -1, 99_99, 25_000_01])('refuses %i kuruş', async (kurus) => {
    await expect(s.begin(Money.kurus(kurus))).rejects.toMatchObject({ code: 'payment.amount_out_of_range' });
    expect(s.gateway.opened).toEqual([]);
  });

  test.each([100_00, 25_000_00])('takes %i kuruş', async (kurus) => {
    await expect(s.begin(Money.kurus(kurus))).resolves.toMatchObject({ state: 'pending' });
  });

  test('is refused while ten are open and unpaid, and possible again as soon as one is not', async () => {
    const first = await s.begin();
    s.clock.advance({ seconds: 60 });
    for (let nth = 2; nth <= 10; nth++) await s.begin();
    const tooMany = { code: 'payment.too_many_open', params: { most: 10, minutes: 30 } };
    await expect(s.begin()).rejects.toMatchObject(tooMany);
    expect(s.gateway.opened).toHaveLength(10);
    await s.settle.run(success(first));
    await s.begin();
    await expect(s.begin()).rejects.toMatchObject(tooMany);
    s.clock.advance({ seconds: 30 * 60 });
    await s.begin();
  });

  test('leaves a failed one behind if the provider is not there', async () => {
    s.gateway.down = true;
    await expect(s.begin()).rejects.toMatchObject({ code: 'payment.provider_unavailable' });
    const { rows } = await s.topUps.list({ from: 0, limit: 1, descending: true, where: {} });
    expect(rows).toMatchObject([{ state: 'failed', frameToken: null }]);
  });
});

describe('the provider’s word', () => {
  test('credits the amount that we kept, also if the card was charged more', async () => {
    const topUp = await s.begin();
    await s.settle.run(success(topUp, Money.lira(275)));
    expect(s.balance()).toBe(250_00);
    expect(s.notices.told).toEqual([`credited ${topUp.id}`]);
  });

  test('is not believed for less than we asked for, nor for a payment that we don’t know', async () => {
    const topUp = await s.begin();
    const tooLittle = s.settle.run(success(topUp, Money.kurus(249_99)));
    await expect(tooLittle).rejects.toMatchObject({ code: 'payment.notification_rejected' });
    const unknown = s.settle.run({ merchantOid: 'nobody', outcome: 'success', total: Money.lira(250) });
    await expect(unknown).rejects.toMatchObject({ code: 'payment.notification_rejected' });
    expect(s.balance()).toBe(0);
  });

  test('of success wins once, in whatever order and however often the words come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('success', 'failure', 'expiry'), { maxLength: 8 }), async (words) => {
        const fresh = shop();
        const topUp = await fresh.begin();
        for (const word of words) {
          if (word === 'success') await fresh.settle.run(success(topUp));
          else if (word === 'failure') await fresh.settle.run(failure(topUp));
          else {
            fresh.clock.advance({ seconds: 40 * 60 });
            await fresh.reconcile.run();
          }
        }
        const paid = words.includes('success');
        expect(fresh.balance()).toBe(paid ? 250_00 : 0);
        expect(fresh.ledger.entries).toHaveLength(paid ? 1 : 0);
        const { state } = (await fresh.topUps.find(topUp.id))!;
        expect(state === 'paid').toBe(paid);
      }),
    );
  });

  test('of failure is kept with its reason', async () => {
    const topUp = await s.begin();
    await s.settle.run(failure(topUp));
    await expect(s.topUps.find(topUp.id)).resolves.toMatchObject({ state: 'failed', failure: 'Kart reddedildi.' });
  });
});

describe('a draft paid with a card', () => {
  const draft = { service: 'kocluk' };

  test('becomes an order at the price that the customer saw', async () => {
    const topUp = await s.begin(Money.lira(250), draft);
    await s.settle.run(success(topUp));
    await s.settle.run(success(topUp));
    expect(s.orders.placed).toEqual([
      { draft, expectedPrice: Money.lira(150), customerId: customer, topUpId: topUp.id },
    ]);
    expect((await s.topUps.find(topUp.id))?.orderId).toBeTruthy();
  });

  test('is kept as payment-error if it can’t be placed, and the money stays in the wallet', async () => {
    const topUp = await s.begin(Money.lira(250), draft);
    s.orders.refuses = new DomainError('wallet.insufficient_balance', { missing: Money.lira(1) });
    await s.settle.run(success(topUp));
    expect(s.balance()).toBe(250_00);
    expect(s.orders.kept).toMatchObject([{ topUpId: topUp.id, reason: 'wallet.insufficient_balance' }]);
  });

  test('is tried again as a whole if somebody else’s lock was in the way', async () => {
    const topUp = await s.begin(Money.lira(250), draft);
    s.orders.refuses = new DomainError('request.in_progress');
    await expect(s.settle.run(success(topUp))).rejects.toMatchObject({ code: 'request.in_progress' });
    expect(s.orders.kept).toEqual([]);
  });
});

describe('asking the provider', () => {
  test('finds what was paid and never told', async () => {
    const topUps = await Promise.all(Array.from({ length: 50 }, () => s.begin(Money.lira(100))));
    for (const { merchantOid, amount } of topUps) s.gateway.paid.set(merchantOid, amount);
    await s.reconcile.run(); // a minute has not passed: the notification may still come
    expect(s.balance()).toBe(0);
    s.clock.advance({ seconds: 61 });
    await s.reconcile.run();
    await s.reconcile.run();
    expect(s.balance()).toBe(5000_00);
    expect(s.ledger.entries).toHaveLength(50);
  });

  test('finds a success after a failure whose notification was lost', async () => {
    const topUp = await s.begin();
    await s.settle.run(failure(topUp));
    s.gateway.paid.set(topUp.merchantOid, topUp.amount);
    s.clock.advance({ seconds: 120 });
    await s.reconcile.run();
    expect(s.balance()).toBe(250_00);
  });

  test('lets expire what was not paid until its page was long closed, and only if the provider answers', async () => {
    const topUp = await s.begin();
    const state = async () => (await s.topUps.find(topUp.id))?.state;
    s.clock.advance({ seconds: 34 * 60 });
    await s.reconcile.run();
    expect(await state()).toBe('pending');
    s.clock.advance({ seconds: 2 * 60 });
    s.gateway.down = true;
    await s.reconcile.run();
    expect(await state()).toBe('pending');
    s.gateway.down = false;
    await s.reconcile.run();
    expect(await state()).toBe('expired');
    await s.settle.run(success(topUp)); // late, and right all the same
    expect(s.balance()).toBe(250_00);
  });

  test('complains aloud when the provider has been silent about a payment for a day', async () => {
    const topUp = await s.begin();
    s.gateway.down = true;
    s.clock.advance({ seconds: 23 * 3600 });
    await s.reconcile.run();
    s.clock.advance({ seconds: 2 * 3600 });
    await expect(s.reconcile.run()).rejects.toThrow(AggregateError);
    expect((await s.topUps.find(topUp.id))?.state).toBe('pending');
  });

  test('complains aloud about a payment of less than we asked for', async () => {
    const topUp = await s.begin();
    s.gateway.paid.set(topUp.merchantOid, Money.lira(1));
    s.clock.advance({ seconds: 120 });
    await expect(s.reconcile.run()).rejects.toThrow(AggregateError);
    expect(s.balance()).toBe(0);
  });
});

describe('a refund to the card', () => {
  let topUp: TopUp;
  const refund = () => s.refund.run(topUp.id, admin, 'müşteri vazgeçti');
  const now = () => s.topUps.find(topUp.id);
  beforeEach(async () => {
    topUp = await s.begin();
    s.gateway.paid.set(topUp.merchantOid, topUp.amount);
    await s.settle.run(success(topUp));
  });

  test('takes the whole amount out of the wallet, once', async () => {
    await expect(refund()).resolves.toMatchObject({ state: 'refunded' });
    expect(s.balance()).toBe(0);
    expect(s.ledger.balance(walletOf(customer)).amount).toBe(0);
    expect(s.gateway.refunds).toEqual([
      { merchantOid: topUp.merchantOid, amount: Money.lira(250), reference: `${topUp.merchantOid}R1` },
    ]);
    await expect(refund()).rejects.toMatchObject({ code: 'payment.top_up_not_refundable' });
    await s.settle.run(success(topUp)); // a late repeat of the notification
    expect(s.balance()).toBe(0);
  });

  test('is not possible when the money was spent', async () => {
    const order = { id: randomUUID(), number: 'B-1' };
    await s.ledger.post(orderPayment({ order, customerId: customer, price: Money.kurus(1) }));
    await expect(refund()).rejects.toMatchObject({ code: 'payment.refund_exceeds_balance' });
    expect(s.gateway.refunds).toEqual([]);
  });

  test('is for paid top-ups only', async () => {
    const pending = await s.begin();
    await expect(s.refund.run(pending.id, admin, 'yok')).rejects.toMatchObject({
      code: 'payment.top_up_not_refundable',
    });
    await expect(s.refund.run(randomUUID(), admin, 'yok')).rejects.toMatchObject({ code: 'payment.top_up_not_found' });
  });

  test('that the provider refuses comes back to the wallet and can be tried again', async () => {
    s.gateway.refundBehaviour.push('refuse');
    await expect(refund()).rejects.toMatchObject({ code: 'payment.provider_refused' });
    expect(s.balance()).toBe(250_00);
    await expect(refund()).resolves.toMatchObject({ state: 'refunded', refund: { attempt: 2 } });
    expect(s.balance()).toBe(0);
  });

  test('whose answer is lost is found in the provider’s list, and not done again', async () => {
    s.gateway.refundBehaviour.push('lost');
    await expect(refund()).resolves.toMatchObject({ state: 'refunded' });
    expect(s.gateway.refunds).toHaveLength(1);
  });

  test('that did not reach the provider stays under way until it does', async () => {
    s.gateway.refundBehaviour.push('busy');
    await expect(refund()).rejects.toMatchObject({ code: 'payment.provider_unavailable' });
    expect(await now()).toMatchObject({ state: 'paid', refund: { state: 'under-way' } });
    expect(s.balance()).toBe(0); // reserved: it can't be spent meanwhile
    await expect(refund()).rejects.toMatchObject({ code: 'payment.top_up_not_refundable' });
    s.clock.advance({ seconds: 121 });
    await s.reconcile.run();
    expect(await now()).toMatchObject({ state: 'refunded' });
    expect(s.gateway.refunds).toHaveLength(1);
  });

  test('that a second admin approved is with the provider at once, by a job, and once', async () => {
    await s.refund.begin(topUp.id, admin, 'onaylandı');
    expect(s.gateway.refunds).toEqual([]);
    expect(s.jobs.sent).toMatchObject([{ queue: 'payment.refund', data: { topUpId: topUp.id } }]);
    s.gateway.refundBehaviour.push('lost');
    await s.refund.goOn(topUp.id);
    expect(await now()).toMatchObject({ state: 'refunded' });
    await s.refund.goOn(topUp.id);
    expect(s.gateway.refunds).toHaveLength(1);
  });

  test('whose job finds it given already, or comes when others may be at it, gives nothing', async () => {
    const { merchantOid, amount, refund: begun } = await s.refund.begin(topUp.id, admin, 'onaylandı');
    s.clock.advance({ seconds: 61 });
    await s.refund.goOn(topUp.id);
    expect([s.gateway.refunds, (await now())?.state]).toEqual([[], 'paid']);
    s.clock.advance({ seconds: -61 });
    s.gateway.refunds.push({ merchantOid, amount, reference: begun.reference });
    await s.refund.goOn(topUp.id);
    expect([s.gateway.refunds.length, (await now())?.state]).toEqual([1, 'refunded']);
  });

  test('is left to people where the provider’s list can’t be read', async () => {
    s.gateway.refundBehaviour.push('lost');
    s.gateway.listsRefunds = false;
    await expect(refund()).rejects.toThrow("it can't be told");
    s.clock.advance({ seconds: 121 });
    await expect(s.reconcile.run()).rejects.toThrow(AggregateError);
    expect(s.gateway.refunds).toHaveLength(1);
    expect(await now()).toMatchObject({ refund: { state: 'under-way' } });
  });
});
