import { contactsIn } from '#kernel/contact-leak.ts';
import { secondsUntilNext } from '#kernel/message-limit.ts';
import type { Clock, Ids, Outbox, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Message } from '../domain/message.ts';
import { type Person, sidesOf } from '../domain/standing.ts';
import { enter } from './enter.ts';
import { messageEvent } from './message-event.ts';
import type { Accounts, MessageRules, Messages, Notices, Orders } from './ports.ts';

export type Sender = Person & { readonly displayName: string };

export interface Draft {
  readonly text: string;
  /** Makes it known again when it is sent twice. */
  readonly clientId?: string | undefined;
}

/** Somebody writes about an order: a side of it while it is open, the console at any time. */
export class SendMessage {
  readonly #messages: Messages;
  readonly #orders: Orders;
  readonly #accounts: Accounts;
  readonly #notices: Notices;
  readonly #outbox: Outbox;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #clock: Clock;
  readonly #rules: MessageRules;

  constructor(
    messages: Messages,
    orders: Orders,
    accounts: Accounts,
    notices: Notices,
    outbox: Outbox,
    transactions: Transactions,
    ids: Ids,
    clock: Clock,
    rules: MessageRules,
  ) {
    this.#messages = messages;
    this.#orders = orders;
    this.#accounts = accounts;
    this.#notices = notices;
    this.#outbox = outbox;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#clock = clock;
    this.#rules = rules;
  }

  /** @throws order.not_found, identity.forbidden, conversation.closed, conversation.too_many_messages, request.key_reused */
  run(orderId: string, draft: Draft, sender: Sender): Promise<Message> {
    return this.#transactions.run(async () => {
      // the account before the order, as who leaves locks them
      const active = await this.#accounts.holdActive(sender.id);
      // the order is held: a booster who is replaced or a step that ends the talk comes before this message or after it
      const { participants, standing } = enter(await this.#orders.hold(orderId), sender);
      if (standing === 'reader' || !active) throw new DomainError('identity.forbidden');
      const sides = sidesOf(participants);
      const readers = sides.filter((id) => id !== sender.id);
      await this.#messages.lockPlaces(orderId, [...readers, sender.id]);

      const known = await this.#sentBefore(orderId, draft, sender.id);
      if (known) return known;
      if (standing === 'side' && !participants.open) throw new DomainError('conversation.closed');
      const now = this.#clock.now();
      await this.#assertWithinLimit(orderId, sender.id, now);

      const { id, role, displayName } = sender;
      const message: Message = {
        id: this.#ids.next(),
        orderId,
        seq: (await this.#messages.newestSeq(orderId)) + 1,
        clientId: draft.clientId ?? null,
        text: draft.text,
        contacts: contactsIn(draft.text),
        sender: { id, role, displayName },
        createdAt: now,
      };
      await this.#messages.add(message, readers);
      await this.#outbox.publish([messageEvent(message, sides)]);
      await this.#notices.said(readers, { orderId, orderNumber: participants.number });
      return message;
    });
  }

  /** A repeat is answered as the first time, also when the talk has ended since; it is neither counted nor told again. */
  async #sentBefore(orderId: string, { text, clientId }: Draft, senderId: string): Promise<Message | undefined> {
    const message = clientId && (await this.#messages.findByClientId(orderId, senderId, clientId));
    if (message && message.text !== text) throw new DomainError('request.key_reused');
    return message || undefined;
  }

  // counted under the lock of the sender's place, so that of many at once no more than the limit get through
  async #assertWithinLimit(orderId: string, senderId: string, now: Date): Promise<void> {
    const limit = this.#rules.limit();
    const latest = await this.#messages.latestTimes(orderId, senderId, limit.attempts);
    const retryAfterSeconds = secondsUntilNext(latest, now, limit);
    if (retryAfterSeconds > 0) throw new DomainError('conversation.too_many_messages', { retryAfterSeconds });
  }
}
