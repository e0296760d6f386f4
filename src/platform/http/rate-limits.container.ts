import { token, type Bindings } from '../di.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import { platform } from '../tokens.ts';
import { DatabaseRateLimits } from './rate-limits.ts';

export const rateLimiting = { jobs: token<readonly JobHandler[]>('rateLimiting.jobs') };

/** Binds `platform.rateLimits`. */
export const rateLimitBindings: Bindings = (registry) => {
  const store = token<DatabaseRateLimits>('rateLimiting.store');
  registry.type(store, DatabaseRateLimits, [platform.database, platform.clock]);
  registry.same(platform.rateLimits, store);
  registry.make(
    rateLimiting.jobs,
    (limits) => [{ queue: 'rate-limits.purge', cron: '7 * * * *', handle: () => limits.purge() }],
    [store],
  );
};
