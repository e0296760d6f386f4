import { Money } from '#kernel/money.ts';
import { booster } from '#modules/booster/index.ts';
import { identity } from '#modules/identity/index.ts';
import { payment } from '#modules/payment/index.ts';
import { settings } from '#modules/settings/index.ts';
import type { Bindings } from '#platform/di.ts';
import type { Module } from '#platform/module.ts';
import { orderRoutes } from './adapters/http/order.routes.ts';
import { orderAdminRoutes } from './adapters/http/order.admin.routes.ts';
import { reviewRoutes } from './adapters/http/review.routes.ts';
import { orderTroubleRoutes } from './adapters/http/order.trouble.routes.ts';
import { orderJobs } from './adapters/jobs/order.jobs.ts';
import { orderRows } from './adapters/persistence/order.table.ts';
import { orderBindings } from './order.container.ts';
import { order } from './order.tokens.ts';

/** Binds this module's ports to other modules. */
const orderNeeds: Bindings = (bind) => {
  bind.same(order.boosters, booster.roster);
  bind.make(
    order.accounts,
    (directory) => ({
      isActive: async (userId) => (await directory.findMany([userId]))[0]?.status === 'active',
      lockActive: (userId) => directory.lockActive(userId),
    }),
    [identity.directory],
  );
  bind.make(
    order.people,
    (found, named) => ({
      called: (search, viewer) => found.called(search, viewer),
      namesOf: (userIds, viewer) => named.of(userIds, viewer),
    }),
    [identity.findPeople, identity.namePeople],
  );
  bind.make(order.cardPayments, (topUps) => ({ amountOf: async (id) => (await topUps.find(id))?.amount }), [
    payment.topUps,
  ]);
  bind.make(
    order.terms,
    (now) => ({
      confirmWithin: () => now.values.closesAfterHours * 3600_000,
      minimumTip: () => Money.from(now.values.minimumTip),
    }),
    [settings.now],
  );
};

export const orderModule = {
  rows: orderRows,
  bindings: [orderBindings, orderNeeds],
  http: [orderRoutes, orderAdminRoutes, reviewRoutes, orderTroubleRoutes],
  jobs: [orderJobs],
  personalData: order.personalData,
  figures: order.figures,
} satisfies Module;
