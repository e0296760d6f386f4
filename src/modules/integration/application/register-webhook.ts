import type { HookEventType } from '#kernel/hooks.ts';
import type { Clock, Ids, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { type Asker, assertMayRead, assertOwn, type Webhook, withSecret } from '../domain/webhook.ts';
import type { Owners } from './ports.ts';
import type { Receivers, Signatures, SigningSecrets, Webhooks } from './webhook-ports.ts';

/** A webhook with the secret that its receiver checks by; it is shown once. */
export interface IssuedWebhook {
  readonly webhook: Webhook;
  readonly secret: string;
}

/** Somebody of the house leads events to a program, or gives it a fresh secret. */
export class RegisterWebhook {
  readonly #webhooks: Webhooks;
  readonly #owners: Owners;
  readonly #secrets: SigningSecrets;
  readonly #signatures: Signatures;
  readonly #receivers: Receivers;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #clock: Clock;
  readonly #most: number;

  constructor(
    webhooks: Webhooks,
    owners: Owners,
    secrets: SigningSecrets,
    signatures: Signatures,
    receivers: Receivers,
    transactions: Transactions,
    ids: Ids,
    clock: Clock,
    limits: { readonly each: number },
  ) {
    this.#webhooks = webhooks;
    this.#owners = owners;
    this.#secrets = secrets;
    this.#signatures = signatures;
    this.#receivers = receivers;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#clock = clock;
    this.#most = limits.each;
  }

  /** @throws DomainError identity.scope_not_held, integration.address_not_allowed, integration.too_many_webhooks */
  run(asker: Asker, { url, events }: { readonly url: string; readonly events: readonly HookEventType[] }) {
    assertMayRead(asker, events);
    if (!this.#receivers.mayBeCalled(url)) throw new DomainError('integration.address_not_allowed');
    return this.#transactions.run(async (): Promise<IssuedWebhook> => {
      if ((await this.#webhooks.holdCountOf(asker.id)) >= this.#most)
        throw new DomainError('integration.too_many_webhooks', { most: this.#most });
      const webhook: Webhook = {
        id: this.#ids.next(),
        ownerId: asker.id,
        url,
        events,
        secret: { id: this.#ids.next(), previous: null },
        failingSince: null,
        heldUntil: null,
        renewing: false,
        paused: null,
        createdAt: this.#clock.now(),
      };
      await this.#webhooks.add(webhook);
      return { webhook, secret: await this.#keepNew(webhook) };
    });
  }

  /** @throws DomainError integration.webhook_not_found, integration.webhook_not_yours, integration.secrets_overlap */
  rotate(asker: Asker, webhookId: string, overlapHours: number): Promise<IssuedWebhook> {
    return this.#transactions.run(async () => {
      const before = await this.#webhooks.locked(webhookId);
      if (!before) throw new DomainError('integration.webhook_not_found');
      assertOwn(before, asker, await this.#owners.find(before.ownerId));
      const webhook = withSecret(before, this.#ids.next(), this.#clock.now(), overlapHours);
      // it signs no more
      if (before.secret.previous) await this.#secrets.erase(webhookId, before.secret.previous.id);
      await this.#webhooks.save(webhook);
      return { webhook, secret: await this.#keepNew(webhook) };
    });
  }

  /** The secret again, for a repeat of the call that made it; undefined where it signs no more. */
  async secretOf(webhookId: string, secretId: string): Promise<string | undefined> {
    const [secret] = await this.#secrets.reveal(webhookId, [secretId]);
    return secret;
  }

  async #keepNew({ id, secret: { id: secretId } }: Webhook): Promise<string> {
    const secret = this.#signatures.newSecret();
    await this.#secrets.keep(id, secretId, secret);
    return secret;
  }
}
