import { approvalRoutes } from './approval/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { applicationRoutes } from './booster/application.routes.ts';
import { boosterRoutes } from './booster/routes.ts';
import { consoleRoutes } from './console/routes.ts';
import { conversationRoutes } from './conversation/routes.ts';
import { figureRoutes } from './figure/routes.ts';
import { peopleRoutes } from './identity/people.routes.ts';
import { identityRoutes } from './identity/routes.ts';
import { integrationRoutes } from './integration/routes.ts';
import { webhookRoutes } from './integration/webhook.routes.ts';
import { jobRoutes } from './job/routes.ts';
import { liveRoutes } from './live/routes.ts';
import { noteRoutes } from './note/routes.ts';
import { notificationRoutes } from './notification/routes.ts';
import { orderAdminRoutes } from './order/admin.routes.ts';
import { orderRoutes } from './order/routes.ts';
import { troubleRoutes } from './order/trouble.routes.ts';
import { reconciliationRoutes } from './payment/reconciliation.routes.ts';
import { paymentRoutes } from './payment/routes.ts';
import { pictureRoutes } from './picture/routes.ts';
import { priceBookRoutes } from './pricing/price-book.routes.ts';
import { pricingRoutes } from './pricing/routes.ts';
import type { RouteTable } from './route.ts';
import { settingsRoutes } from './settings/routes.ts';
import { shopRoutes } from './shop/routes.ts';
import { ticketDeskRoutes } from './ticket/desk.routes.ts';
import { ticketRoutes } from './ticket/routes.ts';
import { vaultRoutes } from './vault/routes.ts';
import { fineRoutes } from './wallet/fine.routes.ts';
import { walletRoutes } from './wallet/routes.ts';

/**
 * Every call of the API. The server mounts only this table; the web apps' client takes its types from it, and the OpenAPI
 * document is generated from it. Paths are below `/api`.
 */
export const routes = {
  ...approvalRoutes,
  ...auditRoutes,
  ...boosterRoutes,
  ...applicationRoutes,
  ...consoleRoutes,
  ...conversationRoutes,
  ...figureRoutes,
  ...identityRoutes,
  ...peopleRoutes,
  ...integrationRoutes,
  ...webhookRoutes,
  ...jobRoutes,
  ...liveRoutes,
  ...noteRoutes,
  ...notificationRoutes,
  ...orderRoutes,
  ...orderAdminRoutes,
  ...troubleRoutes,
  ...paymentRoutes,
  ...reconciliationRoutes,
  ...pictureRoutes,
  ...pricingRoutes,
  ...priceBookRoutes,
  ...settingsRoutes,
  ...shopRoutes,
  ...ticketRoutes,
  ...ticketDeskRoutes,
  ...vaultRoutes,
  ...walletRoutes,
  ...fineRoutes,
} as const satisfies RouteTable;

export type Routes = typeof routes;

/** The keys of all audited calls. */
export type AuditedKey = {
  [K in keyof Routes]: Routes[K] extends { readonly audit: object } ? K : never;
}[keyof Routes];

export type { RouteKey } from './route.ts';
