import { audit } from '#modules/audit/index.ts';
import { booster } from '#modules/booster/index.ts';
import { figure } from '#modules/figure/index.ts';
import { identity } from '#modules/identity/index.ts';
import { integration } from '#modules/integration/index.ts';
import { notification } from '#modules/notification/index.ts';
import { order } from '#modules/order/index.ts';
import { payment } from '#modules/payment/index.ts';
import { picture } from '#modules/picture/index.ts';
import { pricing } from '#modules/pricing/index.ts';
import { vault } from '#modules/vault/index.ts';
import { wallet } from '#modules/wallet/index.ts';
import { resolve, type Container } from '#platform/di.ts';
import { rateLimiting } from '#platform/http/rate-limits.container.ts';
import { mail } from '#platform/mail/mail.container.ts';
import type { JobHandler } from '#platform/jobs/jobs.ts';

/** All work that is done later, or comes round by itself. */
export const jobHandlersOf = (container: Container): readonly JobHandler[] => [
  ...resolve(container, mail.jobs),
  ...resolve(container, rateLimiting.jobs),
  ...resolve(container, identity.jobs),
  ...resolve(container, booster.jobs),
  ...resolve(container, order.jobs),
  ...resolve(container, pricing.jobs),
  ...resolve(container, wallet.jobs),
  ...resolve(container, payment.jobs),
  ...resolve(container, payment.reconciliationJobs),
  ...resolve(container, vault.jobs),
  ...resolve(container, picture.jobs),
  ...resolve(container, notification.jobs),
  ...resolve(container, integration.jobs),
  ...resolve(container, audit.jobs),
  ...resolve(container, figure.jobs),
];
