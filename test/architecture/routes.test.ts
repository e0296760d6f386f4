import { expect, test } from '@jest/globals';
import { routes } from '#contract/routes.ts';
import { composition } from '#main/container.ts';
import { developmentSettings } from '#main/development.ts';
import { loadEnv } from '#main/env.ts';
import { modules, rows } from '#main/modules.ts';
import { Database } from '#platform/db/database.ts';
import { type Key, resolve } from '#platform/di.ts';
import { createLog } from '#platform/log/log.ts';
import type { Module } from '#platform/module.ts';
import { jobConsole } from '#platform/http/jobs.container.ts';
import { IdleJobs } from '#test/support/fakes/idle-jobs.ts';
import { SystemClock } from '#platform/system.ts';

test('every route of the contract has exactly one handler, and the container resolves every handler', async () => {
  const env = loadEnv({ ...developmentSettings({}), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
  const database = await Database.connect(env.databaseUrl, rows, { max: 1 });
  const container = composition(env, {
    database,
    clock: new SystemClock(),
    log: createLog('silent'),
    outbox: { publish: async () => undefined },
    jobs: new IdleJobs(),
  });
  const keys: readonly Key<object>[] = [...modules.flatMap((module: Module) => module.http), jobConsole.http];
  const handled = keys.flatMap((key) => Object.keys(resolve(container, key)));
  const elsewhere = ['GET /live', 'GET /admin/search', 'GET /admin/users/:id/story'];
  expect([...handled, ...elsewhere].toSorted()).toEqual(Object.keys(routes).toSorted());
  await database.close();
});
