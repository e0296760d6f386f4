import { DomainError } from '#kernel/refusal.ts';
import { type Asker, assertOwn, paused, resumed, type Webhook } from '../domain/webhook.ts';
import type { Needs } from './needs.ts';

/** Pauses and resumes a webhook. Deliveries wait during a pause and are sent afterwards. */
export const pauseWebhook = ({
  webhooks,
  owners,
  dispatch,
  notices,
  work,
}: Needs<'webhooks' | 'owners' | 'dispatch' | 'notices' | 'work'>) => {
  const changed = (webhookId: string, change: (webhook: Webhook) => Promise<Webhook>): Promise<void> =>
    work.run(async () => {
      const webhook = await webhooks.lock(webhookId);
      if (!webhook) throw new DomainError('integration.webhook_not_found');
      await webhooks.save(await change(webhook));
    });

  return {
    /** @throws DomainError integration.webhook_not_found, integration.webhook_paused */
    run: (actorId: string, webhookId: string): Promise<void> =>
      changed(webhookId, async (webhook) => {
        const after = paused(webhook, 'hand', actorId, work.now());
        if (webhook.ownerId !== actorId) await notices.paused(after);
        return after;
      }),
    /** @throws DomainError integration.webhook_not_found, integration.webhook_not_yours, integration.webhook_active */
    resume: (asker: Asker, webhookId: string): Promise<void> =>
      changed(webhookId, async (webhook) => {
        assertOwn(webhook, asker, await owners.find(webhook.ownerId));
        const after = resumed(webhook);
        await dispatch.soon([webhookId]);
        return after;
      }),
  };
};
export type PauseWebhook = ReturnType<typeof pauseWebhook>;
