import { beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Refunding, TopUp } from '#modules/payment/domain/top-up.ts';
import type { ObedientGateway } from '#test/support/fakes/in-memory-payment.ts';
import { cardShop, success } from '#test/support/card-shop.ts';

const admin = randomUUID();
let s: ReturnType<typeof cardShop>;
beforeEach(() => {
  s = cardShop();
});

describe('a card refund of unknown outcome', () => {
  const [clerk, hour] = [randomUUID(), 3600];
  let topUp: TopUp;
  const now = () => s.topUps.find(topUp.id);
  const drop = () => s.end.dropped(topUp.id, { by: clerk, reason: 'Panelde iade yok' });
  const make = () => s.end.made(topUp.id, { by: clerk, role: 'staff', reason: 'Panelde iade edilmiş' });
  /** Simulates a refund that was given in the provider's panel: the provider lists it without our reference. */
  const givenInThePanel = () =>
    s.gateway.refunds.push({ merchantOid: topUp.merchantOid, amount: topUp.amount, reference: '' });
  const standing = async () => [s.balance(), (await now())?.refund?.state];
  beforeEach(async () => {
    topUp = await s.begin();
    s.gateway.paid.set(topUp.merchantOid, topUp.amount);
    await s.settle(success(topUp));
    s.gateway.refundBehaviour.push('busy');
    await Promise.allSettled([s.refund.run(topUp.id, admin, 'müşteri vazgeçti')]);
  });

  test('belongs to the job alone for an hour, and can then be ended by people too', async () => {
    expect(await standing()).toEqual([0, 'under-way']);
    s.clock.advance({ seconds: hour - 1 });
    await expect(drop()).rejects.toMatchObject({ code: 'payment.refund_not_waiting' });
    await expect(make()).rejects.toMatchObject({ code: 'payment.refund_not_waiting' });
    s.clock.advance({ seconds: 1 });
    await expect(drop()).resolves.toMatchObject({ state: 'paid', refund: { state: 'refused' } });
  });

  test('can be dropped once: the amount returns to the wallet with person and reason, and the job stops asking', async () => {
    s.clock.advance({ seconds: hour });
    await drop();
    expect(await standing()).toEqual([250_00, 'refused']);
    expect(s.ledger.entries.at(-1)).toMatchObject({
      kind: 'top-up-refund',
      actorId: clerk,
      reason: 'Panelde iade yok',
    });
    await expect(drop()).rejects.toMatchObject({ code: 'payment.refund_not_waiting' });
    await s.reconcile();
    expect(s.gateway.refunds).toEqual([]);
  });

  test('that the provider lists as given cannot be dropped: it ends as done, and the wallet gets nothing', async () => {
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

  test('ends as done if the provider lists an earlier, dropped attempt later, and no second amount is given', async () => {
    s.clock.advance({ seconds: hour });
    await drop();
    const { merchantOid, amount } = topUp;
    s.gateway.refunds.push({ merchantOid, amount, reference: `${merchantOid}R1` });
    await s.refund.begin(topUp.id, admin, 'yine istedi');
    s.clock.advance({ seconds: hour });
    await expect(drop()).rejects.toMatchObject({ code: 'payment.refund_was_given' });
    expect([...(await standing()), s.gateway.refunds.length]).toEqual([0, 'done', 1]);
  });

  test('cannot be dropped while the provider is down, but can be dropped as soon as the provider answers', async () => {
    s.clock.advance({ seconds: hour });
    s.gateway.down = true;
    await expect(drop()).rejects.toMatchObject({ code: 'payment.provider_unavailable' });
    expect(await standing()).toEqual([0, 'under-way']);
    s.gateway.down = false;
    await expect(drop()).resolves.toMatchObject({ refund: { state: 'refused', calls: 1 } });
  });

  test('can be dropped by a person if the list is unreadable or has a refund without our reference', async () => {
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

  test('can be recorded as made, with a reason: the customer is notified, and no second refund is given', async () => {
    givenInThePanel();
    s.clock.advance({ seconds: hour });
    await expect(s.end.made(topUp.id, { by: clerk, role: 'staff', reference: 'EFT77' })).rejects.toMatchObject({
      code: 'payment.refund_proof_missing',
    });
    await expect(make()).resolves.toMatchObject({ state: 'refunded', refund: { state: 'done' } });
    expect([s.balance(), s.gateway.refunds.length]).toEqual([0, 1]);
    expect(s.notices.told.at(-1)).toBe(`refunded ${topUp.id}`);
    await expect(make()).rejects.toMatchObject({ code: 'payment.refund_not_waiting' });
    await expect(drop()).rejects.toMatchObject({ code: 'payment.refund_not_waiting' });
  });

  /** Delays the next call to the provider until `go` is called. */
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

  test('cannot be ended by people while the job is asking the provider for it', async () => {
    s.clock.advance({ seconds: hour });
    const provider = heldUp('refund');
    const job = s.reconcile();
    await provider.asked;
    for (const end of [drop, make]) await expect(end()).rejects.toMatchObject({ code: 'request.in_progress' });
    provider.go();
    await job;
    expect(await standing()).toEqual([0, 'done']);
  });

  test('that a person is dropping is neither requested by the job nor ended by a second click', async () => {
    s.clock.advance({ seconds: hour });
    const provider = heldUp('status');
    const dropped = drop();
    await provider.asked;
    for (const end of [drop, make]) await expect(end()).rejects.toMatchObject({ code: 'request.in_progress' });
    await s.reconcile();
    await s.refund.resume((await now()) as Refunding);
    expect(s.gateway.refunds).toEqual([]);
    provider.go();
    await dropped;
    expect(await standing()).toEqual([250_00, 'refused']);
  });

  test('does not return to the wallet if the job has given it while a person’s attempt to drop it hung', async () => {
    s.clock.advance({ seconds: hour });
    const provider = heldUp('status');
    const dropped = drop();
    await provider.asked;
    s.clock.advance({ seconds: 121 });
    s.gateway.refundBehaviour.push('lost');
    s.gateway.listIsLate = true;
    await s.reconcile();
    expect(s.gateway.refunds).toHaveLength(1);
    provider.go();
    await expect(dropped).rejects.toMatchObject({ code: 'request.in_progress' });
    expect(await standing()).toEqual([0, 'under-way']);
  });

  test('is reported as a fault if a person dropped it while its request hung and the provider still gave it', async () => {
    s.clock.advance({ seconds: hour });
    const provider = heldUp('refund');
    const job = s.reconcile();
    await provider.asked;
    s.clock.advance({ seconds: 121 });
    await drop();
    provider.go();
    await expect(job).rejects.toMatchObject({ errors: [{ message: expect.stringContaining('was given') }] });
    expect([...(await standing()), s.gateway.refunds.length]).toEqual([250_00, 'refused', 1]);
  });
});
