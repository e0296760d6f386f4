import { hookTest } from '#kernel/hooks.ts';
import type { Clock, Ids, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { again, type Delivery } from '../domain/delivery.ts';
import { type Asker, assertActive, assertOwn, type Webhook, woken } from '../domain/webhook.ts';
import type { Owners } from './ports.ts';
import type { Deliveries, Dispatch, Webhooks } from './webhook-ports.ts';

/** Sends by hand: what was sent before or waits for its next try, under its ids, or something to try a receiver by. */
export class Redeliver {
  readonly #webhooks: Webhooks;
  readonly #owners: Owners;
  readonly #deliveries: Deliveries;
  readonly #dispatch: Dispatch;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(
    webhooks: Webhooks,
    owners: Owners,
    deliveries: Deliveries,
    dispatch: Dispatch,
    transactions: Transactions,
    ids: Ids,
    clock: Clock,
  ) {
    this.#webhooks = webhooks;
    this.#owners = owners;
    this.#deliveries = deliveries;
    this.#dispatch = dispatch;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#clock = clock;
  }

  /**
   * With what waits before it about the same record.
   * @throws DomainError integration.delivery_not_found, integration.webhook_paused
   */
  run(deliveryId: string): Promise<void> {
    return this.#transactions.run(async () => {
      const found = await this.#deliveries.findWithTries(deliveryId);
      // the receiver before its deliveries, as whoever sends holds them
      const webhook = found && (await this.#webhooks.locked(found.webhookId));
      const delivery = await this.#deliveries.locked(deliveryId);
      if (!webhook || !delivery) throw new DomainError('integration.delivery_not_found');
      assertActive(webhook);
      const now = this.#clock.now();
      await this.#deliveries.save(again(delivery, now));
      // it goes first all the same
      await this.#deliveries.hastenBefore(delivery, now);
      await this.#sendSoon(webhook);
    });
  }

  /**
   * The id of the delivery.
   * @throws DomainError integration.webhook_not_found, integration.webhook_not_yours, integration.webhook_paused
   */
  test(asker: Asker, webhookId: string): Promise<string> {
    return this.#transactions.run(async () => {
      const webhook = await this.#webhooks.locked(webhookId);
      if (!webhook) throw new DomainError('integration.webhook_not_found');
      assertOwn(webhook, asker, await this.#owners.find(webhook.ownerId));
      assertActive(webhook);
      const at = this.#clock.now();
      const delivery: Delivery = {
        id: this.#ids.next(),
        eventId: this.#ids.next(),
        webhookId,
        type: hookTest,
        // nothing waits for a test, and it waits for nothing
        about: this.#ids.next(),
        orderId: null,
        payload: JSON.stringify({ type: hookTest, timestamp: at.toISOString(), data: { webhookId } }),
        state: 'waiting',
        tries: 0,
        nextTryAt: at,
        createdAt: at,
        endedAt: null,
      };
      await this.#deliveries.add([delivery]);
      await this.#sendSoon(webhook);
      return delivery.id;
    });
  }

  async #sendSoon(webhook: Webhook): Promise<void> {
    if (webhook.heldUntil) await this.#webhooks.save(woken(webhook));
    await this.#dispatch.soon([webhook.id]);
  }
}
