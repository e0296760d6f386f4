import type { Clock, Transactions } from '#kernel/ports.ts';
import type { Deliveries, SigningSecrets, Webhooks } from './webhook-ports.ts';

/** Milliseconds for which deliveries are kept, also those that wait for a receiver that is paused. */
const keptFor = 30 * 24 * 3600_000;
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
    const before = new Date(now.getTime() - keptFor);
    while ((await this.#deliveries.forget(before, batch)) === batch);
    for (const { id } of await this.#webhooks.withOutlivedSecret(now, batch)) await this.#erase(id, now);
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
