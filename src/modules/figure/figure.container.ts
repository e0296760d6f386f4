import type { FigureSource } from '#kernel/figures.ts';
import { type Bindings, token } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { figureRoutes } from './adapters/http/figure.routes.ts';
import { figureJobs } from './adapters/jobs/figure.jobs.ts';
import { SqlDailyFigures } from './adapters/persistence/sql-daily-figures.ts';
import { keepFigures } from './application/keep-figures.ts';
import type { DailyFigures } from './application/ports.ts';
import { readDashboard } from './application/read-dashboard.ts';
import { readFigures } from './application/read-figures.ts';
import { recountFigures } from './application/recount-figures.ts';
import { allOf } from './application/sources.ts';
import { figure } from './figure.tokens.ts';

const inner = {
  daily: token<DailyFigures>('figure.daily'),
  source: token<FigureSource>('figure.source'),
};

export const figureBindings: Bindings = (bind) => {
  const { database, clock, log, work } = platform;
  const { daily, source } = inner;
  bind.type(daily, SqlDailyFigures, [database]);
  bind.make(source, allOf, [figure.sources]);
  bind.use(keepFigures, { figures: daily, source, sharedClock: platform.sharedClock, work });
  bind.use(recountFigures, { figures: daily, source, work });
  bind.use(readFigures, { figures: daily, source, work });
  bind.use(readDashboard, {
    figures: readFigures,
    orders: figure.ordersNow,
    boosters: figure.boosterLoads,
    clock,
  });
  bind.make(figureRoutes, [readDashboard]);
  bind.make(figureJobs, [keepFigures, recountFigures, log]);
};
