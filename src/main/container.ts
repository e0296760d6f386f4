import { approvalBindings } from '#modules/approval/approval.container.ts';
import { auditBindings } from '#modules/audit/audit.container.ts';
import { boosterBindings } from '#modules/booster/booster.container.ts';
import { conversationBindings } from '#modules/conversation/conversation.container.ts';
import { figureBindings } from '#modules/figure/figure.container.ts';
import { identityBindings } from '#modules/identity/identity.container.ts';
import { integrationBindings } from '#modules/integration/integration.container.ts';
import { webhookBindings } from '#modules/integration/webhook.container.ts';
import { noteBindings } from '#modules/note/note.container.ts';
import { notificationBindings } from '#modules/notification/notification.container.ts';
import { orderBindings } from '#modules/order/order.container.ts';
import { paymentBindings } from '#modules/payment/payment.container.ts';
import { reconciliationBindings } from '#modules/payment/reconciliation.container.ts';
import { pictureBindings } from '#modules/picture/picture.container.ts';
import { pricingBindings } from '#modules/pricing/pricing.container.ts';
import { ticketBindings } from '#modules/ticket/ticket.container.ts';
import { settingsBindings } from '#modules/settings/settings.container.ts';
import { shopBindings } from '#modules/shop/shop.container.ts';
import { vaultBindings } from '#modules/vault/vault.container.ts';
import { walletBindings } from '#modules/wallet/wallet.container.ts';
import type { Clock, Jobs, Outbox } from '#kernel/ports.ts';
import type { Database } from '#platform/db/database.ts';
import { DatabaseSweepFailures } from '#platform/db/sweep-failures.ts';
import { EarlierClock } from '#platform/db/shared-clock.ts';
import { compose, type Bindings, type Container } from '#platform/di.ts';
import { jobBindings } from '#platform/http/jobs.container.ts';
import { rateLimitBindings } from '#platform/http/rate-limits.container.ts';
import type { JobDesk } from '#platform/jobs/jobs.ts';
import type { Log } from '#platform/log/log.ts';
import { mailBindings } from '#platform/mail/mail.container.ts';
import { UuidV7 } from '#platform/system.ts';
import { telling } from '#platform/live/telling.ts';
import { unitOfWork } from '#platform/unit-of-work.ts';
import { platform } from '#platform/tokens.ts';
import { approvalBridges } from './approval-bridges.ts';
import { bridges } from './bridges.ts';
import { cardBridges } from './card-bridges.ts';
import { settingsBridges } from './settings-bridges.ts';
import { configuration } from './configuration.ts';
import { houseBridges } from './house-bridges.ts';
import type { Env } from './env.ts';
import { figureBridges } from './figure-bridges.ts';
import { trailBindings } from './trail.ts';

/** What the process has opened before its modules are put together. */
export interface Running {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly outbox: Outbox;
  readonly jobs: Jobs & JobDesk;
}

const modules = [
  auditBindings,
  noteBindings,
  integrationBindings,
  webhookBindings,
  identityBindings,
  pricingBindings,
  walletBindings,
  paymentBindings,
  reconciliationBindings,
  vaultBindings,
  boosterBindings,
  orderBindings,
  conversationBindings,
  notificationBindings,
  pictureBindings,
  ticketBindings,
  shopBindings,
  settingsBindings,
  figureBindings,
  approvalBindings,
] as const satisfies readonly Bindings[];

/** The whole product, put together and checked: a missing binding or a cycle ends the start. */
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
    },
    mailBindings,
    rateLimitBindings,
    jobBindings,
    configuration(env),
    bridges,
    cardBridges,
    houseBridges,
    settingsBridges,
    figureBridges,
    approvalBridges,
    trailBindings,
    ...modules,
  );
