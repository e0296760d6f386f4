import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { Draft } from '#contract/pricing/schemas.ts';
import { Money } from '#kernel/money.ts';
import { serviceOf } from '#kernel/vocabulary.ts';
import { ineligibleBecause, reachOf } from '#modules/booster/domain/eligibility.ts';
import { changed, newProfile } from '#modules/booster/domain/profile.ts';
import { masterOfAll } from '#modules/booster/profile.seed.ts';
import { SqlOrderLists } from '#modules/order/adapters/persistence/sql-order-lists.ts';
import { orderRows } from '#modules/order/adapters/persistence/order.table.ts';
import { requirementsOf, rungAskedOf } from '#modules/order/application/order-requirements.ts';
import { shareUpTo } from '#modules/order/domain/shares.ts';
import type { PoolSort } from '#modules/order/application/pool-ports.ts';
import { Database } from '#platform/db/database.ts';
import { plainDraft, plainDrafts } from '#test/support/drafts.ts';
import { orderRow } from '#test/support/order-rows.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 18, minute));

let file: TestDatabase;
let database: Database;
beforeAll(async () => {
  file = await testDatabase();
  database = await Database.connect(file.url, orderRows, { max: 2 });
});
afterAll(async () => {
  await database.close();
  await file.drop();
});

/** A booster to whom no order is offered. */
const seenBy = { boosterId: v7(), at: at(60) };

