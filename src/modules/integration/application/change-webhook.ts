import type { HookEventType } from '#kernel/hooks.ts';
import { DomainError } from '#kernel/refusal.ts';
import { type Asker, assertMayRead, assertOwn, ledTo } from '../domain/webhook.ts';
import type { Needs } from './needs.ts';

export interface WebhookChange {
  readonly url?: string | undefined;
  readonly events?: readonly HookEventType[] | undefined;
}

/**
 * The owner changes a webhook's address or events. Waiting deliveries go to the new address at once.
 * @throws DomainError integration.webhook_not_found, integration.webhook_not_yours, identity.scope_not_held,
 * integration.address_not_allowed
 */
export const changeWebhook =
  ({ webhooks, owners, receivers, dispatch, work }: Needs<'webhooks' | 'owners' | 'receivers' | 'dispatch' | 'work'>) =>
  (asker: Asker, webhookId: string, { url, events }: WebhookChange): Promise<void> =>
    work.run(async () => {
      const webhook = await webhooks.lock(webhookId);
      if (!webhook) throw new DomainError('integration.webhook_not_found');
      assertOwn(webhook, asker, await owners.find(webhook.ownerId));
      // events that the owner may no longer read may stay or be removed
      const added = events?.filter((type) => !webhook.events.includes(type)) ?? [];
      assertMayRead(asker, added);
      if (url !== undefined && !receivers.mayBeCalled(url)) throw new DomainError('integration.address_not_allowed');
      const elsewhere = url !== undefined && url !== webhook.url;
      const led = elsewhere ? ledTo(webhook, url) : webhook;
      await webhooks.save({ ...led, events: events ?? webhook.events });
      if (!elsewhere) return;
      await dispatch.soon([webhookId]);
    });
export type ChangeWebhook = ReturnType<typeof changeWebhook>;
