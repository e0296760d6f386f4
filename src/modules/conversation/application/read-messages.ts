import { type Person, sidesOf } from '../domain/standing.ts';
import { enter } from './enter.ts';
import type { Listed, Messages, MessagesPart, Orders } from './ports.ts';

/** Reading the conversation, and how much of it waits to be read. */
export class ReadMessages {
  readonly #messages: Messages;
  readonly #orders: Orders;

  constructor(messages: Messages, orders: Orders) {
    this.#messages = messages;
    this.#orders = orders;
  }

  /** A side that reads has then read everything; the console leaves no mark. @throws order.not_found */
  async run(orderId: string, part: MessagesPart, reader: Person): Promise<Listed> {
    const { standing } = await enter(this.#orders, orderId, reader);
    const page = await this.#messages.list(orderId, part);
    if (standing === 'side') await this.#messages.markRead(orderId, reader.id);
    return page;
  }

  /** Messages that wait for this user in conversations of which they are still a side. */
  async unreadOf(userId: string): Promise<number> {
    const unread = await this.#messages.unreadByOrder(userId);
    if (unread.size === 0) return 0;
    let total = 0;
    for (const [orderId, participants] of await this.#orders.participantsOf([...unread.keys()]))
      if (sidesOf(participants).includes(userId)) total += unread.get(orderId) ?? 0;
    return total;
  }
}
