import { identity } from '#modules/identity/index.ts';
import { pricing } from '#modules/pricing/index.ts';
import type { Bindings } from '#platform/di.ts';
import type { Module } from '#platform/module.ts';
import { settingsRoutes } from './adapters/http/settings.routes.ts';
import { settingsRows } from './adapters/persistence/settings.table.ts';
import { settingsBindings } from './settings.container.ts';
import { settings } from './settings.tokens.ts';

/** The ports of this module that other modules implement. */
const settingsNeeds: Bindings = (bind) => {
  bind.make(
    settings.promotions,
    (prices) => ({
      counting: async (typed) => {
        // refreshes the prices first, so that a coupon that was created a moment ago is found
        await prices.refresh();
        return prices.promotion(typed)?.code;
      },
    }),
    [pricing.priceList],
  );
  bind.same(settings.names, identity.names);
};

export const settingsModule = {
  rows: settingsRows,
  bindings: [settingsBindings, settingsNeeds],
  http: [settingsRoutes],
  jobs: [],
} satisfies Module;
