import type { HookEvent, Hooks } from '#kernel/hooks.ts';
import type { Clock, Ids } from '#kernel/ports.ts';
import { type Delivery, keptForMs } from '../domain/delivery.ts';
import type { Deliveries, Dispatch, Webhooks } from './webhook-ports.ts';

/**
 * Writes a delivery for each receiver that is told of an event, in the transaction that makes it true. Whoever changes a
 * record holds it, so its events are numbered in the order in which they become true. Where nobody listens, it is one
 * question to a table of some rows, and nothing of the event is read.
 */
export class TellPrograms implements Hooks {
  readonly #webhooks: Webhooks;
  readonly #deliveries: Deliveries;
  readonly #dispatch: Dispatch;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(webhooks: Webhooks, deliveries: Deliveries, dispatch: Dispatch, ids: Ids, clock: Clock) {
    this.#webhooks = webhooks;
    this.#deliveries = deliveries;
    this.#dispatch = dispatch;
    this.#ids = ids;
    this.#clock = clock;
  }

  async tell(events: readonly HookEvent[]): Promise<void> {
    if (events.length === 0) return;
    // for whom it would be forgotten before it could be sent, nothing is written
    const pausedSince = new Date(this.#clock.now().getTime() - keptForMs);
    const listening = await this.#webhooks.listeningTo(
      events.map(({ type }) => type),
      pausedSince,
    );
    if (listening.length === 0) return;
    const written: Delivery[] = [];
    for (const event of events) {
      const receivers = listening.filter(({ events: wanted }) => wanted.includes(event.type));
      if (receivers.length > 0) written.push(...(await this.#deliveriesOf(event, receivers)));
    }
    await this.#deliveries.add(written);
    await this.#dispatch.soon(listening.map(({ id }) => id));
  }

  async #deliveriesOf(event: HookEvent, receivers: readonly { readonly id: string }[]): Promise<Delivery[]> {
    const { type, about, orderId } = event;
    const at = this.#clock.now();
    const payload = JSON.stringify({ type, timestamp: at.toISOString(), data: await event.data() });
    const eventId = this.#ids.next();
    return receivers.map(({ id: webhookId }) => ({
      id: this.#ids.next(),
      eventId,
      webhookId,
      type,
      about,
      orderId,
      payload,
      state: 'waiting',
      tries: 0,
      nextTryAt: at,
      createdAt: at,
      endedAt: null,
    }));
  }
}
