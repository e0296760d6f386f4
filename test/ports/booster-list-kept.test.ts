// The console's booster list, sorted by stored balances and order counts, is compared with the postings and orders.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Money } from '#kernel/money.ts';
import type { OrderState } from '#kernel/vocabulary.ts';
import { rows } from '#main/modules.ts';
import { boosterPersonalData } from '#modules/booster/adapters/persistence/booster-personal-data.ts';
import { SqlBoosterList } from '#modules/booster/adapters/persistence/sql-booster-list.ts';
import { SqlProfiles } from '#modules/booster/adapters/persistence/sql-profiles.ts';
import type { BoostersPart } from '#modules/booster/application/ports.ts';
import { changed, newProfile } from '#modules/booster/domain/profile.ts';
import { SqlLedger } from '#modules/wallet/adapters/persistence/sql-ledger.ts';
import { adjustment } from '#modules/wallet/index.ts';
import { Database } from '#platform/db/database.ts';
import { SystemClock, UuidV7 } from '#platform/system.ts';
import { orderRow } from '#test/support/order-rows.ts';
import { person } from '#test/support/people.ts';
import fc from '#test/support/property.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

let server: TestDatabase;
let database: Database;
beforeAll(async () => {
  server = await testDatabase();
  database = await Database.connect(server.url, rows, { max: 4 });
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

/** Adds a booster of this tier. */
const join = async (tier: 1 | 2): Promise<string> => {
  const id = randomUUID();
  await new SqlProfiles(database).add(changed(newProfile(id), { tier }));
  return id;
};
const leave = (id: string) => boosterPersonalData(database).erase(person({ id }));
const book = (userId: string, amount: Money) => {
  const ledger = new SqlLedger(database, new UuidV7(), new SystemClock());
  return ledger.post(adjustment({ adjustmentId: randomUUID(), userId, amount, reason: 'x', actorId: randomUUID() }));
};
const give = async (boosterId: string, state: OrderState): Promise<string> => {
  const id = randomUUID();
  await orderRow({ id, boosterId, state, at: new Date() }).execute(database.sql());
  return id;
};
const turn = (id: string, state: OrderState, boosterId: string | null) =>
  sql`update orders set state = ${state}, booster_id = ${boosterId} where id = ${id}`.execute(database.sql());

const sorts = {
  balance: sql`(select coalesce(sum(amount_kurus), 0) from ledger_posting where account = 'wallet:' || profile.id)`,
  activeOrders: sql`(select count(*) from orders where booster_id = profile.id and state in ('starting', 'started', 'in-game'))`,
  finishedOrders: sql`(select count(*) from orders where booster_id = profile.id and state in ('closed', 'completed'))`,
};

/** Reads the list in pages of three and checks its total. `truthOf` computes the expected order. */
const pagesOf = async (part: Pick<BoostersPart, 'by' | 'descending' | 'where'>): Promise<string[]> => {
  const list = new SqlBoosterList(database);
  const found: string[] = [];
  for (;;) {
    const { ids, total } = await list.page({ ...part, from: found.length, limit: 3 });
    found.push(...ids);
    if (ids.length < 3) {
      expect(total).toBe(found.length);
      return found;
    }
  }
};
const truthOf = async (by: keyof typeof sorts, descending: boolean, tiers: readonly number[]) => {
  const direction = descending ? sql`desc` : sql`asc`;
  const { rows: all } = await sql<{ id: string }>`
    select id from booster_profile as profile where tier = any(${[...tiers]}::int[])
    order by ${sorts[by]} ${direction}, id ${direction}`.execute(database.sql());
  return all.map(({ id }) => id);
};

type Deed = 'booked' | 'emptied' | 'given' | 'exchanged' | 'released' | 'finished' | 'joined' | 'left';
const deed = fc.record({
  what: fc.constantFrom<Deed>(
    'booked',
    'emptied',
    'given',
    'given',
    'exchanged',
    'released',
    'finished',
    'joined',
    'left',
  ),
  who: fc.nat(),
  other: fc.nat(),
  lira: fc.integer({ min: 1, max: 3 }),
});

test('after random postings, orders, arrivals and departures the pages list every booster once in the true order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 25 }), async (deeds) => {
      await sql`delete from booster_profile`.execute(database.sql());
      let people = [await join(1), await join(2), await join(1), await join(2)];
      const balances = new Map<string, Money>();
      const played: string[] = [];
      for (const { what, who, other, lira } of deeds) {
        const one = people[who % people.length]!;
        const another = people[other % people.length]!;
        const order = played[other % Math.max(1, played.length)];
        const balance = balances.get(one) ?? Money.zero;
        const after = what === 'booked' ? balance.plus(Money.lira(lira)) : Money.zero;
        if ((what === 'booked' || what === 'emptied') && after.amount !== balance.amount) {
          await book(one, after.minus(balance));
          balances.set(one, after);
        } else if (what === 'given') played.push(await give(one, 'starting'));
        else if (what === 'exchanged' && order) await turn(order, 'started', another);
        else if (what === 'released' && order) await turn(order, 'processing', null);
        else if (what === 'finished' && order) await turn(order, 'finished', one);
        else if (what === 'joined') people.push(await join(lira === 1 ? 1 : 2));
        else if (what === 'left' && people.length > 2) {
          await leave(one);
          people = people.filter((id) => id !== one);
        }
      }
      for (const by of ['balance', 'activeOrders', 'finishedOrders'] as const)
        for (const descending of [true, false]) {
          expect(await pagesOf({ by, descending, where: {} })).toEqual(await truthOf(by, descending, [1, 2]));
          expect(await pagesOf({ by, descending, where: { tier: [1] } })).toEqual(await truthOf(by, descending, [1]));
        }
    }),
    { numRuns: 12 },
  );
});

const markedOf = async (ids: readonly string[]) => {
  const { rows: marked } = await sql<{ id: string }>`
    select substr(id, 8) as id from ledger_account where of_booster and substr(id, 8) = any(${[...ids]}::text[])`.execute(
    database.sql(),
  );
  return marked.map(({ id }) => id).toSorted();
};

test('a booster’s wallet is marked as such from its first posting; a customer’s is not', async () => {
  const [booster, gone, customer] = [await join(1), await join(1), randomUUID()];
  for (const id of [booster, gone, customer]) await book(id, Money.lira(5));
  await leave(gone);
  expect(await markedOf([booster, gone, customer])).toEqual([booster, gone].toSorted());
});

test('a filter by service reports at most 501 boosters, as a lower bound; a filter by tier counts all 901', async () => {
  await sql`delete from booster_profile`.execute(database.sql());
  const id = await join(1);
  const profile = await new SqlProfiles(database).find(id);
  await new SqlProfiles(database).save(changed(profile!, { availableServices: ['kocluk'] }));
  await sql`
    insert into booster_profile
    select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid()))).*
    from booster_profile as one, generate_series(1, 900)`.execute(database.sql());
  const count = async (where: BoostersPart['where']) => {
    const list = new SqlBoosterList(database);
    const { total, atLeast } = await list.page({ by: 'tier', descending: true, from: 0, limit: 1, where });
    return { total, atLeast };
  };
  expect(await count({ service: ['kocluk'] })).toEqual({ total: 501, atLeast: true });
  expect(await count({ tier: [1] })).toEqual({ total: 901, atLeast: false });
});