test('the pool lists priority orders first, then the oldest; equal times have the same order on every page', async () => {
  const orders = Array.from({ length: 30 }, (_, nth) => ({
    id: v7(),
    priority: nth % 2 === 0,
    minute: nth % 3,
  }));
  // inserted in reverse, so that the order of the table is not the order of the ids
  for (const { id, priority, minute } of orders.toReversed()) {
    await orderRow({ id, state: 'processing', at: at(minute) }).execute(database.sql());
    await sql`update orders set service = 'league-of-legends/elo-boost', priority = ${priority} where id = ${id}`.execute(
      database.sql(),
    );
  }
  const expected = orders
    .toSorted((a, b) => Number(b.priority) - Number(a.priority) || a.minute - b.minute || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
  const sort = { field: 'priority', descending: true } as const;
  const page = async (from: number, limit: number) => {
    const { rows } = await new SqlOrderLists(database).pool({ seenBy, from, limit, sort });
    return rows.map(({ id }) => id);
  };
  expect(await page(0, 30)).toEqual(expected);
  const pages = await Promise.all([0, 4, 8, 12, 16, 20, 24, 28].map((from) => page(from, 4)));
  expect(pages.flat()).toEqual(expected);
});

test('the pool is sorted by remaining earnings, age or hours, in both directions and over all pages', async () => {
  await sql`delete from orders`.execute(database.sql());
  const orders = Array.from({ length: 12 }, (_, nth) => ({
    id: v7(),
    price: 100 + (nth % 4) * 10,
    // the part that earlier boosters did is not paid again
    earlier: nth % 3 === 0 ? 25 : 0,
    hours: 2 + (nth % 5),
    minute: (nth * 7) % 12,
  }));
  for (const { id, price, earlier, hours, minute } of orders) {
    await orderRow({ id, state: 'processing', price, at: at(minute) }).execute(database.sql());
    await sql`update orders set service = 'league-of-legends/elo-boost', earlier_worth_kurus = ${earlier}, max_hours = ${hours},
      priority = ${minute % 2 === 0} where id = ${id}`.execute(database.sql());
  }
  const sorted = async (field: PoolSort['field'], descending: boolean) => {
    const lists = new SqlOrderLists(database);
    const pages = await Promise.all(
      [0, 5, 10].map((from) => lists.pool({ seenBy, from, limit: 5, sort: { field, descending } })),
    );
    return pages.flatMap(({ rows }) => rows.map((found) => orders.find(({ id }) => id === found.id)!));
  };
  const best = (await sorted('earnings', true)).map(({ price, earlier }) => price - earlier);
  expect(best).toEqual(best.toSorted((a, b) => b - a));
  expect((await sorted('createdAt', true)).map(({ minute }) => minute)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  const shortest = (await sorted('hours', false)).map(({ hours }) => hours);
  expect(shortest).toEqual(shortest.toSorted((a, b) => a - b));
  for (const field of ['earnings', 'createdAt', 'hours', 'priority'] as const) {
    const down = await sorted(field, true);
    expect(new Set(down).size).toBe(12);
    expect(await sorted(field, false)).toEqual(down.toReversed());
  }
});

test('the pool’s SQL filters by booster and earnings agree with the domain’s rules for 600 orders', async () => {
  await sql`delete from orders`.execute(database.sql());
  const tiers = ['iron', 'gold', 'diamond'] as const;
  const change = (service: string, fields: object) => Draft.parse({ service, ...plainDrafts[service], ...fields });
  const drafts = [
    ...Object.keys(plainDrafts).map((service) => plainDraft(service)),
    ...tiers.flatMap((tier) => [
      change('league-of-legends/win-boost', { current: { tier, division: 1 } }),
      change('kocluk', { coach: { game: 'valorant', league: tier, hours: 2 } }),
    ]),
    change('league-of-legends/elo-boost', { target: { tier: 'master', lp: 250 }, server: 'euw' }),
    change('valorant/elo-boost', { target: { tier: 'radiant' }, server: 'eu' }),
  ];
  const orders = Array.from({ length: 600 }, (_, nth) => {
    const draft = drafts[nth % drafts.length]!;
    const server = draft.server ?? 'tr';
    return { id: v7(), draft, server, price: 1_000 + nth, earlier: nth % 7 === 0 ? 333 : 0 };
  });
  for (const { id, draft, server, price, earlier } of orders) {
    const { service, game } = { service: draft.service, game: serviceOf(draft.service).game };
    await orderRow({ id, state: 'processing', game, price, at: at(1) }).execute(database.sql());
    await sql`update orders set service = ${service}, server = ${server}, draft = ${JSON.stringify(draft)}::jsonb,
      earlier_worth_kurus = ${earlier}, earlier_earned_kurus = ${Math.round(earlier * 0.6)},
      rung_asked = ${rungAskedOf({ draft, server })} where id = ${id}`.execute(database.sql());
  }
  const { rows: rungs } = await sql`select distinct rung_asked from orders`.execute(database.sql());
  expect(rungs.length).toBeGreaterThan(5);

  const away = v7();
  const turnedAway = orders.slice(0, 40).map(({ id }) => id);
  for (const id of turnedAway)
    await sql`insert into order_stint (order_id, booster_id, share_percent, worth_kurus, earned_kurus, turned_away, ended_at)
      values (${id}, ${away}, 60, 0, 0, true, ${at(2)})`.execute(database.sql());

  const lists = new SqlOrderLists(database);
  const profiles = [
    changed(newProfile(away), masterOfAll),
    changed(newProfile(v7()), { ...masterOfAll, leagueRank: 'gold2', valorantRank: 'diamond1' }),
    changed(newProfile(v7()), {
      ...masterOfAll,
      comfortableLeagueServers: ['euw'],
      comfortableValorantServers: ['tr'],
    }),
    changed(newProfile(v7()), { availableServices: ['kocluk', 'valorant/elo-boost'], valorantRank: 'unranked' }),
    newProfile(v7()),
  ];
  for (const profile of profiles)
    for (const active of [true, false]) {
      const may = orders
        .filter(({ id }) => profile.id !== away || !turnedAway.includes(id))
        .filter((order) => ineligibleBecause({ profile, active }, requirementsOf(order)) === undefined)
        .map(({ id }) => id);
      const reach = { boosterId: profile.id, ...reachOf({ profile, active }) };
      const found: string[] = [];
      const sort = { field: 'createdAt', descending: false } as const;
      const pageOf = (from: number, is: boolean) => lists.pool({ seenBy, from, limit: 100, sort, fits: { reach, is } });
      for (let from = 0; from < 600; from += 100) found.push(...(await pageOf(from, true)).rows.map(({ id }) => id));
      expect(found.toSorted()).toEqual(may.toSorted());
      expect((await pageOf(0, true)).total).toBe(may.length);
      expect((await pageOf(0, false)).total).toBe(600 - may.length);
    }

  const earned = (order: (typeof orders)[number]) =>
    shareUpTo(
      Money.kurus(order.price),
      { worth: Money.kurus(order.earlier), earned: Money.kurus(Math.round(order.earlier * 0.6)) },
      65,
    ).amount;
  for (const atLeast of [0, 700, 777, 1_039]) {
    const { total } = await lists.pool({
      seenBy,
      from: 0,
      limit: 1,
      sort: { field: 'earnings', descending: true },
      earns: { atLeast, sharePercent: 65 },
    });
    expect(total).toBe(orders.filter((order) => earned(order) >= atLeast).length);
  }
});

test('an order that is offered to a booster is in the pool and in its count for them alone, until the end of the offer', async () => {
  await sql`delete from orders`.execute(database.sql());
  const [id, preferred, other] = [v7(), v7(), v7()];
  await orderRow({ id, state: 'processing', at: at(0) }).execute(database.sql());
  await sql`update orders set service = 'league-of-legends/elo-boost', offered_to = ${preferred}, offered_until = ${at(30)}`.execute(
    database.sql(),
  );
  const sort = { field: 'createdAt', descending: false } as const;
  const seen = async (boosterId: string, minute: number) => {
    const page = await new SqlOrderLists(database).pool({
      seenBy: { boosterId, at: at(minute) },
      from: 0,
      limit: 9,
      sort,
    });
    return [page.rows.length, page.total];
  };
  expect(await seen(preferred, 29)).toEqual([1, 1]);
  expect(await seen(other, 29)).toEqual([0, 0]);
  expect(await seen(other, 30)).toEqual([1, 1]);
});
