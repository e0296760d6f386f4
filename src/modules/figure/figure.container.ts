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

const useCases = { keepFigures, recountFigures, readFigures };

const scope = {
  ...useCases,
  ...platform,
  ...figure,
  ...inner,
  figures: inner.daily,
  orders: figure.ordersNow,
  boosters: figure.boosterLoads,
};

export const figureBindings: Bindings = (bind) => {
  const { database, log } = platform;
  const { daily, source } = inner;
  bind.type(daily, SqlDailyFigures, [database]);
  bind.make(source, allOf, [figure.sources]);
  bind.all(scope, useCases);
  bind.all({ ...scope, figures: readFigures }, { readDashboard });
  bind.make(figureRoutes, [readDashboard]);
  bind.make(figureJobs, [keepFigures, recountFigures, log]);
};
