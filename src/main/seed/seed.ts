import { booster, masterOfAll } from '#modules/booster/index.ts';
import { identity } from '#modules/identity/index.ts';
import { shop } from '#modules/shop/index.ts';
import { Database } from '#platform/db/database.ts';
import { oneAtATime, locks } from '#platform/db/one-at-a-time.ts';
import { resolve } from '#platform/di.ts';
import { BossJobs } from '#platform/jobs/jobs.ts';
import { TransactionalOutbox } from '#platform/live/outbox.ts';
import { createLog } from '#platform/log/log.ts';
import { Metrics } from '#platform/metrics/metrics.ts';
import { SystemClock } from '#platform/system.ts';
import { composition } from '../container.ts';
import type { Env } from '../env.ts';
import { rows } from '../modules.ts';

/** Adds missing demo accounts and listings to a migrated database. Never in production. */
export async function seed(env: Env): Promise<void> {
  if (env.production) throw new Error('seed data must not be loaded in production');
  const log = createLog(env.logLevel);
  const database = await Database.connect(env.databaseUrl, rows, { max: 2 });
  try {
    const container = composition(env, {
      database,
      clock: new SystemClock(),
      log,
      outbox: new TransactionalOutbox(database, () => undefined),
      jobs: new BossJobs(env.databaseUrl, database, log, new Metrics()),
    });
    await oneAtATime(env.databaseUrl, locks.seed, async () => {
      const users = await resolve(container, identity.seedDemoUsers)();
      if (users.booster) await resolve(container, booster.profiles).change(users.booster, masterOfAll);
      await resolve(container, shop.seedDemoListings)();
    });
  } finally {
    await database.close();
  }
}
