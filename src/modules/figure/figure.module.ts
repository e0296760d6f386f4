import { booster } from '#modules/booster/index.ts';
import { order } from '#modules/order/index.ts';
import type { Bindings } from '#platform/di.ts';
import type { Module } from '#platform/module.ts';
import { figureRoutes } from './adapters/http/figure.routes.ts';
import { figureJobs } from './adapters/jobs/figure.jobs.ts';
import { figureRows } from './adapters/persistence/figure.table.ts';
import { figureBindings } from './figure.container.ts';
import { figure } from './figure.tokens.ts';

/** Binds this module's ports to other modules. */
const figureNeeds: Bindings = (bind) => {
  bind.make(
    figure.ordersNow,
    (lists, figures) => ({
      now: (at) => lists.now(at),
      inDispute: (from, to) => figures.inDispute(from, to),
    }),
    [order.lists, order.figures],
  );
  bind.make(
    figure.boosterLoads,
    (roster, orders) => ({
      all: async () => {
        const boosters = await roster.all();
        const loads = await orders.activeCounts(boosters.map(({ id }) => id));
        return boosters.map(({ id, displayName, simultaneousOrders: limit }) => ({
          id,
          displayName,
          load: loads.get(id) ?? 0,
          limit,
        }));
      },
    }),
    [booster.roster, order.orders],
  );
};

export const figureModule = {
  rows: figureRows,
  bindings: [figureBindings, figureNeeds],
  http: [figureRoutes],
  jobs: [figureJobs],
} satisfies Module;
