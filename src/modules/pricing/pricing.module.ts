import { Money } from '#kernel/money.ts';
import { priceTermsOf } from '#kernel/settings.ts';
import type { PlatformSettings } from '#kernel/settings.ts';
import { identity } from '#modules/identity/index.ts';
import { order } from '#modules/order/index.ts';
import { settings } from '#modules/settings/index.ts';
import type { SettingsOfNow } from '#modules/settings/index.ts';
import type { Bindings } from '#platform/di.ts';
import type { Module } from '#platform/module.ts';
import { pricingRoutes } from './adapters/http/pricing.routes.ts';
import { pricingAdminRoutes } from './adapters/http/pricing.admin.routes.ts';
import { priceBookRoutes } from './adapters/http/price-book.routes.ts';
import { pricingJobs } from './adapters/jobs/pricing.jobs.ts';
import { pricingRows } from './adapters/persistence/pricing.table.ts';
import type { PlatformNotices } from './application/read-catalog.ts';
import { pricingBindings } from './pricing.container.ts';
import { pricing } from './pricing.tokens.ts';

/** The public part of the settings. A new object is made only when they have changed. */
const platformNotices = (now: SettingsOfNow): PlatformNotices => {
  let last: { readonly values: PlatformSettings; readonly told: ReturnType<PlatformNotices['current']> } | undefined;
  return {
    current: () => {
      const { values } = now;
      if (last?.values !== values) last = { values, told: toldOf(values) };
      return last.told;
    },
  };
};

const toldOf = (values: PlatformSettings): ReturnType<PlatformNotices['current']> => ({
  promotionalCode: values.promotionalCode,
  prices: priceTermsOf(values),
  contact: {
    mail: values.contactMail,
    phone: values.contactPhone,
    whatsapp: values.whatsapp,
    discord: values.discord,
    address: values.address,
    workingHours: values.workingHours,
  },
  messageLimit: { attempts: values.messageAttempts, minutes: values.messageMinutes },
  closesAfterHours: values.closesAfterHours,
});

/** The ports of this module that other modules implement. */
const pricingNeeds: Bindings = (bind) => {
  bind.make(
    pricing.finishedOrders,
    (showpieces) => ({
      finished: (limit) => showpieces.finished(limit),
    }),
    [order.showpieces],
  );
  bind.make(
    pricing.recentOrders,
    (orders) => ({
      latest: async (limit) => {
        const { rows } = await orders.page({ from: 0, limit, sort: { field: 'createdAt', descending: true } });
        return rows.flatMap(({ number, draft }) => (draft ? [{ number, draft }] : []));
      },
    }),
    [order.lists],
  );
  bind.same(pricing.authors, identity.names);
  bind.make(pricing.terms, (now) => ({ minimumOrder: () => Money.from(now.values.minimumOrder) }), [settings.now]);
  bind.make(pricing.platformNotices, platformNotices, [settings.now]);
};

export const pricingModule = {
  rows: pricingRows,
  bindings: [pricingBindings, pricingNeeds],
  http: [pricingRoutes, pricingAdminRoutes, priceBookRoutes],
  jobs: [pricingJobs],
  personalData: pricing.personalData,
} satisfies Module;
