import type { Clock, Transactions } from '#kernel/ports.ts';
import { keptForMs } from '../domain/delivery.ts';
import type { Deliveries, SigningSecrets, Webhooks } from './webhook-ports.ts';

const batch = 1000;

/** Forgets old deliveries, and erases secrets that sign no more. */
export class TidyWebhooks {
  readonly #webhooks: Webhooks;
  readonly #deliveries: Deliveries;
  readonly #secrets: SigningSecrets;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(
    webhooks: Webhooks,
    deliveries: Deliveries,
    secrets: SigningSecrets,
    transactions: Transactions,
    clock: Clock,
  ) {
    this.#webhooks = webhooks;
    this.#deliveries = deliveries;
    this.#secrets = secrets;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  async run(): Promise<void> {
    const now = this.#clock.now();
    const before = new Date(now.getTime() - keptForMs);
    while ((await this.#deliveries.forget(before, batch)) === batch);
    for (const { id } of await this.#webhooks.withOutlivedSecret(now, batch)) await this.#erase(id, now);
  }

  /** What was sent to a receiver that was removed. */
  async forget(webhookId: string): Promise<void> {
    while ((await this.#deliveries.forgetOf(webhookId, batch)) === batch);
  }

  #erase(webhookId: string, now: Date): Promise<void> {
    return this.#transactions.run(async () => {
      const webhook = await this.#webhooks.locked(webhookId);
      const outlived = webhook?.secret.previous;
      if (!webhook || !outlived || outlived.until > now) return;
      await this.#secrets.erase(webhookId, outlived.id);
      await this.#webhooks.save({ ...webhook, secret: { id: webhook.secret.id, previous: null } });
    });
  }
}
