// Behaviour that only PostgreSQL can show: the console's list, the directory, and concurrency.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { CachedLiveSessions } from '#modules/identity/adapters/persistence/cached-live-sessions.ts';
import { identityRows } from '#modules/identity/adapters/persistence/identity.table.ts';
import { SqlSecondFactors } from '#modules/identity/adapters/persistence/sql-second-factors.ts';
import { SqlSessions } from '#modules/identity/adapters/persistence/sql-sessions.ts';
import { SqlUserDirectory } from '#modules/identity/adapters/persistence/sql-user-directory.ts';
import { SqlUsers } from '#modules/identity/adapters/persistence/sql-users.ts';
import { lists } from '#contract/lists.ts';
import { UserList } from '#modules/identity/adapters/persistence/user-list.ts';
import { turnNotice } from '#modules/identity/application/turn-notice.ts';
import { deleted } from '#modules/identity/domain/user.ts';
import { noticeSwitches } from '#kernel/notice-kinds.ts';
import { Database } from '#platform/db/database.ts';
import { RateLimitRow } from '#platform/db/rate-limit.table.ts';
import { parseListQuery } from '#platform/http/list-query.ts';
import { MalformedRequest } from '#platform/http/problem-document.ts';
import { SentMailRow } from '#platform/mail/mail.table.ts';
import { FixedClock } from '#test/support/fakes/kernel.ts';
import { person } from '#test/support/people.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

