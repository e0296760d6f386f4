// Statements of a transaction that leave without waiting for the answers to earlier ones (docs/decisions/0099).
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import pg from 'pg';
import { limitWaiting } from '#platform/db/connections.ts';
import { Database } from '#platform/db/database.ts';
import { Deadline, DeadlineExceeded, withDeadline, withinDeadline } from '#platform/db/deadline.ts';
import { brokenConstraint, sqlState } from '#platform/db/sql-state.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

let server: TestDatabase;
let database: Database;
beforeAll(async () => {
  server = await testDatabase();
  database = await Database.connect(server.url, [], { max: 2 });
  await sql`create table note (seq serial, name text primary key check (name <> 'bad'))`.execute(database.sql());
});
afterAll(async () => {
  await database.close();
  await server.drop();
});
beforeEach(() => sql`truncate note restart identity`.execute(database.sql()));

const note = (name: unknown) => sql`insert into note (name) values (${name})`.compile(database.sql());
const write = (name: unknown) => database.write(note(name));
const names = async () => {
  const { rows } = await sql<{ name: string }>`select name from note order by seq`.execute(database.sql());
  return rows.map(({ name }) => name);
};
/** A value that the driver can't write. */
const circular = () => {
  const value: { self?: object } = {};
  value.self = value;
  return value;
};
const caught = (work: () => Promise<unknown>) =>
  work().then(
    () => undefined,
    (error: unknown) => error,
  );

test('all writes are committed, in order, and later reads of the transaction see them', async () => {
  const many = Array.from({ length: 50 }, (_, index) => `note ${index}`);
  const seen = await database.run(async () => {
    for (const name of many) await write(name);
    const now = await names();
    await write('last');
    return now;
  });
  expect(seen).toEqual(many);
  expect(await names()).toEqual([...many, 'last']);
});

test('a failed write fails its transaction with its own error, whatever came after it', async () => {
  const after: readonly (() => Promise<unknown>)[] = [
    () => Promise.resolve(),
    () => write('later'),
    () => names(),
    () => Promise.reject(new Error('found later')),
  ];
  for (const next of after) {
    const error = await caught(() =>
      database.run(async () => {
        await write('first');
        await write('bad');
        await next();
      }),
    );
    expect(brokenConstraint(error)).toBe('note_name_check');
    expect(await names()).toEqual([]);
  }
});

test('an adapter that awaits its insert still gets the error of that insert', async () => {
  await write('taken');
  const refusal = await caught(() =>
    database.run(async () => {
      await write('other');
      await database
        .sql()
        .executeQuery(note('taken'))
        .catch((error: unknown) => {
          throw brokenConstraint(error) === 'note_pkey' ? new Error('the name is taken') : error;
        });
    }),
  );
  expect(refusal).toEqual(new Error('the name is taken'));
  expect(await names()).toEqual(['taken']);
});

test('the error of an awaited statement is not replaced by those of the writes behind it', async () => {
  const error = await caught(() =>
    database.run(async () => {
      const awaited = database.sql().executeQuery(note('bad'));
      await write('behind');
      await awaited;
    }),
  );
  expect(brokenConstraint(error)).toBe('note_name_check');
});

test('of statements that are sent together, the error of the one that failed is told, whichever promise is first', async () => {
  /** An adapter that passes its error on after the others. */
  const slowly = (work: () => Promise<unknown>) =>
    work().catch(async (error: unknown) => {
      await new Promise((wait) => setTimeout(wait, 20));
      throw error;
    });
  const error = await caught(() =>
    database.run(() =>
      Promise.all([
        slowly(() => sql`select 1 / 0`.execute(database.sql())),
        sql`select 1`.execute(database.sql()),
        sql`select 2`.execute(database.sql()),
      ]),
    ),
  );
  expect(sqlState(error)).toBe('22012');
});

test('an error after a savepoint that failed is not told as the error of the savepoint', async () => {
  const error = await caught(() =>
    database.run(async () => {
      await database.savepoint(() => write('bad')).catch(() => undefined);
      await sql`select 1 / 0`.execute(database.sql());
    }),
  );
  expect(sqlState(error)).toBe('22012');
});

