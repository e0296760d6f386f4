import { beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { RefundOutcome } from '#modules/payment/application/ports.ts';
import type { Refunding, TopUp } from '#modules/payment/domain/top-up.ts';
import { orderPayment, walletOf } from '#modules/wallet/index.ts';
import { cardShop, customer, success } from '#test/support/card-shop.ts';

const admin = randomUUID();
let s: ReturnType<typeof cardShop>;
beforeEach(() => {
  s = cardShop();
});

describe('a refund to the card', () => {
  let topUp: TopUp;
  const refund = () => s.refund.run(topUp.id, admin, 'müşteri vazgeçti');
  const now = () => s.topUps.find(topUp.id);
  beforeEach(async () => {
    topUp = await s.begin();
    s.gateway.paid.set(topUp.merchantOid, topUp.amount);
    await s.settle(success(topUp));
  });

  test('takes the whole amount out of the wallet, once', async () => {
    await expect(refund()).resolves.toMatchObject({ state: 'refunded' });
    expect(s.balance()).toBe(0);
    expect(s.ledger.balance(walletOf(customer)).amount).toBe(0);
    expect(s.gateway.refunds).toEqual([
      { merchantOid: topUp.merchantOid, amount: Money.lira(250), reference: `${topUp.merchantOid}R1` },
    ]);
    await expect(refund()).rejects.toMatchObject({ code: 'payment.top_up_not_refundable' });
    await s.settle(success(topUp)); // a late repeat of the notification
    expect(s.balance()).toBe(0);
  });

  test('is refused if the money was spent', async () => {
    const order = { id: randomUUID(), number: 'B-1' };
    await s.ledger.post(orderPayment({ order, customerId: customer, price: Money.kurus(1) }));
    await expect(refund()).rejects.toMatchObject({ code: 'payment.refund_exceeds_balance' });
    expect(s.gateway.refunds).toEqual([]);
  });

  test('is possible for paid top-ups only', async () => {
    const pending = await s.begin();
    await expect(s.refund.run(pending.id, admin, 'yok')).rejects.toMatchObject({
      code: 'payment.top_up_not_refundable',
    });
    await expect(s.refund.run(randomUUID(), admin, 'yok')).rejects.toMatchObject({ code: 'payment.top_up_not_found' });
  });

  test('that the provider refuses returns to the wallet and can be tried again', async () => {
    s.gateway.refundBehaviour.push('refuse');
    await expect(refund()).rejects.toMatchObject({ code: 'payment.provider_refused' });
    expect(s.balance()).toBe(250_00);
    await expect(refund()).resolves.toMatchObject({ state: 'refunded', refund: { attempt: 2 } });
    expect(s.balance()).toBe(0);
  });

  test('whose answer is lost is found in the provider’s list and not given again', async () => {
    s.gateway.refundBehaviour.push('lost');
    await expect(refund()).resolves.toMatchObject({ state: 'refunded' });
    expect(s.gateway.refunds).toHaveLength(1);
  });

  test('that did not reach the provider stays under way until it reaches the provider', async () => {
    s.gateway.refundBehaviour.push('busy');
    await expect(refund()).rejects.toMatchObject({ code: 'payment.provider_unavailable' });
    expect(await now()).toMatchObject({ state: 'paid', refund: { state: 'under-way' } });
    expect(s.balance()).toBe(0); // reserved: it can't be spent in the meantime
    await expect(refund()).rejects.toMatchObject({ code: 'payment.top_up_not_refundable' });
    s.clock.advance({ seconds: 121 });
    await s.reconcile();
    expect(await now()).toMatchObject({ state: 'refunded' });
    expect(s.gateway.refunds).toHaveLength(1);
  });

  test('that was given but is not listed yet does not return to the wallet after the second answer “too much”', async () => {
    s.gateway.refundBehaviour.push('lost');
    s.gateway.listIsLate = true;
    await expect(refund()).rejects.toMatchObject({ code: 'payment.provider_unavailable' });
    s.clock.advance({ seconds: 121 });
    await expect(s.reconcile()).rejects.toThrow(AggregateError);
    expect([s.balance(), (await now())?.refund?.state]).toEqual([0, 'under-way']);
    s.gateway.listIsLate = false;
    s.clock.advance({ seconds: 120 });
    await s.reconcile();
    expect([s.balance(), (await now())?.refund?.state]).toEqual([0, 'done']);
  });

  test('that was given in the provider’s panel is left to people and not credited to the wallet', async () => {
    s.gateway.refunds.push({ merchantOid: topUp.merchantOid, amount: topUp.amount, reference: '' });
    s.gateway.listIsLate = true;
    await expect(refund()).rejects.toMatchObject({ code: 'payment.refund_untold' });
    expect([s.balance(), (await now())?.refund?.state]).toEqual([0, 'under-way']);
  });

  test('is not ended by a refused second call after a lost answer, because the first call may have worked', async () => {
    s.gateway.refundBehaviour.push('busy', 'refuse');
    await expect(refund()).rejects.toMatchObject({ code: 'payment.provider_unavailable' });
    s.clock.advance({ seconds: 121 });
    await expect(s.reconcile()).rejects.toThrow(AggregateError);
    expect([s.balance(), (await now())?.refund?.state]).toEqual([0, 'under-way']);
    s.clock.advance({ seconds: 120 });
    await s.reconcile();
    expect((await now())?.state).toBe('refunded');
  });

  test('that the provider put off counts as not requested, so that the next refusal is final', async () => {
    s.gateway.refundBehaviour.push('put-off', 'put-off', 'refuse');
    await expect(refund()).rejects.toMatchObject({ code: 'payment.provider_unavailable' });
    expect(await now()).toMatchObject({ state: 'paid', refund: { state: 'under-way', calls: 0, takenUpAt: null } });
    expect(s.balance()).toBe(0);
    s.clock.advance({ seconds: 121 });
    await s.reconcile();
    expect(await now()).toMatchObject({ refund: { state: 'under-way', calls: 0, takenUpAt: null } });
    await expect(s.reconcile()).rejects.toMatchObject({ errors: [{ code: 'payment.provider_refused' }] });
    expect([s.balance(), (await now())?.refund?.state]).toEqual([250_00, 'refused']);
  });

  test('that was put off after an unanswered call is not ended by a refusal: the unanswered call may have worked', async () => {
    s.gateway.refundBehaviour.push('busy', 'put-off', 'refuse');
    await expect(refund()).rejects.toMatchObject({ code: 'payment.provider_unavailable' });
    s.clock.advance({ seconds: 121 });
    await s.reconcile();
    expect(await now()).toMatchObject({ refund: { state: 'under-way', calls: 1 } });
    await expect(s.reconcile()).rejects.toMatchObject({
      errors: [{ message: expect.stringContaining("it can't be told") }],
    });
    expect([s.balance(), (await now())?.refund?.state]).toEqual([0, 'under-way']);
  });

  /** A refund whose call to the provider has no answer yet. */
  const atTheProvider = async () => {
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<RefundOutcome>()];
    const ask = s.gateway.refund.bind(s.gateway);
    s.gateway.refund = () => {
      s.gateway.refund = ask;
      asked.resolve();
      return answered.promise;
    };
    const call = refund();
    await asked.promise;
    return { call, failsWith: answered.reject, answers: answered.resolve };
  };

  test('is left to the process that handles it for two minutes, and then another process continues it', async () => {
    const { call, failsWith } = await atTheProvider();
    const goOn = () => s.topUps.find(topUp.id).then((found) => s.refund.resume(found as Refunding));
    s.clock.advance({ seconds: 119 });
    await goOn();
    expect(s.gateway.refunds).toEqual([]);
    s.clock.advance({ seconds: 1 });
    await goOn();
    expect([s.gateway.refunds.length, (await now())?.state]).toEqual([1, 'refunded']);
    failsWith(new Error('a connection that hung'));
    await expect(call).resolves.toMatchObject({ state: 'refunded' });
  });

  test('is not ended by the refusal of a call that another call has overtaken', async () => {
    const { call, failsWith } = await atTheProvider();
    s.gateway.refundBehaviour.push('lost');
    s.gateway.listIsLate = true;
    s.clock.advance({ seconds: 121 });
    await s.reconcile();
    failsWith(new DomainError('payment.provider_refused', { reason: 'bakiye yetersiz' }));
    await expect(call).rejects.toMatchObject({ code: 'payment.provider_refused' });
    expect([s.balance(), (await now())?.refund?.state]).toEqual([0, 'under-way']);
  });

  test('counts a call that overtook another call, even if the overtaken call was put off meanwhile', async () => {
    const { call, answers } = await atTheProvider();
    s.gateway.refundBehaviour.push('lost');
    s.gateway.listIsLate = true;
    s.clock.advance({ seconds: 121 });
    await s.reconcile();
    answers('put-off');
    await expect(call).rejects.toMatchObject({ code: 'payment.provider_unavailable' });
    expect(await now()).toMatchObject({ refund: { state: 'under-way', calls: 2 } });
  });

  test('counts as not requested while the provider is unavailable, so that the next refusal is final', async () => {
    await s.refund.begin(topUp.id, admin, 'onaylandı');
    s.gateway.down = true;
    await s.refund.goOn(topUp.id);
    s.clock.advance({ seconds: 121 });
    await s.reconcile();
    expect(await now()).toMatchObject({ refund: { state: 'under-way', calls: 0, takenUpAt: null } });
    s.gateway.down = false;
    s.gateway.refundBehaviour.push('refuse');
    await expect(s.reconcile()).rejects.toMatchObject({ errors: [{ code: 'payment.provider_refused' }] });
    expect([s.balance(), (await now())?.refund?.state]).toEqual([250_00, 'refused']);
  });

  test.each(['busy', 'put-off'] as const)(
    'that the provider puts off (%s) is retried without an error for a day, and after that with an error',
    async (how) => {
      s.gateway.refundBehaviour.push(how, how, how);
      await expect(refund()).rejects.toMatchObject({ code: 'payment.provider_unavailable' });
      s.clock.advance({ seconds: 23 * 3600 });
      await s.reconcile();
      s.clock.advance({ seconds: 2 * 3600 });
      await expect(s.reconcile()).rejects.toMatchObject({
        errors: [{ message: `for a day the provider has not answered whether refund ${topUp.merchantOid}R1 was made` }],
      });
      await s.reconcile();
      expect((await now())?.state).toBe('refunded');
    },
  );

  test('that a second admin approved is sent to the provider at once by a job, and only once', async () => {
    await s.refund.begin(topUp.id, admin, 'onaylandı');
    expect(s.gateway.refunds).toEqual([]);
    expect(s.jobs.sent).toMatchObject([{ queue: 'payment.refund', data: { topUpId: topUp.id } }]);
    s.gateway.refundBehaviour.push('lost');
    await s.refund.goOn(topUp.id);
    expect(await now()).toMatchObject({ state: 'refunded' });
    await s.refund.goOn(topUp.id);
    expect(s.gateway.refunds).toHaveLength(1);
  });

  test('is not given by its job if the provider lists it already or the job runs more than a minute late', async () => {
    const { merchantOid, amount, refund: begun } = await s.refund.begin(topUp.id, admin, 'onaylandı');
    s.clock.advance({ seconds: 61 });
    await s.refund.goOn(topUp.id);
    expect([s.gateway.refunds, (await now())?.state]).toEqual([[], 'paid']);
    s.clock.advance({ seconds: -61 });
    s.gateway.refunds.push({ merchantOid, amount, reference: begun.reference });
    await s.refund.goOn(topUp.id);
    expect([s.gateway.refunds.length, (await now())?.state]).toEqual([1, 'refunded']);
  });

  test('that the provider’s list cannot confirm is asked about at growing intervals, with an error each time', async () => {
    s.gateway.refundBehaviour.push('lost');
    s.gateway.listsRefunds = false;
    await expect(refund()).rejects.toMatchObject({ code: 'payment.refund_untold' });
    s.clock.advance({ seconds: 1 });
    const told: number[] = [];
    for (let minute = 1; minute <= 60; minute += 1) {
      s.clock.advance({ seconds: 60 });
      await s.reconcile().catch(() => told.push(minute));
    }
    expect(told).toEqual([2, 4, 8, 14, 22, 32, 44, 58]);
  });

  test('is left to people if the provider’s list cannot be read', async () => {
    s.gateway.refundBehaviour.push('lost');
    s.gateway.listsRefunds = false;
    await expect(refund()).rejects.toMatchObject({ code: 'payment.refund_untold' });
    s.clock.advance({ seconds: 121 });
    await expect(s.reconcile()).rejects.toThrow(AggregateError);
    expect(s.gateway.refunds).toHaveLength(1);
    expect(await now()).toMatchObject({ refund: { state: 'under-way' } });
  });
});
