import { DomainError } from '#kernel/refusal.ts';
import type { SigningSecrets } from './webhook-ports.ts';
import type { Needs } from './needs.ts';

/**
 * Stops all deliveries to the receiver and deletes the existing ones.
 * @throws DomainError integration.webhook_not_found
 */
export const removeWebhook =
  ({
    webhooks,
    secrets,
    dispatch,
    work,
  }: Needs<'webhooks' | 'dispatch' | 'work'> & { readonly secrets: SigningSecrets }) =>
  (webhookId: string): Promise<void> =>
    work.run(async () => {
      const webhook = await webhooks.lock(webhookId);
      if (!webhook) throw new DomainError('integration.webhook_not_found');
      const { id, previous } = webhook.secret;
      for (const secretId of previous ? [id, previous.id] : [id]) await secrets.erase(webhookId, secretId);
      await webhooks.remove(webhookId);
      await dispatch.forget(webhookId);
    });
export type RemoveWebhook = ReturnType<typeof removeWebhook>;
