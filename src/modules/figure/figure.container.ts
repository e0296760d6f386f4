import type { FigureSource } from '#kernel/figures.ts';
import { type Bindings, token } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { figureRoutes } from './adapters/http/figure.routes.ts';
import { figureJobs } from './adapters/jobs/figure.jobs.ts';
import { MikroDailyFigures } from './adapters/persistence/mikro-daily-figures.ts';
import { type KeepFigures, keepFigures } from './application/keep-figures.ts';
import type { DailyFigures } from './application/ports.ts';
import { type ReadDashboard, readDashboard } from './application/read-dashboard.ts';
import { type ReadFigures, readFigures } from './application/read-figures.ts';
import { type RecountFigures, recountFigures } from './application/recount-figures.ts';
import { allOf } from './application/sources.ts';
import { figure } from './figure.tokens.ts';

const inner = {
  daily: token<DailyFigures>('figure.daily'),
  source: token<FigureSource>('figure.source'),
  keep: token<KeepFigures>('figure.keep'),
  recount: token<RecountFigures>('figure.recount'),
  read: token<ReadFigures>('figure.read'),
  dashboard: token<ReadDashboard>('figure.dashboard'),
};

export const figureBindings: Bindings = (bind) => {
  const { database, clock, log, work } = platform;
  const { daily, source, keep, recount, read, dashboard } = inner;
  bind.type(daily, MikroDailyFigures, [database]);
  bind.make(source, allOf, [figure.sources]);
  bind.use(keep, keepFigures, { figures: daily, source, clock: platform.sharedClock, work });
  bind.use(recount, recountFigures, { figures: daily, source, work });
  bind.use(read, readFigures, { figures: daily, source, work });
  bind.use(dashboard, readDashboard, {
    figures: read,
    orders: figure.ordersNow,
    boosters: figure.boosterLoads,
    clock,
  });
  bind.make(figure.http, figureRoutes, [dashboard]);
  bind.make(figure.jobs, figureJobs, [keep, recount, log]);
};