let server: TestDatabase;
let database: Database;
let users: SqlUsers;
beforeAll(async () => {
  server = await testDatabase();
  database = await Database.connect(server.url, [...identityRows, RateLimitRow, SentMailRow], { max: 20 });
  users = new SqlUsers(database);
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

const asked = (given: { filter?: object; sort?: [string, string]; range?: [number, number] } = {}) =>
  parseListQuery(
    {
      sort: given.sort && JSON.stringify(given.sort),
      range: given.range && JSON.stringify(given.range),
      filter: given.filter && JSON.stringify(given.filter),
    },
    lists['GET /admin/users'],
  );
const found = async (...query: Parameters<typeof asked>) => {
  const { rows, total } = await new UserList(database).page(asked(...query));
  return { names: rows.map(({ username }) => username), total };
};

describe('the console’s list of users', () => {
  beforeAll(async () => {
    const day = (number: number) => new Date(`2026-11-0${number}T10:00:00.000Z`);
    const people = [
      { firstName: 'Şule', lastName: 'Çınar', username: 'sule', email: 'sule.cinar@ornek.com', createdAt: day(1) },
      { firstName: 'İlker', lastName: 'Irmak', username: 'ilker', email: 'ilker@ornek.com', createdAt: day(2) },
      { firstName: 'Gökçe', lastName: 'Öz', username: 'gokce100', email: 'g%oz@ornek.com', createdAt: day(3) },
      { firstName: 'Ali', lastName: 'Öz', username: 'ali', email: 'ali_oz@ornek.com', createdAt: day(4) },
    ];
    await users.add(person({ ...people[0], role: 'booster' }));
    await users.add(person({ ...people[1], status: 'banned', banReason: 'Hile' }));
    await users.add(person(people[2]));
    await users.add(person(people[3]));
  });

  test.each([
    ['çınar', ['sule']],
    ['CINAR', ['sule']],
    ['irmak', ['ilker']],
    ['İLKER', ['ilker']],
    ['ornek.com', ['ali', 'gokce100', 'ilker', 'sule']],
    ['oz ali', ['ali']],
    ['ö', ['ali', 'gokce100']],
    ['l', []],
    ['%', []],
    ['g%oz', ['gokce100']],
    ['g_oz', []],
    ["'; drop table user_account; --", []],
  ])('searches names, addresses and usernames: %s', async (q, names) => {
    expect((await found({ filter: { q } })).names.toSorted()).toEqual(names);
  });

  test('filters by role and status, sorts and pages', async () => {
    expect((await found({ filter: { role: 'booster' } })).names).toEqual(['sule']);
    expect((await found({ filter: { status: 'banned' } })).names).toEqual(['ilker']);
    expect((await found({ filter: { status: 'banned', role: ['booster', 'staff'] } })).names).toEqual([]);
    expect((await found({ filter: { role: 'emperor' } })).names).toEqual([]);
    expect((await found({ filter: { id: [] } })).names).toEqual([]);
    expect((await found()).names).toEqual(['ali', 'gokce100', 'ilker', 'sule']);
    expect((await found({ sort: ['username', 'ASC'], range: [1, 2] })).names).toEqual(['gokce100', 'ilker']);
    expect((await found({ sort: ['email', 'DESC'], range: [0, 0] })).total).toBe(4);
    expect((await found({ sort: ['lastName', 'ASC'] })).names.slice(0, 1)).toEqual(['ilker']);
    expect(() => asked({ sort: ['passwordHash', 'ASC'] })).toThrow(MalformedRequest);
    expect(() => asked({ filter: { passwordHash: 'x' } })).toThrow(MalformedRequest);
  });

  test('shows the user whose username is exactly the search first, and nobody twice over its pages', async () => {
    for (const username of ['demirkan', 'demirel', 'demir', 'demiray'])
      await users.add(person({ firstName: 'Demir', username }));
    const pageOf = async (from: number) => (await found({ filter: { q: 'DEMİR' }, range: [from, from + 1] })).names;
    const pages = [...(await pageOf(0)), ...(await pageOf(2))];
    expect(pages[0]).toBe('demir');
    expect(pages.toSorted()).toEqual(['demir', 'demiray', 'demirel', 'demirkan']);
  });

  test('shows only the user whose whole e-mail address was searched for, if the other filters match', async () => {
    for (const [username, email] of [
      ['kaya', 'kaya@adres.test'],
      ['akaya', 'akaya@adres.test'],
    ])
      await users.add(person({ username: username ?? '', email: email ?? '' }));
    expect((await found({ filter: { q: 'kaya@adres' } })).names.toSorted()).toEqual(['akaya', 'kaya']);
    expect(await found({ filter: { q: ' KAYA@adres.test' } })).toMatchObject({ names: ['kaya'], total: 1 });
    expect((await found({ filter: { q: 'kaya@adres.test', role: 'booster' } })).names).toEqual([]);
    expect((await found({ filter: { q: 'kaya@adres.test' }, range: [1, 2] })).names).toEqual([]);
  });

  test('uses an index for every kind of search', async () => {
    await database.run(async () => {
      const query = database.sql<unknown>();
      await sql`set local enable_seqscan = off`.execute(query);
      // a full index scan would be cheap in this small table, so the test switches it off too
      await sql`set local enable_indexonlyscan = off`.execute(query);
      const plan = async (condition: string) =>
        JSON.stringify(await sql.raw(`explain select id from user_account where ${condition}`).execute(query));
      expect(await plan(`search_text like '%irmak%'`)).toContain('user_account_search_index');
      expect(await plan(`search_text like '% ö%'`)).toContain('user_account_search_index');
      expect(await plan(`role = any('{booster}') order by created_at desc, id desc limit 25`)).toContain('Index');
    });
  });
});

test('the directory returns users, their roles and whether they are active', async () => {
  const directory = new SqlUserDirectory(database, { secondFactorRequired: [] });
  const user = person({ firstName: 'Ece', lastName: 'Işık', role: 'booster' });
  await users.add(user);
  const { id, firstName, lastName, email, phone, username, role, status, mutedNotices, createdAt } = user;
  const names = { firstName, lastName, displayName: 'Ece I.' };
  const expected = { id, ...names, email, phone, username, role, status, mutedNotices, createdAt };
  expect(await directory.findMany([id, id, person().id])).toEqual([expected]);
  expect(await directory.findMany([])).toEqual([]);
  expect(await directory.lockRole(id)).toBe('booster');
  expect(await directory.lockRole(person().id)).toBeUndefined();
  expect(await directory.lockActive(id)).toBe(true);
  await users.save({ ...user, status: 'banned', banReason: 'kural dışı' });
  expect([await directory.lockRole(id), await directory.lockActive(id)]).toEqual(['booster', false]);
  await users.save(deleted(user));
  expect([await directory.lockRole(id), await directory.lockActive(id)]).toEqual([undefined, false]);
});

test('the directory finds users by name, e-mail, username and phone, the newest first', async () => {
  const directory = new SqlUserDirectory(database, { secondFactorRequired: [] });
  const day = (number: number) => new Date(`2026-10-0${number}T10:00:00.000Z`);
  const [first, second, third] = [1, 2, 3].map((number) =>
    person({ firstName: 'Zümrüt', lastName: 'Kızılırmak', createdAt: day(number), email: `z${number}44@irmak.test` }),
  );
  if (!first || !second || !third) throw new Error('three people');
  for (const user of [second, third, first]) await users.add(user);
  const ids = [third.id, second.id, first.id];
  expect(await directory.called('kizilirmak ZÜMRÜT', 10)).toEqual(ids);
  expect(await directory.called('Kızılırmak', 2)).toEqual(ids.slice(0, 2));
  expect(await directory.called('Z244@IRMAK.test', 10)).toEqual([second.id]);
  expect(await directory.called('@irmak', 10)).toEqual(ids);
  expect(await directory.called(first.username, 10)).toEqual([first.id]);
  expect(await directory.called(first.phone, 10)).toEqual([first.id]);
  expect(await directory.called('kizilirmak elmas', 10)).toEqual([]);
  // a number alone, as of an order, does not match an e-mail address that contains it
  expect(await directory.called('244', 10)).toEqual([]);
  expect(await directory.called('#244', 10)).toEqual([]);
});

test('powersOf is empty while a password change or second factor is due; lockPowers is not, unless banned', async () => {
  const directory = new SqlUserDirectory(database, { secondFactorRequired: ['admin'] });
  const staff = person({ role: 'staff', scopes: ['orders:read'] });
  const [keyless, protectedAdmin, customer] = [
    person({ role: 'admin' }),
    person({ role: 'admin' }),
    person({ role: 'customer' }),
  ];
  for (const user of [staff, keyless, protectedAdmin, customer]) await users.add(user);
  const factor = { userId: protectedAdmin.id, lastStep: 0, recoveryHashes: [], confirmedAt: new Date() };
  await new SqlSecondFactors(database).save(factor);
  const heldBy = async ({ id }: { readonly id: string }) => (await directory.powersOf(id))?.scopes.length;
  expect([await heldBy(staff), await heldBy(keyless), await heldBy(customer)]).toEqual([1, undefined, undefined]);
  expect(await heldBy(protectedAdmin)).toBeGreaterThan(10);
  await users.save({ ...staff, mustChangePassword: true });
  expect(await heldBy(staff)).toBeUndefined();
  const powers = await directory.lockPowers([staff.id, keyless.id, customer.id, person().id]);
  expect(powers.size).toBe(2);
  expect([powers.get(staff.id)?.role, powers.get(keyless.id)?.role]).toEqual(['staff', 'admin']);
  await users.save({ ...staff, status: 'banned', banReason: 'Ayrıldı' });
  expect((await directory.lockPowers([staff.id])).size).toBe(0);
});

test('exactly one of 100 simultaneous users with one username in four spellings gets it (promise 14)', async () => {
  const spellings = ['Işıkİz', 'ışıkiz', 'IŞIKIZ', 'işikız'];
  const attempts = Array.from({ length: 100 }, (_, at) => users.add(person({ username: spellings[at % 4] ?? '' })));
  const results = await Promise.allSettled(attempts);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(new Set(refusals.map((reason: { code: string }) => reason.code))).toEqual(
    new Set(['identity.username_taken']),
  );
});

test('a log-in with the old password during a password change opens no session', async () => {
  const sessions = new SqlSessions(
    database,
    new CachedLiveSessions(database, new FixedClock(), { secondFactorRequired: [] }),
  );
  const user = person();
  await users.add(user);
  const session = {
    id: person().id,
    userId: user.id,
    device: '',
    address: '',
    refreshHash: 'a'.repeat(64),
    expiresAt: new Date('2027-01-01'),
  };
  const [, opened] = await Promise.all([
    database.run(async () => {
      await users.save({ ...user, passwordHash: 'hash of another' });
      await sessions.revokeAllOf(user.id, new Date(), 'staff');
      await new Promise((later) => setTimeout(later, 200));
    }),
    new Promise((begun) => setTimeout(begun, 50)).then(() =>
      sessions.open(session, user.passwordHash ?? '', new Date()),
    ),
  ]);
  expect(opened).toBe(false);
});

test('the row definitions match the database schema', async () => {
  const changes = await database.orm.schema.getUpdateSchemaSQL({ dropTables: false });
  const own = changes
    .split(';')
    .map((statement) => statement.trim())
    // the job queues' tables are pg-boss's
    .filter((statement) => statement !== '' && statement !== "set names 'utf8'" && !statement.includes('"jobs".'));
  expect(own).toEqual([]);
});

test('notices that are turned off concurrently all stay turned off', async () => {
  const user = person();
  await users.add(user);
  const turn = turnNotice({ users, work: unitOfWork({ transactions: database }) });
  const pressed = noticeSwitches.slice(0, 15);
  await Promise.all(pressed.map((notice) => turn(user.id, notice, false)));
  expect(new Set((await users.find(user.id))?.mutedNotices)).toEqual(new Set(pressed));
});
