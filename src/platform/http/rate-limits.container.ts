import { token, type Bindings } from '../di.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import { platform } from '../tokens.ts';
import { DatabaseRateLimits } from './rate-limits.ts';

export const rateLimiting = { jobs: token<readonly JobHandler[]>('rateLimiting.jobs') };

/** Binds `platform.rateLimits`. */
export const rateLimitBindings: Bindings = (bind) => {
  const store = token<DatabaseRateLimits>('rateLimiting.store');
  bind.type(store, DatabaseRateLimits, [platform.database, platform.clock]);
  bind.same(platform.rateLimits, store);
  bind.make(
    rateLimiting.jobs,
    (limits) => [{ queue: 'rate-limits.purge', cron: '7 * * * *', handle: () => limits.purge() }],
    [store],
  );
};
