import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { auditChain } from '#modules/audit/adapters/persistence/audit-chain.ts';
import { auditRows } from '#modules/audit/adapters/persistence/audit.table.ts';
import { SqlAuditLog } from '#modules/audit/adapters/persistence/sql-audit-log.ts';
import { sha256Seals } from '#modules/audit/adapters/crypto/sha256-seals.ts';
import { appendEvent } from '#modules/audit/application/append-event.ts';
import { auditPersonalData } from '#modules/audit/application/audit-personal-data.ts';
import { correctEvents } from '#modules/audit/application/correct-events.ts';
import { readEvents } from '#modules/audit/application/read-events.ts';
import type { Change } from '#modules/audit/domain/audit-event.ts';
import { Database } from '#platform/db/database.ts';
import { SystemClock, UuidV7 } from '#platform/system.ts';
import { many } from '#test/support/calls.ts';
import fc from '#test/support/property.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

const [admin, somebody, other] = [randomUUID(), randomUUID(), randomUUID()];
const writers = 64;

let file: TestDatabase;
let databases: readonly Database[];
let client: pg.Client;

beforeAll(async () => {
  file = await testDatabase();
  databases = await Promise.all(many(3, () => Database.connect(file.url, auditRows, { max: 6 })));
  client = new pg.Client({ connectionString: file.url });
  await client.connect();
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await client.end();
  await file.drop();
});

const logOf = (nth = 0) => new SqlAuditLog(databases[nth]!);
const noMovements = { ofRunningCommand: () => Promise.resolve(undefined) };
const appending = (nth = 0) =>
  appendEvent({
    log: logOf(nth),
    seals: sha256Seals,
    movements: noMovements,
    work: unitOfWork({ transactions: databases[nth]!, ids: new UuidV7() }),
  });
const ban = (recordId: string, reason = 'hakaret') => ({
  at: new Date(),
  actor: { id: admin, role: 'admin' },
  action: 'POST /admin/ban',
  resource: 'users',
  recordId,
  details: { reason, said: { userId: recordId }, changes: [], address: '127.0.0.1', requestId: randomUUID() },
});
const wanted = { from: 0, limit: 100, descending: true };

test('promise 35: 64 writers at once on three processes make one chain without a fork', async () => {
  const ends = await Promise.allSettled(many(writers, (nth) => appending(nth % 3).append(ban(somebody))));
  expect(ends.filter(({ status }) => status !== 'fulfilled')).toEqual([]);
  expect(await auditChain(client)).toMatchObject({ links: writers, head: { seq: writers } });
  const { rows } = await client.query('select count(distinct previous_hash)::int as count from audit_event');
  expect(rows).toEqual([{ count: writers }]);
});

