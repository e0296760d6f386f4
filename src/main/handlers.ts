import { approval } from '#modules/approval/index.ts';
import { audit } from '#modules/audit/index.ts';
import { booster } from '#modules/booster/index.ts';
import { conversation } from '#modules/conversation/index.ts';
import { figure } from '#modules/figure/index.ts';
import { identity } from '#modules/identity/index.ts';
import { integration } from '#modules/integration/index.ts';
import { note } from '#modules/note/index.ts';
import { notification } from '#modules/notification/index.ts';
import { order } from '#modules/order/index.ts';
import { payment } from '#modules/payment/index.ts';
import { picture } from '#modules/picture/index.ts';
import { pricing } from '#modules/pricing/index.ts';
import { ticket } from '#modules/ticket/index.ts';
import { settings } from '#modules/settings/index.ts';
import { shop } from '#modules/shop/index.ts';
import { vault } from '#modules/vault/index.ts';
import { wallet } from '#modules/wallet/index.ts';
import { jobConsole } from '#platform/http/jobs.container.ts';
import { resolve, type Container } from '#platform/di.ts';
import type { ApiParts } from '#platform/http/api.ts';
import { storyHandlers } from './story.ts';
import { searchHandlers } from './search.ts';

const handlersOfModules = (container: Container) => ({
  ...resolve(container, identity.http),
  ...resolve(container, identity.adminHttp),
  ...resolve(container, identity.sessionAdminHttp),
  ...resolve(container, pricing.http),
  ...resolve(container, pricing.adminHttp),
  ...resolve(container, pricing.priceBookHttp),
  ...resolve(container, order.http),
  ...resolve(container, order.adminHttp),
  ...resolve(container, order.reviewHttp),
  ...resolve(container, order.troubleHttp),
  ...resolve(container, vault.http),
  ...resolve(container, vault.deviceHttp),
  ...resolve(container, vault.adminHttp),
  ...resolve(container, wallet.http),
  ...resolve(container, wallet.adminHttp),
  ...resolve(container, wallet.walletsHttp),
  ...resolve(container, wallet.fineHttp),
  ...resolve(container, payment.http),
  ...resolve(container, payment.adminHttp),
  ...resolve(container, payment.reconciliationHttp),
  ...resolve(container, booster.http),
  ...resolve(container, booster.adminHttp),
  ...resolve(container, booster.applicationHttp),
  ...resolve(container, conversation.http),
  ...resolve(container, conversation.adminHttp),
  ...resolve(container, conversation.reportHttp),
  ...resolve(container, notification.http),
  ...resolve(container, picture.http),
  ...resolve(container, notification.pushHttp),
  ...resolve(container, ticket.http),
  ...resolve(container, ticket.adminHttp),
  ...resolve(container, shop.http),
  ...resolve(container, shop.adminHttp),
  ...resolve(container, audit.http),
  ...resolve(container, jobConsole.http),
  ...resolve(container, note.http),
  ...resolve(container, integration.http),
  ...resolve(container, integration.webhookHttp),
  ...resolve(container, settings.http),
  ...resolve(container, figure.http),
  ...resolve(container, approval.http),
});

/** All modules' handlers, and the search over their lists. That they cover the contract's table, the compiler checks by the result's type. */
export const handlersOf = (container: Container): ApiParts['handlers'] => {
  const ofModules = handlersOfModules(container);
  return { ...ofModules, ...searchHandlers(ofModules), ...storyHandlers(ofModules) };
};
