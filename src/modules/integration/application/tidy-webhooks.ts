import { keptForMs } from '../domain/delivery.ts';
import type { SigningSecrets } from './webhook-ports.ts';
import type { Needs } from './needs.ts';

const batch = 1000;

/** Deletes old deliveries, and secrets that no longer sign. */
export const tidyWebhooks = ({
  webhooks,
  deliveries,
  secrets,
  work,
}: Needs<'webhooks' | 'deliveries' | 'work'> & { readonly secrets: SigningSecrets }) => {
  const erase = (webhookId: string, now: Date): Promise<void> =>
    work.run(async () => {
      const webhook = await webhooks.lock(webhookId);
      const outlived = webhook?.secret.previous;
      if (!webhook || !outlived || outlived.until > now) return;
      await secrets.erase(webhookId, outlived.id);
      await webhooks.save({ ...webhook, secret: { id: webhook.secret.id, previous: null } });
    });

  return {
    run: async (): Promise<void> => {
      const now = work.now();
      const before = new Date(now.getTime() - keptForMs);
      while ((await deliveries.forget(before, batch)) === batch);
      for (const { id } of await webhooks.withOutlivedSecret(now, batch)) await erase(id, now);
    },
    /** Deletes the deliveries of a removed receiver. */
    forget: async (webhookId: string): Promise<void> => {
      while ((await deliveries.forgetOf(webhookId, batch)) === batch);
    },
  };
};
export type TidyWebhooks = ReturnType<typeof tidyWebhooks>;
