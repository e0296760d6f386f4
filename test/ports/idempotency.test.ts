// A key leaves together with the statements of its work (docs/decisions/0099).
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { DomainError } from '#kernel/refusal.ts';
import { Database } from '#platform/db/database.ts';
import { Idempotency, IdempotencyKeyRow } from '#platform/http/idempotency.ts';
import { FixedClock } from '#test/support/fakes/kernel.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

let server: TestDatabase;
let database: Database;
let idempotency: Idempotency;
const clock = new FixedClock('2026-07-22T10:00:00Z');
beforeAll(async () => {
  server = await testDatabase();
  database = await Database.connect(server.url, [IdempotencyKeyRow], { max: 4 });
  idempotency = new Idempotency(database, clock, 'secret');
  await sql`create table note (name text not null)`.execute(database.sql());
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

const once = (key: string, work: () => Promise<string>, fingerprint = key) =>
  idempotency.once({ userId: '0199f000-0000-7000-8000-000000000001', key, fingerprint }, work);
const writeNote = (name: string) =>
  database.write(sql`insert into note (name) values (${name})`.compile(database.sql()));
const notes = async (name: string) => {
  const { rows } = await sql`select from note where name = ${name}`.execute(database.sql());
  return rows.length;
};
const writing = (name: string) => async () => {
  await writeNote(name);
  return `{"name":"${name}"}`;
};

test('a repeat gets the first answer and writes nothing, whether its work reads, only writes or is refused', async () => {
  const first = await once('a', writing('a'));
  const repeats: readonly (() => Promise<string>)[] = [
    writing('a'),
    async () => `${await notes('a')}`,
    async () => 'an answer without a statement',
    () => Promise.reject(new DomainError('request.conflict')),
    () => database.savepoint(writing('a')),
  ];
  for (const repeat of repeats) expect(await once('a', repeat).catch((error: unknown) => error)).toBe(first);
  expect(await notes('a')).toBe(1);
});

test('of requests with one key at once, one acts and all get its answer', async () => {
  const answers = await Promise.all(
    ['1', '2', '3', '4'].map(async (own) =>
      once('b', async () => {
        await writeNote('b');
        return own;
      }),
    ),
  );
  expect(new Set(answers).size).toBe(1);
  expect(await notes('b')).toBe(1);
});

test('a key is free again after a refusal of its work, and after the time for which its answer is kept', async () => {
  await expect(once('c', () => Promise.reject(new DomainError('request.conflict')))).rejects.toThrow(DomainError);
  expect(await once('c', writing('c'))).toContain('c');
  clock.advance({ days: 1, seconds: 1 });
  expect(await once('c', writing('c'))).toContain('c');
  expect(await notes('c')).toBe(2);
});

test('a key with another request is refused as such, even if the work of that request would be refused for another reason', async () => {
  await once('d', writing('d'));
  const refused = () => Promise.reject(new DomainError('request.conflict'));
  await expect(once('d', refused, 'another')).rejects.toMatchObject({ code: 'request.key_reused' });
});

test('a request that waits for another with its key acts if the other fails', async () => {
  const [begun, claimed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const other = once('e', async () => {
    await notes('e'); // its key is stored once this is answered
    claimed.resolve();
    await begun.promise;
    throw new DomainError('request.conflict');
  });
  await claimed.promise;
  const waiting = once('e', async () => {
    begun.resolve();
    return writing('e')();
  });
  await expect(other).rejects.toThrow(DomainError);
  expect(await waiting).toContain('e');
  expect(await notes('e')).toBe(1);
});

test('a connection that refused to prepare a statement of a repeat prepares all statements anew', async () => {
  const one = await Database.connect(server.url, [IdempotencyKeyRow], { max: 1 });
  const own = new Idempotency(one, clock, 'secret');
  const ask = async <R>(text: string) => (await one.em.execute<R[]>(text))[0];
  const write = (key: string) =>
    own.once({ userId: '0199f000-0000-7000-8000-000000000001', key, fingerprint: key }, async () => {
      await one.write(sql`insert into note (name) values (${key}) -- f`.compile(one.sql()));
      return '{}';
    });
  // the ninth use of a statement is the last one without a name
  for (let use = 1; use < 10; use++) await write(`f${use}`);
  const before = await ask<{ pid: number; at: string }>(
    'select pg_backend_pid() as pid, clock_timestamp()::text as at',
  );
  await write('f1');
  expect(one.connections.busy).toBe(0);
  await write('f10');
  await write('f11');
  const after = await ask<{ pid: number; old: string; prepared: string }>(
    `select pg_backend_pid() as pid, count(*) filter (where prepare_time < '${before?.at}') as old,
       count(*) filter (where statement like '%-- f') as prepared from pg_prepared_statements`,
  );
  expect(after).toEqual({ pid: before?.pid, old: '0', prepared: '1' });
  await one.close();
});
