import type { Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Dispatch, SigningSecrets, Webhooks } from './webhook-ports.ts';

/** Nothing is sent there any more, and what was sent is forgotten. */
export class RemoveWebhook {
  readonly #webhooks: Webhooks;
  readonly #secrets: SigningSecrets;
  readonly #dispatch: Dispatch;
  readonly #transactions: Transactions;

  constructor(webhooks: Webhooks, secrets: SigningSecrets, dispatch: Dispatch, transactions: Transactions) {
    this.#webhooks = webhooks;
    this.#secrets = secrets;
    this.#dispatch = dispatch;
    this.#transactions = transactions;
  }

  /** @throws DomainError integration.webhook_not_found */
  run(webhookId: string): Promise<void> {
    return this.#transactions.run(async () => {
      const webhook = await this.#webhooks.locked(webhookId);
      if (!webhook) throw new DomainError('integration.webhook_not_found');
      const { id, previous } = webhook.secret;
      for (const secretId of previous ? [id, previous.id] : [id]) await this.#secrets.erase(webhookId, secretId);
      await this.#webhooks.remove(webhookId);
      await this.#dispatch.forget(webhookId);
    });
  }
}
