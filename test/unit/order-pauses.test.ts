import { beforeEach, describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import type { AskForBooster } from '#modules/order/application/ask-for-booster.ts';
import { booster, customer, type OrderFixture, orderFixture, staff } from '#test/support/order-fixture.ts';

let fixture: OrderFixture;
beforeEach(async () => {
  fixture = await orderFixture();
});

const stranger = { id: 'stranger', displayName: 'Su K.', role: 'customer', scopes: [] } as const;
const reason = 'Anlaşıldı';

describe('a pause', () => {
  test('moves the promised finish by its length', async () => {
    const id = await fixture.started();
    const { dueAt } = await fixture.orderOf(id);
    await fixture.pause.pause(id, 'Tatil', customer);
    expect((await fixture.orderOf(id)).pause).toMatchObject({ by: 'customer', reason: 'Tatil' });
    fixture.clock.advance({ seconds: 7200 });
    await fixture.pause.resume(id, customer);
    const after = await fixture.orderOf(id);
    expect([after.pause, after.pausedMs]).toEqual([null, 7200_000]);
    expect(after.dueAt?.getTime()).toBe((dueAt?.getTime() ?? 0) + 7200_000);
  });

  test('is ended by the person who began it, or by staff', async () => {
    const id = await fixture.started();
    await fixture.pause.pause(id, 'Tatil', customer);
    await expect(fixture.pause.resume(id, booster)).rejects.toMatchObject({ code: 'order.paused_by_other' });
    await fixture.pause.resume(id, staff);
    await expect(fixture.pause.resume(id, customer)).rejects.toMatchObject({ code: 'order.not_paused' });
  });

  test('is refused before the start, to strangers, to read-only staff, and while the order is paused', async () => {
    const id = await fixture.taken();
    const pause = (person: Parameters<OrderFixture['pause']['pause']>[2] = customer) =>
      fixture.pause.pause(id, 'Tatil', person);
    await expect(pause()).rejects.toMatchObject({ code: 'order.pause_not_allowed' });
    await fixture.step(id, 'started', booster);
    await expect(pause(stranger)).rejects.toMatchObject({ code: 'order.not_found' });
    await expect(pause({ ...staff, scopes: ['orders:read'] })).rejects.toMatchObject({ code: 'identity.forbidden' });
    await pause(booster);
    await expect(pause()).rejects.toMatchObject({ code: 'order.already_paused' });
  });

  test('prevents the start of a match', async () => {
    const id = await fixture.started();
    await fixture.pause.pause(id, 'Tatil', customer);
    const play = fixture.step(id, 'in-game', booster);
    await expect(play).rejects.toMatchObject({ code: 'order.paused' });
  });
});

describe('a request for another booster', () => {
  const ask = (id: string, person: Parameters<AskForBooster['ask']>[2] = customer) =>
    fixture.askForBooster.ask(id, 'Yavaş', person);

  test('is made once, by the customer, while a booster has the order', async () => {
    const id = await fixture.taken();
    await expect(ask(id, stranger)).rejects.toMatchObject({ code: 'order.not_found' });
    await ask(id);
    expect((await fixture.orderOf(id)).boosterRequest).toEqual({ at: fixture.clock.now(), reason: 'Yavaş' });
    await expect(ask(id)).rejects.toMatchObject({ code: 'order.booster_already_requested' });
    await expect(ask(await fixture.pooled())).rejects.toMatchObject({ code: 'order.booster_request_not_allowed' });
    await expect(ask(await fixture.finished())).rejects.toMatchObject({ code: 'order.booster_request_not_allowed' });
  });

  test('has no reason in the timeline, because the booster reads the timeline', async () => {
    const id = await fixture.taken();
    await ask(id);
    expect((await fixture.orders.eventsOf(id)).at(-1)).toMatchObject({ kind: 'booster-requested', reason: null });
  });

  test('is withdrawn by the customer or declined by staff, and can be made again', async () => {
    const id = await fixture.taken();
    const none = { code: 'order.booster_not_requested' };
    await expect(fixture.askForBooster.withdraw(id, customer)).rejects.toMatchObject(none);
    await expect(fixture.askForBooster.decline(id, reason, staff)).rejects.toMatchObject(none);
    await ask(id);
    await fixture.askForBooster.withdraw(id, customer);
    await ask(id);
    await fixture.askForBooster.decline(id, reason, staff);
    expect((await fixture.orderOf(id)).boosterRequest).toBeNull();
  });

  test('is granted after a day, and the assignment is marked as turned away', async () => {
    const id = await fixture.started();
    await ask(id);
    fixture.clock.advance({ days: 1, seconds: -1 });
    await fixture.sweepTrouble();
    expect((await fixture.orderOf(id)).state).toBe('started');
    fixture.clock.advance({ seconds: 1 });
    await fixture.sweepTrouble();
    expect(await fixture.orderOf(id)).toMatchObject({ state: 'processing', boosterId: null, boosterRequest: null });
    expect(await fixture.orders.assignmentsOf([id])).toMatchObject([{ turnedAway: true, earned: Money.zero }]);
  });

  test('is left to staff while work of the booster waits for a judgement', async () => {
    const id = await fixture.started();
    await fixture.win(id, 2);
    await ask(id);
    fixture.clock.advance({ days: 9 });
    await fixture.sweepTrouble();
    expect((await fixture.orderOf(id)).state).toBe('started');
  });

  test('prevents the booster from finishing by matches that nobody agreed to', async () => {
    const id = await fixture.started();
    await fixture.win(id, 5);
    await ask(id);
    const finish = fixture.step(id, 'finished', booster, fixture.shown);
    await expect(finish).rejects.toMatchObject({ code: 'order.being_replaced' });
  });
});
