// The entity manager reads and writes in the running transaction, and never returns the result of an older read.
import { LockMode } from '@mikro-orm/core';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { StaffNoteRow, noteRows, type NoteTables } from '#modules/note/adapters/persistence/note.table.ts';
import { Database } from '#platform/db/database.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const lockMode = LockMode.PESSIMISTIC_WRITE;

let server: TestDatabase;
let database: Database;
let other: Database;
beforeAll(async () => {
  server = await testDatabase();
  database = await Database.connect(server.url, noteRows, { max: 2 });
  other = await Database.connect(server.url, noteRows, { max: 2 });
});
afterAll(async () => {
  await database.close();
  await other.close();
  await server.drop();
});

const id = v7();
beforeEach(async () => {
  await database.em.nativeDelete(StaffNoteRow, {});
  await database.em.insert(StaffNoteRow, {
    id,
    subject: 'order',
    recordId: v7(),
    kind: 'note',
    text: 'first',
    authorId: v7(),
    authorName: 'Ece K.',
    createdAt: new Date(),
    liftedBy: null,
    liftedByName: null,
    liftedAt: null,
    liftedBecause: null,
    people: [],
  });
});

const textOf = async (options = {}) => (await database.em.findOneOrFail(StaffNoteRow, { id }, options)).text;
const write = (by: Database, text: string) => by.em.nativeUpdate(StaffNoteRow, { id }, { text });

test('a locking read returns the current row, not the row that the transaction read before', async () => {
  const texts = await database.run(async () => {
    const before = await textOf();
    await write(other, 'second');
    return [before, await textOf({ lockMode }), await textOf()];
  });
  expect(texts).toEqual(['first', 'second', 'second']);
});

test('a text with quotes, SQL or emoji is stored and found unchanged; a null byte is refused', async () => {
  const texts = [
    `O'Brien`,
    `\\' or true`,
    `'; delete from house_note; --`,
    `$1 ? ?? \\? :text`,
    '{"a":[1]}',
    'İı 🎮\n',
  ];
  for (const text of texts) {
    await write(database, text);
    expect(await textOf()).toBe(text);
    expect(await database.em.count(StaffNoteRow, { text })).toBe(1);
  }
  await expect(write(database, 'null \0 byte')).rejects.toThrow();
  expect(await textOf()).toBe(texts.at(-1));
});

test('the entity manager reads rows that SQL wrote in the same transaction', async () => {
  const text = await database.run(async () => {
    await textOf();
    const sql = database.sql<NoteTables>();
    await sql.updateTable('StaffNoteRow').set({ text: 'second' }).where('id', '=', id).execute();
    return textOf();
  });
  expect(text).toBe('second');
});

test('a changed object is not written unless it is saved', async () => {
  await database.run(async () => {
    const row = await database.em.findOneOrFail(StaffNoteRow, { id });
    row.text = 'second';
  });
  expect(await textOf()).toBe('first');
});

test('a locked row is held until the transaction ends', async () => {
  const free = () =>
    other.run(() => other.em.findOne(StaffNoteRow, { id }, { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE }));
  await database.run(async () => {
    await textOf({ lockMode });
    expect(await free()).toBeNull();
  });
  expect(await free()).not.toBeNull();
});

test('a write is rolled back with its savepoint and with its transaction', async () => {
  const failed = new Error('undo');
  await database.run(async () => {
    await expect(
      database.savepoint(async () => {
        await write(database, 'second');
        throw failed;
      }),
    ).rejects.toBe(failed);
    expect(await textOf()).toBe('first');
  });
  const undone = database.run(async () => {
    await write(database, 'third');
    throw failed;
  });
  await expect(undone).rejects.toBe(failed);
  expect(await textOf()).toBe('first');
});
