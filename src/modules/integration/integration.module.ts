import { displayNamesOf, identity } from '#modules/identity/index.ts';
import { notification } from '#modules/notification/index.ts';
import { order } from '#modules/order/index.ts';
import { vault } from '#modules/vault/index.ts';
import type { Bindings } from '#platform/di.ts';
import type { Module } from '#platform/module.ts';
import { platform } from '#platform/tokens.ts';
import { integrationRoutes } from './adapters/http/integration.routes.ts';
import { webhookRoutes } from './adapters/http/webhook.routes.ts';
import { webhookJobs } from './adapters/jobs/webhook.jobs.ts';
import { integrationRows } from './adapters/persistence/integration.table.ts';
import { pauseLetter } from './adapters/mail/pause-letter.tr.ts';
import { integrationBindings } from './integration.container.ts';
import { integration } from './integration.tokens.ts';

/** Binds this module's ports to other modules, and the platform's hooks to this module. */
const integrationNeeds: Bindings = (bind) => {
  bind.make(
    integration.owners,
    (directory) => ({
      find: async (userId) => {
        const user = await directory.powersOf(userId);
        return user && { id: user.id, displayName: user.displayName, scopes: user.scopes };
      },
      haveLeft: async (userId) => !(await directory.lockPowers([userId])).has(userId),
      namesOf: displayNamesOf(directory),
    }),
    [identity.directory],
  );
  bind.same(integration.signingSecrets, vault.signingVault);
  bind.make(
    integration.pauseNotices,
    (directory, mails, publicUrl) => ({
      paused: async ({ id, ownerId, url, paused }) => {
        const [owner] = await directory.findMany([ownerId]);
        if (!owner || owner.status !== 'active' || !paused) return;
        const { subject, text } = pauseLetter(owner.firstName, new URL(url).host, paused.cause);
        await mails.queue({
          key: `webhook-paused:${id}:${paused.at.toISOString()}`,
          to: owner.email,
          template: 'message',
          params: { subject, text, link: `${publicUrl}/admin/webhooks/${id}/show` },
        });
      },
    }),
    [identity.directory, platform.mails, notification.publicUrl],
  );
  bind.same(integration.orders, order.numbers);
  bind.same(platform.hooks, integration.hooks);
};

export const integrationModule = {
  rows: integrationRows,
  bindings: [integrationBindings, integrationNeeds],
  http: [integrationRoutes, webhookRoutes],
  jobs: [webhookJobs],
} satisfies Module;
