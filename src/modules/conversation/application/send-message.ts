import { messageLimit, secondsUntilNext } from '#kernel/message-limit.ts';
import type { Clock, Ids, Outbox, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Message } from '../domain/message.ts';
import { type Person, sidesOf } from '../domain/standing.ts';
import { enter } from './enter.ts';
import { messageEvent } from './message-event.ts';
import type { Messages, Orders } from './ports.ts';

export type Sender = Person & { readonly displayName: string };

/** Somebody writes about an order: a side of it while it is open, the console at any time. */
export class SendMessage {
  readonly #messages: Messages;
  readonly #orders: Orders;
  readonly #outbox: Outbox;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(messages: Messages, orders: Orders, outbox: Outbox, transactions: Transactions, ids: Ids, clock: Clock) {
    this.#messages = messages;
    this.#orders = orders;
    this.#outbox = outbox;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#clock = clock;
  }

  /** @throws order.not_found, identity.forbidden, conversation.closed, conversation.too_many_messages */
  async run(orderId: string, text: string, sender: Sender): Promise<Message> {
    const { participants, standing } = await enter(this.#orders, orderId, sender);
    if (standing === 'reader') throw new DomainError('identity.forbidden');
    if (standing === 'side' && !participants.open) throw new DomainError('conversation.closed');
    const sides = sidesOf(participants);
    const readers = sides.filter((id) => id !== sender.id);

    return this.#transactions.run(async () => {
      await this.#messages.lockPlaces(orderId, [...readers, sender.id]);
      const now = this.#clock.now();
      await this.#assertWithinLimit(orderId, sender.id, now);
      const { id, role, displayName } = sender;
      const message = { id: this.#ids.next(), orderId, text, sender: { id, role, displayName }, createdAt: now };
      await this.#messages.add(message, readers);
      await this.#outbox.publish([messageEvent(message, sides)]);
      return message;
    });
  }

  // counted under the lock of the sender's place, so that of many at once no more than the limit get through
  async #assertWithinLimit(orderId: string, senderId: string, now: Date): Promise<void> {
    const latest = await this.#messages.latestTimes(orderId, senderId, messageLimit.attempts);
    const retryAfterSeconds = secondsUntilNext(latest, now);
    if (retryAfterSeconds > 0) throw new DomainError('conversation.too_many_messages', { retryAfterSeconds });
  }
}
