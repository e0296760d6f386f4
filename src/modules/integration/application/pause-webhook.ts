import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { type Asker, assertOwn, paused, resumed, type Webhook } from '../domain/webhook.ts';
import type { Owners } from './ports.ts';
import type { Dispatch, PauseNotices, Webhooks } from './webhook-ports.ts';

/** Holds a receiver's deliveries back, and sends them after all: a pause loses nothing. */
export class PauseWebhook {
  readonly #webhooks: Webhooks;
  readonly #owners: Owners;
  readonly #dispatch: Dispatch;
  readonly #notices: PauseNotices;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(
    webhooks: Webhooks,
    owners: Owners,
    dispatch: Dispatch,
    notices: PauseNotices,
    transactions: Transactions,
    clock: Clock,
  ) {
    this.#webhooks = webhooks;
    this.#owners = owners;
    this.#dispatch = dispatch;
    this.#notices = notices;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @throws DomainError integration.webhook_not_found, integration.webhook_paused */
  run(actorId: string, webhookId: string): Promise<void> {
    return this.#change(webhookId, async (webhook) => {
      const after = paused(webhook, 'hand', actorId, this.#clock.now());
      if (webhook.ownerId !== actorId) await this.#notices.paused(after);
      return after;
    });
  }

  /** @throws DomainError integration.webhook_not_found, integration.webhook_not_yours, integration.webhook_active */
  resume(asker: Asker, webhookId: string): Promise<void> {
    return this.#change(webhookId, async (webhook) => {
      assertOwn(webhook, asker, await this.#owners.find(webhook.ownerId));
      const after = resumed(webhook);
      await this.#dispatch.soon([webhookId]);
      return after;
    });
  }

  #change(webhookId: string, change: (webhook: Webhook) => Promise<Webhook>): Promise<void> {
    return this.#transactions.run(async () => {
      const webhook = await this.#webhooks.locked(webhookId);
      if (!webhook) throw new DomainError('integration.webhook_not_found');
      await this.#webhooks.save(await change(webhook));
    });
  }
}
