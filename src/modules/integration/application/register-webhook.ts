import type { HookEventType } from '#kernel/hooks.ts';
import { DomainError } from '#kernel/refusal.ts';
import { type Asker, assertMayRead, assertOwn, type Webhook, withSecret } from '../domain/webhook.ts';
import type { SigningSecrets } from './webhook-ports.ts';
import type { Needs } from './needs.ts';

/** A webhook with the secret with which its receiver checks signatures; it is shown once. */
export interface IssuedWebhook {
  readonly webhook: Webhook;
  readonly secret: string;
}

/**
 * Staff register a webhook, or give it a new secret.
 * Many needs: one step checks the address, stores the secret and checks the owner's rights.
 */
export const registerWebhook = ({
  webhooks,
  owners,
  secrets,
  signatures,
  receivers,
  config: { each },
  work,
}: Needs<'webhooks' | 'owners' | 'signatures' | 'receivers' | 'work'> & {
  readonly secrets: SigningSecrets;
  readonly config: { readonly each: number };
}) => {
  const keepNew = async ({ id, secret: { id: secretId } }: Webhook): Promise<string> => {
    const secret = signatures.newSecret();
    await secrets.keep(id, secretId, secret);
    return secret;
  };

  return {
    /** @throws DomainError identity.scope_not_held, integration.address_not_allowed, integration.too_many_webhooks */
    run: (asker: Asker, { url, events }: { readonly url: string; readonly events: readonly HookEventType[] }) => {
      assertMayRead(asker, events);
      if (!receivers.mayBeCalled(url)) throw new DomainError('integration.address_not_allowed');
      return work.run(async (): Promise<IssuedWebhook> => {
        if ((await webhooks.lockCountOf(asker.id)) >= each)
          throw new DomainError('integration.too_many_webhooks', { most: each });
        const webhook: Webhook = {
          id: work.newId(),
          ownerId: asker.id,
          url,
          events,
          secret: { id: work.newId(), previous: null },
          failingSince: null,
          heldUntil: null,
          renewing: false,
          paused: null,
          createdAt: work.now(),
        };
        await webhooks.add(webhook);
        return { webhook, secret: await keepNew(webhook) };
      });
    },
    /** @throws DomainError integration.webhook_not_found, integration.webhook_not_yours, integration.secrets_overlap */
    rotate: (asker: Asker, webhookId: string, overlapHours: number): Promise<IssuedWebhook> =>
      work.run(async () => {
        const before = await webhooks.lock(webhookId);
        if (!before) throw new DomainError('integration.webhook_not_found');
        assertOwn(before, asker, await owners.find(before.ownerId));
        const webhook = withSecret(before, work.newId(), work.now(), overlapHours);
        // the secret before the last one is erased and no longer signs
        if (before.secret.previous) await secrets.erase(webhookId, before.secret.previous.id);
        await webhooks.save(webhook);
        return { webhook, secret: await keepNew(webhook) };
      }),
    /** The secret again, for a repeat of the call that made it; undefined if it no longer signs. */
    secretOf: async (webhookId: string, secretId: string): Promise<string | undefined> => {
      const [secret] = await secrets.reveal(webhookId, [secretId]);
      return secret;
    },
  };
};
export type RegisterWebhook = ReturnType<typeof registerWebhook>;