test('an event is kept if and only if its transaction commits', async () => {
  const before = await logOf().head();
  const failing = databases[0]!.run(async () => {
    await appending().append(ban(somebody));
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(await logOf().head()).toEqual(before);
});

/** Tamperings by name, each as an SQL statement. `seq` is the tampered link, `head` the last one. */
const tamperings: Readonly<Record<string, (seq: number, head: number) => string>> = {
  id: (seq) => `update audit_event set id = gen_random_uuid() where seq = ${seq}`,
  time: (seq) => `update audit_event set at = at - interval '1 millisecond' where seq = ${seq}`,
  actor: (seq) => `update audit_event set actor_id = gen_random_uuid() where seq = ${seq}`,
  role: (seq) => `update audit_event set actor_role = 'staff' where seq = ${seq}`,
  action: (seq) => `update audit_event set action = 'POST /admin/unban' where seq = ${seq}`,
  resource: (seq) => `update audit_event set resource = 'orders' where seq = ${seq}`,
  record: (seq) => `update audit_event set record_id = null where seq = ${seq}`,
  details: (seq) => `update audit_event set details = replace(details, 'hakaret', 'iltifat') where seq = ${seq}`,
  'details without a word': (seq) => `update audit_event set details = null where seq = ${seq}`,
  'details with their digest': (seq) =>
    `update audit_event set details = '{}', details_digest = encode(sha256('{}'), 'hex') where seq = ${seq}`,
  hash: (seq) => `update audit_event set hash = encode(sha256(hash::bytea), 'hex') where seq = ${seq}`,
  'the one before': (seq) => `update audit_event set previous_hash = hash where seq = ${seq}`,
  'a missing link': (seq) => `delete from audit_event where seq = ${seq}`,
  'a cut end': (seq) => `delete from audit_event where seq >= ${seq}`,
  'a gap that was closed': (seq) =>
    `delete from audit_event where seq = ${seq}; update audit_event set seq = seq - 1 where seq > ${seq}; update audit_head set seq = seq - 1`,
  'a link too much': (seq, head) =>
    `insert into audit_event select ${head} + 1, gen_random_uuid(), at, actor_id, actor_role, action, resource, record_id,
       details, details_digest, previous_hash, hash, people from audit_event where seq = ${seq};
     update audit_head set seq = ${head} + 1`,
  'two that changed places': (seq, head) => {
    const with_ = seq === head ? 1 : seq + 1;
    return `update audit_event set seq = -1 where seq = ${seq}; update audit_event set seq = ${seq} where seq = ${with_};
      update audit_event set seq = ${with_} where seq = -1`;
  },
  'another head': () => `update audit_head set hash = encode(sha256(hash::bytea), 'hex')`,
  'an earlier head': (seq) => `update audit_head set seq = ${seq} - 1`,
};

test('promise 35: each of 200 tamperings is found, even with the triggers switched off', async () => {
  for (let links = 0; links < 12; links++) await appending().append(ban(somebody));
  const { seq: head } = await logOf().head();
  const kinds = fc.constantFrom(...Object.keys(tamperings));
  await fc.assert(
    fc.asyncProperty(kinds, fc.integer({ min: 1, max: head }), async (kind, seq) => {
      await client.query('begin');
      try {
        await client.query('set local session_replication_role = replica');
        await client.query('alter table audit_event drop constraint audit_event_pkey');
        await client.query(tamperings[kind]!(seq, head));
        const { fault } = await auditChain(client);
        expect({ kind, seq, found: fault !== undefined }).toEqual({ kind, seq, found: true });
      } finally {
        await client.query('rollback');
      }
    }),
    { numRuns: 200 },
  );
  expect((await auditChain(client)).fault).toBeUndefined();
});

test.each([
  ['a changed event', `update audit_event set actor_role = 'staff' where seq = 1`, 'audit_stays'],
  ['changed details', `update audit_event set details = '{}' where seq = 1`, 'audit_stays'],
  ['a deleted event', 'delete from audit_event', 'audit_stays'],
  ['an emptied log', 'truncate audit_event', 'audit_stays'],
  ['a deleted head', 'delete from audit_head', 'audit_stays'],
  ['a head that moves back', 'update audit_head set seq = seq - 1', 'audit_stays'],
  [
    'an event outside the chain',
    `insert into audit_event select seq + 100, gen_random_uuid(), at, actor_id, actor_role, action, resource, record_id,
       details, details_digest, previous_hash, hash, people from audit_event where seq = 1`,
    'audit_event_continues',
  ],
])('the database refuses %s', async (_, statement, constraint) => {
  await expect(client.query(statement)).rejects.toMatchObject({ constraint });
});

test('erasing a user erases the details about them; the events and the chain stay', async () => {
  const said = `Adı ${randomUUID()}`;
  await appending().append(ban(other, said));
  await appending().append({ ...ban(somebody), details: { ...ban(somebody).details, said: { boosterId: other } } });
  const data = auditPersonalData({ log: logOf(), appendEvent: appending(), clock: new SystemClock() });
  const person = { id: other, email: 'x@basamak.test', emailVerified: true };
  expect(await data.recordsOf(person)).toMatchObject({ audit: [{ action: 'POST /admin/ban', reason: said }] });

  await databases[0]!.run(() => data.erase(person));
  await databases[0]!.run(() => data.erase(person)); // a second erasure adds no second event
  const { rows } = await logOf().list({ ...wanted, where: { person: [other] } });
  expect(rows.map(({ action }) => action)).toEqual(['erase-details']);
  const dump = await client.query('select count(*)::int as count from audit_event e where strpos(e::text, $1) > 0', [
    said,
  ]);
  expect(dump.rows).toEqual([{ count: 0 }]);
  expect(await auditChain(client)).not.toHaveProperty('fault');

  const names = { namesOf: () => Promise.resolve(new Map([[admin, 'Yönetici A.']])) };
  const reading = readEvents({
    log: logOf(),
    actors: names,
    sentenceOf: ({ code }) => code,
    mayMoveMoney: () => false,
  });
  const listed = await reading.list({ ...wanted, where: { recordId: [other] } });
  expect(listed.rows.map((link) => reading.viewOf(link, { names: listed.names, seesBalances: true }))).toMatchObject([
    { action: 'erase-details', erased: false },
    { action: 'POST /admin/ban', actorName: 'Yönetici A.', reason: null, said: null, erased: true },
  ]);
});

test('the list is filtered by action, resource, record, actor, person and time', async () => {
  const record = randomUUID();
  const at = new Date('2026-01-05T10:00:00Z');
  await appending().append({ ...ban(record), at, action: 'POST /admin/choose-state', resource: 'orders' });
  const count = async (where: object) => (await logOf().list({ ...wanted, where })).total;
  expect(await count({ recordId: [record] })).toBe(1);
  expect(await count({ resource: ['orders'] })).toBe(1);
  expect(await count({ action: ['POST /admin/choose-state'], actorId: [admin] })).toBe(1);
  expect(await count({ person: [record], notBefore: at, before: new Date(at.getTime() + 1) })).toBe(1);
  expect(await count({ before: at })).toBe(0);
  expect(await count({ recordId: [record], actorId: [somebody] })).toBe(0);
});

test('the event of a new coupon that names another coupon as its earlier state gets one correcting event', async () => {
  const [wrong, right] = [randomUUID(), randomUUID()];
  const made = (recordId: string, changes: readonly Change[]) =>
    appending().append({
      ...ban(recordId),
      action: 'POST /admin/coupons',
      resource: 'coupons',
      details: { ...ban(recordId).details, changes },
    });
  await made(wrong, [{ path: '/code', before: 'ELLILIRA', after: 'VALO10' }]);
  await made(right, [{ path: '', before: null, after: { code: 'VALO10' } }]);
  const { seq } = await logOf().head();
  const correct = (nth = 0) =>
    correctEvents({
      log: logOf(nth),
      appendEvent: appending(nth),
      work: unitOfWork({ transactions: databases[nth]!, clock: new SystemClock() }),
    })();
  expect(await Promise.all([correct(), correct(1)]).then((counts) => counts.toSorted())).toEqual([0, 1]);
  expect(await correct()).toBe(0);

  const correcting = { ...wanted, where: { action: ['correct-details'] } };
  const { rows } = await logOf().list(correcting);
  expect(rows).toMatchObject([{ actorRole: 'system', resource: 'coupons', recordId: wrong }]);
  expect(JSON.parse(rows[0]!.details!)).toMatchObject({ said: { corrects: seq - 1 }, changes: [] });
  expect(await auditChain(client)).not.toHaveProperty('fault');
});
