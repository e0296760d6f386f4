import type { PersonalData } from '#kernel/personal-data.ts';
import { figure } from '#modules/figure/index.ts';
import { identity } from '#modules/identity/index.ts';
import type { Clock, Jobs, Outbox } from '#kernel/ports.ts';
import type { Database } from '#platform/db/database.ts';
import { DatabaseSweepFailures } from '#platform/db/sweep-failures.ts';
import { EarlierClock } from '#platform/db/shared-clock.ts';
import { compose, type Container, token } from '#platform/di.ts';
import { Traces } from '#platform/live/traces.ts';
import type { Module } from '#platform/module.ts';
import { modules } from './modules.ts';
import { jobBindings } from '#platform/http/jobs.container.ts';
import { rateLimitBindings } from '#platform/http/rate-limits.container.ts';
import type { JobDesk } from '#platform/jobs/jobs.ts';
import type { Log } from '#platform/log/log.ts';
import { mailBindings } from '#platform/mail/mail.container.ts';
import { UuidV7 } from '#platform/system.ts';
import { telling } from '#platform/live/telling.ts';
import { unitOfWork } from '#platform/unit-of-work.ts';
import { platform } from '#platform/tokens.ts';
import { configuration } from './configuration.ts';
import type { Env } from './env.ts';

/** What the process has opened before the container is built. */
export interface Running {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly outbox: Outbox;
  readonly jobs: Jobs & JobDesk;
}

const tokensOf = <K extends 'personalData' | 'figures'>(part: K): NonNullable<Module[K]>[] =>
  modules.flatMap((module: Module) => module[part] ?? []);

const traces = token<PersonalData>('traces');

/** Builds the container of the whole product. @throws on a missing binding */
export const composition = (env: Env, running: Running): Container =>
  compose(
    (bind) => {
      bind.value(platform.database, running.database);
      bind.value(platform.transactions, running.database);
      bind.value(platform.clock, running.clock);
      bind.value(platform.sweepFailures, new DatabaseSweepFailures(running.database, running.clock));
      bind.value(platform.sharedClock, new EarlierClock(running.database, running.clock));
      bind.value(platform.ids, new UuidV7());
      bind.make(platform.work, (transactions, clock, ids) => unitOfWork({ transactions, clock, ids }), [
        platform.transactions,
        platform.clock,
        platform.ids,
      ]);
      bind.use(platform.telling, telling, {
        database: platform.database,
        outbox: platform.outbox,
        hooks: platform.hooks,
        notifier: platform.notifier,
      });
      bind.value(platform.log, running.log);
      bind.value(platform.outbox, running.outbox);
      bind.value(platform.jobs, running.jobs);
      bind.value(platform.jobDesk, running.jobs);
      bind.type(traces, Traces, [platform.database]);
      bind.make(identity.personalData, (...everywhere) => everywhere, [...tokensOf('personalData'), traces]);
      bind.make(figure.sources, (...sources) => sources, tokensOf('figures'));
    },
    mailBindings,
    rateLimitBindings,
    jobBindings,
    configuration(env),
    ...modules.flatMap((module: Module) => module.bindings),
  );
