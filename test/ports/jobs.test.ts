import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { Database } from '#platform/db/database.ts';
import { BossJobs, type JobHandler } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/log/log.ts';
import { Metrics } from '#platform/metrics/metrics.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

let server: TestDatabase;
let database: Database;
beforeAll(async () => {
  server = await testDatabase();
  database = await Database.connect(server.url, [], { max: 2 });
});
const started: BossJobs[] = [];
afterEach(async () => {
  for (const jobs of started.splice(0)) await jobs.stop();
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

/** Starts a `BossJobs`, as a process of the product has one. It handles these queues and looks every second for jobs of dead processes. */
const aProcess = async (...handlers: readonly JobHandler[]): Promise<BossJobs> => {
  const jobs = new BossJobs(server.url, database, createLog('silent'), new Metrics(), 1);
  started.push(jobs);
  await jobs.start(handlers);
  return jobs;
};

test('a job of a killed process runs again within a minute, also in a queue made by an earlier version', async () => {
  const queue = 'tests.work';
  const earlier = new PgBoss({ connectionString: server.url, schema: 'jobs', supervise: false, schedule: false });
  await earlier.start();
  await earlier.createQueue(queue, { policy: 'short' });
  await earlier.stop();

  const [begun, ended, again] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<unknown>(),
  ];
  const first = await aProcess({ queue, handle: () => (begun.resolve(), ended.promise) });
  await first.send(queue, { of: 'ada' });
  await begun.promise;
  // moves the last heartbeat back by a minute, as if the process had been killed
  const silenced = sql`
    update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute'
    where name = ${queue} and state = 'active' returning heartbeat_seconds`;
  expect((await silenced.execute(database.sql())).rows).toEqual([{ heartbeat_seconds: 20 }]);
  await aProcess({ queue, handle: (data) => Promise.resolve(again.resolve(data)) });
  expect(await again.promise).toEqual({ of: 'ada' });
  ended.resolve();
});
