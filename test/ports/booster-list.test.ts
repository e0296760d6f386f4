// Which boosters the console's list shows, and in which order. test/api/list-questions.test.ts tests sorting by counts.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { rows } from '#main/modules.ts';
import { SqlBoosterList } from '#modules/booster/adapters/persistence/sql-booster-list.ts';
import { SqlProfiles } from '#modules/booster/adapters/persistence/sql-profiles.ts';
import type { BoostersPart } from '#modules/booster/application/ports.ts';
import { changed, newProfile, type ProfileChange } from '#modules/booster/domain/profile.ts';
import type { BoosterTier } from '#kernel/vocabulary.ts';
import { SqlUsers } from '#modules/identity/adapters/persistence/sql-users.ts';
import type { User } from '#modules/identity/domain/user.ts';
import { Database } from '#platform/db/database.ts';
import { person } from '#test/support/people.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

let server: TestDatabase;
let database: Database;
let list: SqlBoosterList;
const nameOf = new Map<string, string>();
beforeAll(async () => {
  server = await testDatabase();
  database = await Database.connect(server.url, rows, { max: 4 });
  list = new SqlBoosterList(database);
  await booster({ firstName: 'Çağrı', username: 'zeytin', phone: '+905321112233' }, { tier: 3 });
  await booster({ firstName: 'Ada', lastName: 'Işık', username: 'Ada' }, { tier: 1, availableServices: ['kocluk'] });
  await booster({ firstName: 'ışıl', username: 'isil', status: 'banned', banReason: 'x' }, { tier: 3 });
  await booster({ firstName: 'Zoë', username: 'bahar', createdAt: new Date('2026-11-01') }, { tier: 2 });
  await new SqlUsers(database).add(person({ firstName: 'Ada', username: 'musteri' }));
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

async function booster(of: Partial<User>, profile: ProfileChange) {
  const user = person({ ...of, role: 'booster' });
  await new SqlUsers(database).add(user);
  await new SqlProfiles(database).add(changed(newProfile(user.id), profile));
  nameOf.set(user.id, user.firstName);
}

const page = async (part: Partial<BoostersPart>) => {
  const { ids, total } = await list.page({ from: 0, limit: 9, descending: false, by: 'firstName', where: {}, ...part });
  return { names: ids.map((id) => nameOf.get(id)), total };
};
const found = async (where: BoostersPart['where']) => (await page({ where })).names;

test('a booster without a profile, as after leaving, is on no page and in no count', async () => {
  const gone = person({ firstName: 'Ahmet', role: 'booster', createdAt: new Date('2026-12-01') });
  await new SqlUsers(database).add(gone);
  for (const by of ['createdAt', 'firstName', 'tier', 'balance'] as const)
    expect(await page({ by, descending: true })).toMatchObject({
      names: expect.not.arrayContaining([undefined]),
      total: 4,
    });
  expect(await page({ where: { status: ['active'] }, by: 'createdAt' })).toMatchObject({ total: 3 });
  expect(await page({ where: { search: 'ahmet' } })).toEqual({ names: [], total: 0 });
});

test('sorting by name ignores case and accents, and only boosters are listed', async () => {
  expect(await page({})).toEqual({ names: ['Ada', 'Çağrı', 'ışıl', 'Zoë'], total: 4 });
  expect((await page({ descending: true })).names).toEqual(['Zoë', 'ışıl', 'Çağrı', 'Ada']);
  expect((await page({ by: 'username' })).names).toEqual(['Ada', 'Zoë', 'ışıl', 'Çağrı']);
});

test('boosters with equal values are sorted by id, so pages do not overlap; a date of joining filters', async () => {
  const byTier = async (from: number) => (await page({ by: 'tier', descending: true, from, limit: 2 })).names;
  expect([await byTier(0), await byTier(2)]).toEqual([
    ['ışıl', 'Çağrı'],
    ['Zoë', 'Ada'],
  ]);
  expect((await page({ by: 'status' })).names).toEqual(['Çağrı', 'Ada', 'Zoë', 'ışıl']);
  expect((await page({ by: 'createdAt' })).names?.[0]).toBe('Zoë');
  expect(await found({ created: { to: new Date('2026-11-02') } })).toEqual(['Zoë']);
  expect(await found({ created: { to: new Date('2026-11-01') } })).toEqual([]);
});

test('filters on users and on profiles must all match, whatever the sort order', async () => {
  expect(await found({ tier: [3] })).toEqual(['Çağrı', 'ışıl']);
  expect(await page({ where: { tier: [3, 2], status: ['active'] }, by: 'createdAt', limit: 1 })).toEqual({
    names: ['Zoë'],
    total: 2,
  });
  expect(await found({ service: ['kocluk', 'tft/duo'] })).toEqual(['Ada']);
  expect(await found({ service: ['kocluk'], status: ['banned'] })).toEqual([]);
  const [id = ''] = nameOf.keys();
  expect(await found({ id: [id], search: 'cagri' })).toEqual(['Çağrı']);
  expect(await found({ id: [id], search: 'isil' })).toEqual([]);
});

test('each word of a search must match a name, e-mail or username; a phone number matches as a whole', async () => {
  expect(await found({ search: 'isik ada' })).toEqual(['Ada']);
  expect(await found({ search: 'zeytin' })).toEqual(['Çağrı']);
  expect(await found({ search: 'zoe' })).toEqual(['Zoë']);
  expect(await found({ search: '0532 111 22 33' })).toEqual(['Çağrı']);
  expect(await found({ search: 'musteri' })).toEqual([]);
});

test('boosters who can be chosen for an order are listed apart from the others, the least loaded first', async () => {
  const load = async (username: string, count: number) => {
    const { id } = (await new SqlUsers(database).findByLogin(username))!;
    await sql`insert into booster_load (booster_id, count) values (${id}, ${count})`.execute(database.sql());
  };
  const of = (availableServices: readonly string[], simultaneousOrders: number, tier: BoosterTier) =>
    ({ availableServices, simultaneousOrders, tier }) as ProfileChange;
  await booster({ firstName: 'Yarım', lastName: 'Kuş', username: 'yarim' }, of(['tft/elo-boost'], 4, 4));
  await booster({ firstName: 'Çeyrek', lastName: 'Kuş', username: 'ceyrek' }, of(['tft/elo-boost'], 4, 1));
  await booster({ firstName: 'Boş', lastName: 'Kuş', username: 'bos' }, of(['tft/elo-boost'], 2, 1));
  await booster({ firstName: 'Usta', lastName: 'Kuş', username: 'usta' }, of(['tft/elo-boost'], 2, 3));
  await booster({ firstName: 'Dolu', lastName: 'Kuş', username: 'dolu' }, of(['tft/elo-boost'], 1, 4));
  await booster({ firstName: 'Başka', lastName: 'Kuş', username: 'baska' }, of(['kocluk'], 2, 4));
  const banned = { status: 'banned', banReason: 'x' } as const;
  await booster({ firstName: 'Kapalı', lastName: 'Kuş', username: 'kapali', ...banned }, of(['tft/elo-boost'], 2, 1));
  await load('yarim', 2);
  await load('ceyrek', 1);
  await load('dolu', 1);
  const names = async (search: string, may: boolean, from = 0, limit = 9, byFullName = true) =>
    (await list.fitting({ service: 'tft/elo-boost', search, byFullName, may, from, limit })).map((id) =>
      nameOf.get(id),
    );
  expect(await names('', true)).toEqual(['Usta', 'Boş', 'Çeyrek', 'Yarım']);
  expect(await names('', true, 1, 2)).toEqual(['Boş', 'Çeyrek']);
  expect(await names('kuş', false)).toEqual(['Başka', 'Kapalı', 'Dolu']);
  // names and usernames match without accents and case; a short word matches a beginning; e-mail addresses do not match
  expect(await names(' KUS ceyr', true)).toEqual(['Çeyrek']);
  expect(await names('ku u', true)).toEqual(['Usta']);
  expect(await names('basamak', true)).toEqual([]);
  expect(await names('%', true)).toEqual([]);
  // without the right to full names only the display name matches
  const seen = (search: string) => names(search, true, 0, 9, false);
  expect(await seen('k. çey')).toEqual(['Çeyrek']);
  expect(await seen('k')).toEqual(['Usta', 'Boş', 'Çeyrek', 'Yarım']);
  for (const hidden of ['kuş', 'ku', 'ceyrek kuş', '.k', 'basamak']) expect(await seen(hidden)).toEqual([]);
});
