import { approvalModule } from '#modules/approval/approval.module.ts';
import { auditModule } from '#modules/audit/audit.module.ts';
import { boosterModule } from '#modules/booster/booster.module.ts';
import { consoleHandlers } from '#modules/console/index.ts';
import { conversationModule } from '#modules/conversation/conversation.module.ts';
import { figureModule } from '#modules/figure/figure.module.ts';
import { identityModule } from '#modules/identity/identity.module.ts';
import { integrationModule } from '#modules/integration/integration.module.ts';
import { noteModule } from '#modules/note/note.module.ts';
import { notificationModule } from '#modules/notification/notification.module.ts';
import { orderModule } from '#modules/order/order.module.ts';
import { paymentModule } from '#modules/payment/payment.module.ts';
import { pictureModule } from '#modules/picture/picture.module.ts';
import { pricingModule } from '#modules/pricing/pricing.module.ts';
import { settingsModule } from '#modules/settings/settings.module.ts';
import { shopModule } from '#modules/shop/shop.module.ts';
import { ticketModule } from '#modules/ticket/ticket.module.ts';
import { vaultModule } from '#modules/vault/vault.module.ts';
import { walletModule } from '#modules/wallet/wallet.module.ts';
import { RateLimitRow } from '#platform/db/rate-limit.table.ts';
import { SweepFailureRow } from '#platform/db/sweep-failure.table.ts';
import { type Container, type Key, resolve } from '#platform/di.ts';
import type { ApiParts } from '#platform/http/api.ts';
import { IdempotencyKeyRow } from '#platform/http/idempotency.ts';
import { jobConsole } from '#platform/http/jobs.container.ts';
import { rateLimiting } from '#platform/http/rate-limits.container.ts';
import type { JobHandler } from '#platform/jobs/jobs.ts';
import { LiveEventRow, OutboxRow } from '#platform/live/live.table.ts';
import { LogLevelRow } from '#platform/log/log-level.table.ts';
import { mail } from '#platform/mail/mail.container.ts';
import { SentMailRow } from '#platform/mail/mail.table.ts';
import type { Module } from '#platform/module.ts';

/** All modules, in the order in which a leaving user's data are exported and erased. */
export const modules = [
  identityModule,
  integrationModule,
  settingsModule,
  figureModule,
  orderModule,
  conversationModule,
  paymentModule,
  walletModule,
  vaultModule,
  boosterModule,
  notificationModule,
  ticketModule,
  shopModule,
  pricingModule,
  pictureModule,
  auditModule,
  approvalModule,
  noteModule,
] as const satisfies readonly Module[];

const platformRows = [
  IdempotencyKeyRow,
  OutboxRow,
  LiveEventRow,
  RateLimitRow,
  SweepFailureRow,
  SentMailRow,
  LogLevelRow,
];
/** Every row schema; the drift test compares them with the migrated database. */
export const rows = [...modules.flatMap((module: Module) => module.rows), ...platformRows];

/** The handlers of all queued and scheduled jobs. */
export const jobHandlersOf = (container: Container): readonly JobHandler[] =>
  [mail.jobs, rateLimiting.jobs, ...modules.flatMap((module: Module) => module.jobs)].flatMap((jobs) =>
    resolve(container, jobs),
  );

type Intersection<U> = (U extends unknown ? (part: U) => void : never) extends (all: infer I) => void ? I : never;
type Bound<K> = K extends Key<infer T> ? T : never;
type ModuleHandlers = Intersection<Bound<(typeof modules)[number]['http'][number] | typeof jobConsole.http>>;

/**
 * All modules' handlers, and the console's routes across modules. The compiler checks by the result's type that they cover the
 * contract's table.
 */
export const handlersOf = (container: Container): ApiParts['handlers'] => {
  const keys: readonly Key<object>[] = [...modules.flatMap((module: Module) => module.http), jobConsole.http];
  // oxlint-disable-next-line no-unsafe-type-assertion -- the intersection of what each key stands for
  const ofModules = Object.assign({}, ...keys.map((key) => resolve(container, key))) as ModuleHandlers;
  return { ...ofModules, ...consoleHandlers(ofModules) };
};
