import { beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { RefundOutcome } from '#modules/payment/application/ports.ts';
import type { Refunding, TopUp } from '#modules/payment/domain/top-up.ts';
import { orderPayment, walletOf } from '#modules/wallet/index.ts';
import type { ObedientGateway } from '#test/support/fakes/in-memory-payment.ts';
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

  test('that was given but is not listed yet is not given to the wallet as well when a second call hears that it is too much', async () => {
    s.gateway.refundBehaviour.push('lost');
    s.gateway.listIsLate = true;
    await expect(refund()).rejects.toMatchObject({ code: 'payment.provider_unavailable' });
    s.clock.advance({ seconds: 121 });
    await expect(s.reconcile.run()).rejects.toThrow(AggregateError);
    expect([s.balance(), (await now())?.refund?.state]).toEqual([0, 'under-way']);
    s.gateway.listIsLate = false;
    s.clock.advance({ seconds: 120 });
    await s.reconcile.run();
    expect([s.balance(), (await now())?.refund?.state]).toEqual([0, 'done']);
  });

  test('that was given in the provider’s panel is left to people, and not given to the wallet', async () => {
    s.gateway.refunds.push({ merchantOid: topUp.merchantOid, amount: topUp.amount, reference: '' });
    s.gateway.listIsLate = true;
    await expect(refund()).rejects.toMatchObject({ code: 'payment.refund_untold' });
    expect([s.balance(), (await now())?.refund?.state]).toEqual([0, 'under-way']);
  });

  test('whose answer was lost is not taken for refused when a second call is: the first may have been done', async () => {
    s.gateway.refundBehaviour.push('busy', 'refuse');
    await expect(refund()).rejects.toMatchObject({ code: 'payment.provider_unavailable' });
    s.clock.advance({ seconds: 121 });
    await expect(s.reconcile.run()).rejects.toThrow(AggregateError);
    expect([s.balance(), (await now())?.refund?.state]).toEqual([0, 'under-way']);
    s.clock.advance({ seconds: 120 });
    await s.reconcile.run();
    expect((await now())?.state).toBe('refunded');
  });

  test('that the provider put off, as it said, was not asked for: the first refusal after that is believed', async () => {
    s.gateway.refundBehaviour.push('put-off', 'put-off', 'refuse');
    await expect(refund()).rejects.toMatchObject({ code: 'payment.provider_unavailable' });
    expect(await now()).toMatchObject({ state: 'paid', refund: { state: 'under-way', calls: 0, takenUpAt: null } });
    expect(s.balance()).toBe(0);
    s.clock.advance({ seconds: 121 });
    await s.reconcile.run();
    expect(await now()).toMatchObject({ refund: { state: 'under-way', calls: 0, takenUpAt: null } });
    await expect(s.reconcile.run()).rejects.toMatchObject({ errors: [{ code: 'payment.provider_refused' }] });
    expect([s.balance(), (await now())?.refund?.state]).toEqual([250_00, 'refused']);
  });

  test('that was put off after a call without an answer is not taken for refused: that call may have been done', async () => {
    s.gateway.refundBehaviour.push('busy', 'put-off', 'refuse');
    await expect(refund()).rejects.toMatchObject({ code: 'payment.provider_unavailable' });
    s.clock.advance({ seconds: 121 });
    await s.reconcile.run();
    expect(await now()).toMatchObject({ refund: { state: 'under-way', calls: 1 } });
    await expect(s.reconcile.run()).rejects.toMatchObject({
      errors: [{ message: expect.stringContaining("it can't be told") }],
    });
    expect([s.balance(), (await now())?.refund?.state]).toEqual([0, 'under-way']);
  });

  /** Somebody's refund, whose call has no answer yet. */
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

  test('that somebody is at is left to them; where they died, it goes on after two minutes', async () => {
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

  test('is not refused by whoever was overtaken at it', async () => {
    const { call, failsWith } = await atTheProvider();
    s.gateway.refundBehaviour.push('lost');
    s.gateway.listIsLate = true;
    s.clock.advance({ seconds: 121 });
    await s.reconcile.run();
    failsWith(new DomainError('payment.provider_refused', { reason: 'bakiye yetersiz' }));
    await expect(call).rejects.toMatchObject({ code: 'payment.provider_refused' });
    expect([s.balance(), (await now())?.refund?.state]).toEqual([0, 'under-way']);
  });

  test('is counted by whoever overtook it, whatever becomes of the call that was put off meanwhile', async () => {
    const { call, answers } = await atTheProvider();
    s.gateway.refundBehaviour.push('lost');
    s.gateway.listIsLate = true;
    s.clock.advance({ seconds: 121 });
    await s.reconcile.run();
    answers('put-off');
    await expect(call).rejects.toMatchObject({ code: 'payment.provider_unavailable' });
    expect(await now()).toMatchObject({ refund: { state: 'under-way', calls: 2 } });
  });

  test.each(['busy', 'put-off'] as const)(
    'that the provider puts off (%s) is tried quietly for a day, then told to people each time, and tried all the same',
    async (how) => {
      s.gateway.refundBehaviour.push(how, how, how);
      await expect(refund()).rejects.toMatchObject({ code: 'payment.provider_unavailable' });
      s.clock.advance({ seconds: 23 * 3600 });
      await s.reconcile.run();
      s.clock.advance({ seconds: 2 * 3600 });
      await expect(s.reconcile.run()).rejects.toMatchObject({
        errors: [{ message: `the provider has not said for a day whether it gives ${topUp.merchantOid}R1 back` }],
      });
      await s.reconcile.run();
      expect((await now())?.state).toBe('refunded');
    },
  );

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

  test('of which the provider’s list can’t tell is asked about after pauses that grow, and hides no other fault in between', async () => {
    s.gateway.refundBehaviour.push('lost');
    s.gateway.listsRefunds = false;
    await expect(refund()).rejects.toMatchObject({ code: 'payment.refund_untold' });
    s.clock.advance({ seconds: 1 });
    const told: number[] = [];
    for (let minute = 1; minute <= 60; minute += 1) {
      s.clock.advance({ seconds: 60 });
      await s.reconcile.run().catch(() => told.push(minute));
    }
    expect(told).toEqual([2, 4, 8, 14, 22, 32, 44, 58]);
  });

  test('is left to people where the provider’s list can’t be read', async () => {
    s.gateway.refundBehaviour.push('lost');
    s.gateway.listsRefunds = false;
    await expect(refund()).rejects.toMatchObject({ code: 'payment.refund_untold' });
    s.clock.advance({ seconds: 121 });
    await expect(s.reconcile.run()).rejects.toThrow(AggregateError);
    expect(s.gateway.refunds).toHaveLength(1);
    expect(await now()).toMatchObject({ refund: { state: 'under-way' } });
  });
});

describe('a refund to the card of which nobody can tell the end', () => {
  const [clerk, hour] = [randomUUID(), 3600];
  let topUp: TopUp;
  const now = () => s.topUps.find(topUp.id);
  const drop = () => s.end.dropped(topUp.id, { by: clerk, reason: 'Panelde iade yok' });
  const make = () => s.end.made(topUp.id, { by: clerk, reason: 'Panelde iade edilmiş' });
  /** As if somebody had given it in the provider's own pages, whose list has it under no name of ours. */
  const givenInThePanel = () =>
    s.gateway.refunds.push({ merchantOid: topUp.merchantOid, amount: topUp.amount, reference: '' });
  const standing = async () => [s.balance(), (await now())?.refund?.state];
  beforeEach(async () => {
    topUp = await s.begin();
    s.gateway.paid.set(topUp.merchantOid, topUp.amount);
    await s.settle.run(success(topUp));
    s.gateway.refundBehaviour.push('busy');
    await Promise.allSettled([s.refund.run(topUp.id, admin, 'müşteri vazgeçti')]);
  });

  test('is the job’s alone for an hour, then people’s, too', async () => {
    expect(await standing()).toEqual([0, 'under-way']);
    s.clock.advance({ seconds: hour - 1 });
    await expect(drop()).rejects.toMatchObject({ code: 'payment.refund_not_waiting' });
    await expect(make()).rejects.toMatchObject({ code: 'payment.refund_not_waiting' });
    s.clock.advance({ seconds: 1 });
    await expect(drop()).resolves.toMatchObject({ state: 'paid', refund: { state: 'refused' } });
  });

  test('is dropped once: the wallet has the amount again, by who dropped it and why, and the job asks no more', async () => {
    s.clock.advance({ seconds: hour });
    await drop();
    expect(await standing()).toEqual([250_00, 'refused']);
    expect(s.ledger.entries.at(-1)).toMatchObject({
      kind: 'top-up-refund',
      actorId: clerk,
      reason: 'Panelde iade yok',
    });
    await expect(drop()).rejects.toMatchObject({ code: 'payment.refund_not_waiting' });
    await s.reconcile.run();
    expect(s.gateway.refunds).toEqual([]);
  });

  test('that the provider lists as given is not dropped: it ends as done, and the wallet has nothing of it', async () => {
    s.gateway.refunds.push({
      merchantOid: topUp.merchantOid,
      amount: topUp.amount,
      reference: `${topUp.merchantOid}R1`,
    });
    s.clock.advance({ seconds: hour });
    await expect(drop()).rejects.toMatchObject({ code: 'payment.refund_was_given' });
    expect(await standing()).toEqual([0, 'done']);
    expect(s.notices.told.at(-1)).toBe(`refunded ${topUp.id}`);
  });

  test('of which an earlier try was dropped and is listed after all is done, whoever asks, and no second amount is given', async () => {
    s.clock.advance({ seconds: hour });
    await drop();
    const { merchantOid, amount } = topUp;
    s.gateway.refunds.push({ merchantOid, amount, reference: `${merchantOid}R1` });
    await s.refund.begin(topUp.id, admin, 'yine istedi');
    s.clock.advance({ seconds: hour });
    await expect(drop()).rejects.toMatchObject({ code: 'payment.refund_was_given' });
    expect([...(await standing()), s.gateway.refunds.length]).toEqual([0, 'done', 1]);
  });

  test('is not dropped while the provider does not answer; whoever comes next need not wait', async () => {
    s.clock.advance({ seconds: hour });
    s.gateway.down = true;
    await expect(drop()).rejects.toMatchObject({ code: 'payment.provider_unavailable' });
    expect(await standing()).toEqual([0, 'under-way']);
    s.gateway.down = false;
    await expect(drop()).resolves.toMatchObject({ refund: { state: 'refused', calls: 1 } });
  });

  test('is people’s to judge where the list can’t be read, or has what is not ours', async () => {
    s.clock.advance({ seconds: hour });
    s.gateway.listsRefunds = false;
    await expect(drop()).resolves.toMatchObject({ refund: { state: 'refused' } });
    s.gateway.listsRefunds = true;
    givenInThePanel();
    await expect(s.refund.run(topUp.id, admin, 'yine istedi')).rejects.toMatchObject({ code: 'payment.refund_untold' });
    s.clock.advance({ seconds: hour });
    await expect(drop()).resolves.toMatchObject({ refund: { state: 'refused', attempt: 2 } });
    expect(s.balance()).toBe(250_00);
  });

  test('is made as people have seen it, with a reason: its customer is told, and nothing more is given', async () => {
    givenInThePanel();
    s.clock.advance({ seconds: hour });
    await expect(s.end.made(topUp.id, { by: clerk, reference: 'EFT77' })).rejects.toMatchObject({
      code: 'payment.refund_proof_missing',
    });
    await expect(make()).resolves.toMatchObject({ state: 'refunded', refund: { state: 'done' } });
    expect([s.balance(), s.gateway.refunds.length]).toEqual([0, 1]);
    expect(s.notices.told.at(-1)).toBe(`refunded ${topUp.id}`);
    await expect(make()).rejects.toMatchObject({ code: 'payment.refund_not_waiting' });
    await expect(drop()).rejects.toMatchObject({ code: 'payment.refund_not_waiting' });
  });

  /** The next call to the provider, held up. */
  const heldUp = <K extends 'refund' | 'status'>(call: K) => {
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const ask = s.gateway[call].bind(s.gateway) as (...of: never[]) => Promise<unknown>;
    s.gateway[call] = (async (...of: never[]) => {
      s.gateway[call] = ask as ObedientGateway[K];
      asked.resolve();
      await answered.promise;
      return ask(...of);
    }) as ObedientGateway[K];
    return { asked: asked.promise, go: answered.resolve };
  };

  test('that the job asks for at this moment is nobody else’s to end', async () => {
    s.clock.advance({ seconds: hour });
    const provider = heldUp('refund');
    const job = s.reconcile.run();
    await provider.asked;
    for (const end of [drop, make]) await expect(end()).rejects.toMatchObject({ code: 'request.in_progress' });
    provider.go();
    await job;
    expect(await standing()).toEqual([0, 'done']);
  });

  test('that somebody is dropping is not asked for by the job, and not ended by a second press', async () => {
    s.clock.advance({ seconds: hour });
    const provider = heldUp('status');
    const dropped = drop();
    await provider.asked;
    for (const end of [drop, make]) await expect(end()).rejects.toMatchObject({ code: 'request.in_progress' });
    await s.reconcile.run();
    await s.refund.resume((await now()) as Refunding);
    expect(s.gateway.refunds).toEqual([]);
    provider.go();
    await dropped;
    expect(await standing()).toEqual([250_00, 'refused']);
  });

  test('gives the wallet nothing where whoever dropped it hung, and the job has given it meanwhile', async () => {
    s.clock.advance({ seconds: hour });
    const provider = heldUp('status');
    const dropped = drop();
    await provider.asked;
    s.clock.advance({ seconds: 121 });
    s.gateway.refundBehaviour.push('lost');
    s.gateway.listIsLate = true;
    await s.reconcile.run();
    expect(s.gateway.refunds).toHaveLength(1);
    provider.go();
    await expect(dropped).rejects.toMatchObject({ code: 'request.in_progress' });
    expect(await standing()).toEqual([0, 'under-way']);
  });
});
