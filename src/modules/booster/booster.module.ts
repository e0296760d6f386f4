import { order } from '#modules/order/index.ts';
import type { Bindings } from '#platform/di.ts';
import type { Module } from '#platform/module.ts';
import { boosterRoutes } from './adapters/http/booster.routes.ts';
import { boosterAdminRoutes } from './adapters/http/booster.admin.routes.ts';
import { applicationRoutes } from './adapters/http/application.routes.ts';
import { boosterJobs } from './adapters/jobs/booster.jobs.ts';
import { boosterRows } from './adapters/persistence/booster.table.ts';
import { boosterBindings } from './booster.container.ts';
import { booster } from './booster.tokens.ts';

/** Binds this module's ports to other modules. */
const boosterNeeds: Bindings = (bind) => {
  bind.make(
    booster.orderCounts,
    (orders) => ({
      active: (boosterIds) => orders.activeCounts(boosterIds),
      confirmed: (boosterIds) => orders.confirmedCounts(boosterIds),
      gamesOf: (orderIds) => orders.gamesOf(orderIds),
    }),
    [order.orders],
  );
  bind.same(booster.reviews, order.boosterReviews);
};

export const boosterModule = {
  rows: boosterRows,
  bindings: [boosterBindings, boosterNeeds],
  http: [boosterRoutes, boosterAdminRoutes, applicationRoutes],
  jobs: [boosterJobs],
  personalData: booster.personalData,
} satisfies Module;
