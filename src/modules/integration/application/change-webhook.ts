import type { HookEventType } from '#kernel/hooks.ts';
import type { Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { type Asker, assertMayRead, assertOwn, ledTo } from '../domain/webhook.ts';
import type { Owners } from './ports.ts';
import type { Dispatch, Receivers, Webhooks } from './webhook-ports.ts';

export interface WebhookChange {
  readonly url?: string | undefined;
  readonly events?: readonly HookEventType[] | undefined;
}

/** Its owner leads a webhook elsewhere, or asks for other events; what waits goes to the new address, at once. */
export class ChangeWebhook {
  readonly #webhooks: Webhooks;
  readonly #owners: Owners;
  readonly #receivers: Receivers;
  readonly #dispatch: Dispatch;
  readonly #transactions: Transactions;

  constructor(
    webhooks: Webhooks,
    owners: Owners,
    receivers: Receivers,
    dispatch: Dispatch,
    transactions: Transactions,
  ) {
    this.#webhooks = webhooks;
    this.#owners = owners;
    this.#receivers = receivers;
    this.#dispatch = dispatch;
    this.#transactions = transactions;
  }

  /**
   * @throws DomainError integration.webhook_not_found, integration.webhook_not_yours, identity.scope_not_held,
   * integration.address_not_allowed
   */
  run(asker: Asker, webhookId: string, { url, events }: WebhookChange): Promise<void> {
    return this.#transactions.run(async () => {
      const webhook = await this.#webhooks.locked(webhookId);
      if (!webhook) throw new DomainError('integration.webhook_not_found');
      assertOwn(webhook, asker, await this.#owners.find(webhook.ownerId));
      // one that may be read no more may stay, or go
      const added = events?.filter((type) => !webhook.events.includes(type)) ?? [];
      assertMayRead(asker, added);
      if (url !== undefined && !this.#receivers.mayBeCalled(url))
        throw new DomainError('integration.address_not_allowed');
      const elsewhere = url !== undefined && url !== webhook.url;
      const led = elsewhere ? ledTo(webhook, url) : webhook;
      await this.#webhooks.save({ ...led, events: events ?? webhook.events });
      if (!elsewhere) return;
      await this.#dispatch.soon([webhookId]);
    });
  }
}
