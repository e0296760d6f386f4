// Orders that are offered to one booster before all others.
import { beforeEach, describe, expect, test } from '@jest/globals';
import { Draft } from '#contract/pricing/schemas.ts';
import { forBoosters } from '#modules/order/application/order-page.ts';
import { offeredFor } from '#modules/order/domain/offer.ts';
import {
  preferredBooster as booster,
  customer,
  type OrderFixture,
  orderFixture,
  otherBooster,
  staff,
  wins,
} from '#test/support/order-fixture.ts';

let fixture: OrderFixture;
beforeEach(async () => {
  fixture = await orderFixture();
  await fixture.fund(10_000);
});

const lesson = Draft.parse({ service: 'kocluk', coach: { game: 'league', league: 'gold', hours: 2 } });
const prefer = (draft: Draft, more: { readonly topUpId?: string } = {}) => {
  const preferring = { ...draft, booster: booster.id };
  return fixture.place.run({ customer, draft: preferring, expectedPrice: fixture.priceOf(draft), ...more });
};
const inAnHour = () => new Date(fixture.clock.now().getTime() + offeredFor);

describe('an order for a booster', () => {
  test('costs the same, and is offered to them for an hour from when it looks for a booster', async () => {
    const { order } = await prefer(lesson);
    expect(order).toMatchObject({ state: 'processing', offer: { boosterId: booster.id, until: inAnHour() } });
    expect(order.price).toEqual(fixture.priceOf(lesson));
  });

  test('can’t be taken by another booster in that hour, and by everybody after it', async () => {
    const { order } = await prefer(lesson);
    fixture.clock.advance({ seconds: 59 * 60 });
    await expect(fixture.assign.take(order.id, otherBooster.id)).rejects.toMatchObject({ code: 'order.not_found' });
    fixture.clock.advance({ seconds: 60 });
    await fixture.assign.take(order.id, otherBooster.id);
    expect(await fixture.orderOf(order.id)).toMatchObject({ boosterId: otherBooster.id, offer: null });
  });

  test('is taken by them within the hour; if they drop it, it is for everybody at once', async () => {
    const { order } = await prefer(lesson);
    await fixture.assign.take(order.id, booster.id);
    await fixture.step(order.id, 'processing', booster, { details: { reason: 'Hastayım' } });
    expect((await fixture.orderOf(order.id)).offer).toBeNull();
    await fixture.assign.take(order.id, otherBooster.id);
  });

  test('may be assigned to another booster by staff in that hour', async () => {
    const { order } = await prefer(lesson);
    await fixture.assign.choose(order.id, otherBooster.id, staff, { reason: 'Acele' });
    expect(await fixture.orderOf(order.id)).toMatchObject({ boosterId: otherBooster.id, offer: null });
  });

  test('that waits for its game account begins its hour with the account', async () => {
    const { order } = await prefer(wins);
    expect(order).toMatchObject({ state: 'waiting', offer: { boosterId: booster.id, until: null } });
    fixture.clock.advance({ seconds: 5 * 3600 });
    await fixture.account.give(order.id, 'account-1', customer);
    expect((await fixture.orderOf(order.id)).offer).toEqual({ boosterId: booster.id, until: inAnHour() });
    await fixture.account.remove(order.id, customer);
    expect((await fixture.orderOf(order.id)).offer).toEqual({ boosterId: booster.id, until: null });
  });

  test('is refused, and nothing is charged, if they could not play it', async () => {
    fixture.boosters.because.set(booster.id, 'server');
    await expect(prefer(lesson)).rejects.toMatchObject({ code: 'order.booster_unavailable' });
    expect(fixture.balanceOf('customer')).toBe(10_000_00);
  });

  test('that a card has paid already goes to the pool if they could not play it', async () => {
    fixture.boosters.because.set(booster.id, 'banned');
    expect((await prefer(lesson, { topUpId: 'top-up' })).order).toMatchObject({ state: 'processing', offer: null });
  });

  test('says to the booster in the pool until when it is theirs alone', async () => {
    const { order } = await prefer(lesson);
    fixture.pool.push(order);
    const sort = { field: 'createdAt', descending: false } as const;
    const until = async (id: string) => (await fixture.readPool(id, { from: 0, limit: 9, sort })).rows[0]?.offeredUntil;
    expect(await until(booster.id)).toBe(inAnHour().toISOString());
    expect(await until(otherBooster.id)).toBeNull();
  });

  test('does not tell other boosters whom the customer preferred', () => {
    expect(JSON.stringify(forBoosters({ ...lesson, booster: booster.id }))).not.toContain(booster.id);
  });
});