test('if a BEGIN fails, nothing that was sent behind it counts as done, and the connection is not used again', async () => {
  const pool = new pg.Pool({ connectionString: server.url, pipeline: true, max: 1 });
  limitWaiting(pool, 5_000);
  const client = await pool.connect();
  const sent = [client.query('begin isolation level nonsense'), client.query('select 1'), client.query('commit')];
  const [, read, commit] = await Promise.allSettled(sent);
  expect([read, commit]).toMatchObject([
    { status: 'rejected', reason: { code: '42601' } },
    { status: 'rejected', reason: { code: '42601' } },
  ]);
  client.release();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test('a COMMIT that PostgreSQL answers with ROLLBACK is a failure', async () => {
  let happened = false;
  const error = await caught(() =>
    database.run(async () => {
      database.afterCommit(() => (happened = true));
      await write('first');
      await sql`select 1 / 0`.execute(database.sql()).catch(() => undefined);
    }),
  );
  expect(error).toMatchObject({ name: 'Error', message: expect.stringContaining('rolled back') });
  await new Promise(setImmediate);
  expect(happened).toBe(false);
  expect(await names()).toEqual([]);
});

test('a savepoint whose write fails undoes only its own writes, and is told why', async () => {
  await database.run(async () => {
    await write('before');
    const error = await caught(() =>
      database.savepoint(async () => {
        await write('within');
        await write('bad');
      }),
    );
    expect(brokenConstraint(error)).toBe('note_name_check');
    await database.savepoint(() => write('kept'));
    await write('after');
  });
  expect(await names()).toEqual(['before', 'kept', 'after']);
});

test('a write that failed before a savepoint fails the transaction, not the savepoint', async () => {
  let entered = false;
  const error = await caught(() =>
    database.run(async () => {
      await write('bad');
      await database.savepoint(async () => void (entered = true)).catch(() => undefined);
    }),
  );
  expect(entered).toBe(false);
  expect(brokenConstraint(error)).toBe('note_name_check');
});

test('a transaction that runs again after a deadlock repeats its writes', async () => {
  await sql`create or replace function deadlock_once() returns trigger language plpgsql as $$
    begin
      if nextval('attempts') = 1 then raise exception using errcode = '40P01'; end if;
      return new;
    end $$`.execute(database.sql());
  await sql`create sequence attempts`.execute(database.sql());
  await sql`create trigger deadlock_once before insert on note for each row when (new.name = 'contended')
    execute function deadlock_once()`.execute(database.sql());
  let attempts = 0;
  await database.run(async () => {
    attempts++;
    for (const name of ['one', 'contended', 'three']) await write(name);
  });
  expect(attempts).toBe(2);
  expect(await names()).toEqual(['one', 'contended', 'three']);
});

test('a connection that is lost behind the writes fails the transaction, and the pool stays whole', async () => {
  for (let round = 0; round < 4; round++) {
    const error = await caught(() =>
      database.run(
        async () => {
          await write('first');
          await database.write(sql`select pg_terminate_backend(pg_backend_pid())`.compile(database.sql()));
          await write('second');
        },
        { attempts: 1 },
      ),
    );
    expect(error).toBeInstanceOf(Error);
  }
  await new Promise((tookBack) => setTimeout(tookBack, 1_200));
  expect(await names()).toEqual([]);
  expect(await Promise.all([database.run(names), database.run(names)])).toEqual([[], []]);
  expect(database.connections.busy).toBe(0);
});

test('a statement that is used often is prepared, and is executed after a change of the schema as well', async () => {
  await write('one');
  const one = await Database.connect(server.url, [], { max: 1 });
  const reads = () => one.run(() => sql`select * from note where name = ${'one'}`.execute(one.sql()));
  for (let count = 0; count < 40; count++) await reads();
  const counted = sql<{ count: string }>`select count(*) from pg_prepared_statements`.execute(one.sql());
  expect((await counted).rows).toEqual([{ count: '1' }]);
  await sql`alter table note add column added int`.execute(database.sql());
  await expect(reads()).resolves.toMatchObject({ rows: [{ seq: 1, name: 'one', added: null }] });
  await one.close();
});

test('statements under older names are deallocated before the next transaction', async () => {
  const one = await Database.connect(server.url, [], { max: 1 });
  let attempts = 0;
  const reads = (times: number, column: string, meanwhile = () => Promise.resolve()) =>
    one.run(async () => {
      attempts++;
      await meanwhile();
      const read = sql`select ${sql.ref(column)} from note where name <> ${'x'}`.compile(one.sql());
      for (let count = 0; count < times; count++) await one.sql().executeQuery(read);
    });
  const prepared = async () => {
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(one.sql());
    return rows.length;
  };
  await reads(20, 'name');
  await reads(20, 'seq');
  expect(await prepared()).toBe(2);
  await sql`alter table note alter seq type bigint`.execute(database.sql());
  await reads(20, 'seq');
  expect([await prepared(), attempts]).toEqual([1, 4]);
  // a statement whose values can't be written renames all statements, also while a transaction of another connection runs
  const outside = AsyncLocalStorage.snapshot();
  await reads(20, 'seq', () => outside(() => expect(database.run(() => write(circular()))).rejects.toThrow(TypeError)));
  await reads(20, 'seq');
  expect([await prepared(), attempts]).toEqual([1, 6]);
  await one.close();
});

test('a write that never reached PostgreSQL is not missing from a committed transaction', async () => {
  const unwritable = await caught(() =>
    database.run(async () => {
      await write('first');
      await write(circular());
      await write('third');
    }),
  );
  expect(unwritable).toBeInstanceOf(TypeError);
  const late = await caught(() =>
    withDeadline(new Deadline(100, () => false), () =>
      database.run(async () => {
        await write('first');
        await withinDeadline(() => new Promise((later) => setTimeout(later, 120)));
        await write('second');
      }),
    ),
  );
  expect(late).toBeInstanceOf(DeadlineExceeded);
  expect(sqlState(late)).toBe('deadline_exceeded');
  expect(await names()).toEqual([]);
});

test('a statement after the end of its transaction or savepoint is an error, and is not sent', async () => {
  const inside = async () => AsyncLocalStorage.snapshot();
  const ofSavepoint = await database.run(async () => {
    const savepoint = await database.savepoint(inside);
    await expect(savepoint(async () => write('after the savepoint'))).rejects.toThrow('after the end');
    await write('kept');
    return savepoint;
  });
  for (const ended of [ofSavepoint, await database.run(inside)]) {
    await expect(ended(async () => write('late'))).rejects.toThrow('after the end');
    await expect(ended(() => database.run(async () => write('later')))).rejects.toThrow('after the end');
    expect(() => ended(() => database.sql())).toThrow('after the end');
    expect(() => ended(() => database.em)).toThrow('after the end');
  }
  expect(await names()).toEqual(['kept']);
});
