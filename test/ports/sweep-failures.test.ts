import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import type { SweepFailures } from '#kernel/ports.ts';
import { Database } from '#platform/db/database.ts';
import { SweepFailureRow } from '#platform/db/sweep-failure.table.ts';
import { DatabaseSweepFailures } from '#platform/db/sweep-failures.ts';
import { FixedClock, InMemorySweepFailures } from '#test/support/fakes/kernel.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

let postgres: TestDatabase;
let database: Database;
beforeAll(async () => {
  postgres = await testDatabase();
  database = await Database.connect(postgres.url, [SweepFailureRow], { max: 2 });
});
afterAll(async () => {
  await database.close();
  await postgres.drop();
});

const makers: readonly (readonly [string, (clock: FixedClock) => SweepFailures])[] = [
  ['in memory', (clock) => new InMemorySweepFailures(clock)],
  ['on PostgreSQL', (clock) => new DatabaseSweepFailures(database, clock)],
];
test.each(makers)('%s a failed record is left out of its sweep, twice as long after each failure', async (_, make) => {
  const clock = new FixedClock();
  const failures = make(clock);
  const [one, other] = [v7(), v7()];
  await failures.add('order.close', one);
  await failures.add('order.settle', other);
  expect(await failures.resting('order.close')).toEqual([one]);
  clock.advance({ seconds: 120 });
  expect(await failures.resting('order.close')).toEqual([]);
  await failures.add('order.close', one);
  clock.advance({ seconds: 239 });
  expect(await failures.resting('order.close')).toEqual([one]);
  clock.advance({ seconds: 1 });
  expect(await failures.resting('order.close')).toEqual([]);
});

test('failures that have not occurred again for a day are deleted', async () => {
  const clock = new FixedClock('2026-12-01T12:00:00.000Z');
  const failures = new DatabaseSweepFailures(database, clock);
  const id = v7();
  await failures.add('order.close', id);
  clock.advance({ days: 1 });
  await failures.purge();
  await failures.add('order.close', id);
  clock.advance({ seconds: 239 });
  expect(await failures.resting('order.close')).toEqual([id]); // counts as the second failure
  clock.advance({ days: 2 });
  await failures.purge();
  await failures.add('order.close', id);
  clock.advance({ seconds: 121 });
  expect(await failures.resting('order.close')).toEqual([]); // counts as the first failure again
});
