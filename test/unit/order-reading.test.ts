import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Draft } from '#contract/pricing/schemas.ts';
import { hiddenNote } from '#kernel/private-note.ts';
import type { OrderRow, OrderListQuery } from '#modules/order/application/ports.ts';
import { findOrders } from '#modules/order/application/find-orders.ts';
import {
  booster,
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
});

const part = { from: 0, limit: 9, descending: false } as const;

describe('the pool', () => {
  const sort = { field: 'priority', descending: true } as const;
  const read = async (boosterId: string = booster.id) =>
    (await fixture.readPool(boosterId, { from: 0, limit: 9, sort })).rows;
  const showing = async (draft: Draft = wins) => {
    const id = await fixture.pooled(draft);
    fixture.pool.push(await fixture.orderOf(id));
    return id;
  };

  test('shows each booster what they would earn', async () => {
    const id = await showing();
    const { price } = await fixture.orderOf(id);
    expect(await read()).toMatchObject([{ id, earnings: price.percent(65), sharePercent: 65, takeable: true }]);
    expect(await read(otherBooster.id)).toMatchObject([{ earnings: price.percent(75), sharePercent: 75 }]);
    expect(await read('nobody')).toEqual([]);
  });

  test('shows the remaining earnings of an order that another booster began', async () => {
    const id = await fixture.started();
    const { price } = await fixture.orderOf(id);
    await fixture.walk({
      orderId: id,
      to: 'processing',
      person: staff,
      details: { reason: 'Hasta' },
      donePercent: 40,
      pictures: [],
    });
    fixture.pool.push(await fixture.orderOf(id));
    const [shown] = await read(otherBooster.id);
    expect(shown?.earnings).toEqual(price.percent(75).minus(price.percent(40).percent(75)));
  });

  test('gives the reason why a booster cannot take an order: profile, limit, or an earlier replacement', async () => {
    const id = await showing();
    fixture.boosters.because.set('booster', 'rank');
    expect(await read()).toMatchObject([{ takeable: false, because: 'rank' }]);
    fixture.boosters.because.clear();
    await fixture.taken();
    await fixture.taken();
    expect(await read()).toMatchObject([{ takeable: false, because: 'order.booster_limit_reached' }]);
    await fixture.orders.addAssignment({
      orderId: id,
      boosterId: booster.id,
      sharePercent: 65,
      worth: fixture.priceOf(wins).percent(0),
      earned: fixture.priceOf(wins).percent(0),
      turnedAway: true,
      at: fixture.clock.now(),
    });
    expect(await read()).toMatchObject([{ takeable: false, because: 'replaced' }]);
  });

  test('hides a note that looks as if it held a password', async () => {
    await showing({ ...wins, note: 'şifrem: kiraz' });
    await showing({ ...wins, note: 'Akşam oynansın' });
    expect((await read()).map(({ draft }) => draft.note)).toEqual([hiddenNote, 'Akşam oynansın']);
  });
});

describe('the history of an order', () => {
  test('can be read by the customer, the booster and staff, and does not exist for others', async () => {
    const id = await fixture.started();
    await fixture.win(id);
    for (const person of [customer, booster, staff]) {
      expect((await fixture.readHistory.matches(id, person, part)).total).toBe(1);
      expect((await fixture.readHistory.timeline(id, person, part)).rows.map(({ to }) => to)).toEqual([
        'waiting',
        'processing',
        'starting',
        'started',
      ]);
    }
    const stranger = { ...customer, id: 'stranger' };
    await expect(fixture.readHistory.matches(id, stranger, part)).rejects.toMatchObject({ code: 'order.not_found' });
    await expect(fixture.readHistory.timeline(id, stranger, part)).rejects.toMatchObject({ code: 'order.not_found' });
  });

  test('gives the time from which a match that was entered too early counts', async () => {
    const id = await fixture.started();
    const playedAt = fixture.clock.now().toISOString();
    const match = { kills: 1, deaths: 1, assists: 1, points: 20, result: 'win', playedAt } as const;
    await fixture.progress.addMatch(id, match, booster);
    const { rows } = await fixture.readHistory.matches(id, customer, part);
    expect(rows).toMatchObject([{ counts: false, countsFrom: new Date(Date.parse(playedAt) + 600_000).toISOString() }]);
  });
});

describe('the staff’s list of orders', () => {
  const row = (id: string, state: OrderRow['state']) =>
    ({ id, state, customerId: 'customer', customerName: 'Ada Y.', boosterId: null, boosterName: null }) as OrderRow;
  const setUp = () => {
    const asked: OrderListQuery[] = [];
    const since = new Date('2026-11-20T10:00:00.000Z');
    const find = findOrders({
      lists: {
        page: async (query) => {
          asked.push(query);
          return { rows: [row('waits', 'processing'), row('played', 'started')], total: 2, atLeast: false };
        },
      } as Partial<Parameters<typeof findOrders>[0]['lists']> as Parameters<typeof findOrders>[0]['lists'],
      vault: { ordersPlayedAs: async () => ({ ids: ['played'], all: true }) },
      people: {
        called: async () => ({ ids: ['customer'], all: true }),
        namesOf: async () => new Map([['customer', { name: 'Ada Yıldız', username: 'ada' }]]),
      },
      histories: {
        inStateSince: async (ids: readonly string[]) => new Map(ids.map((id) => [id, since])),
      } as Partial<Parameters<typeof findOrders>[0]['histories']> as Parameters<typeof findOrders>[0]['histories'],
      suspicions: { among: async () => new Set(['played']), open: async () => ['played'] },
    });
    const page = (query: object) =>
      find.page({ from: 0, limit: 9, sort: { field: 'createdAt', descending: true }, ...query }, staff);
    return { asked, page, since };
  };

  test('shows the names of people, the time at which an order began to wait, and whether it is suspected', async () => {
    const { page, since } = setUp();
    expect((await page({})).rows).toMatchObject([
      { id: 'waits', customerName: 'Ada Yıldız', customerUsername: 'ada', waitingSince: since, suspected: false },
      { id: 'played', waitingSince: null, suspected: true },
    ]);
  });

  test('searches by the names of people and of game accounts, and looks up neither without a search', async () => {
    const { page, asked } = setUp();
    await page({ search: 'ada' });
    await page({ suspected: true });
    expect(asked).toMatchObject([
      { search: 'ada', playedAs: { ids: ['played'] }, ofPeople: { ids: ['customer'] } },
      { suspects: { ids: ['played'], is: true } },
    ]);
    expect(asked[1]).not.toHaveProperty('playedAs');
  });
});
