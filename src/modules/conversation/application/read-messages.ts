import type { Receipt } from '#contract/conversation.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Message } from '../domain/message.ts';
import { hiddenUntil, type Participants, type Person, sidesOf } from '../domain/standing.ts';
import { enter } from './enter.ts';
import type { Listed, Messages, MessagesPart, Orders } from './ports.ts';

/** Reading conversations, and how much of them waits to be read. */
export class ReadMessages {
  readonly #messages: Messages;
  readonly #orders: Orders;

  constructor(messages: Messages, orders: Orders) {
    this.#messages = messages;
    this.#orders = orders;
  }

  /** Leaves no mark: a program that loads a page is not a person who reads it. @throws order.not_found */
  async run(orderId: string, part: Omit<MessagesPart, 'orderIds'>, reader: Person): Promise<Listed> {
    const hidden = hiddenUntil(reader, await this.#enter(orderId, reader));
    return this.#messages.list({
      ...part,
      orderIds: [orderId],
      ...(hidden ? { created: { from: momentAfter(hidden) } } : {}),
    });
  }

  /** How far the sides have got. @throws order.not_found */
  async receipts(orderId: string, reader: Person): Promise<Receipt[]> {
    const sides = sidesOf(await this.#enter(orderId, reader));
    const receipts = await this.#messages.receiptsOf(orderId, sides);
    return [...receipts].map(([userId, receipt]) => ({ orderId, userId, ...receipt }));
  }

  /** For the console: messages of all conversations, with the numbers of their orders. */
  async everywhere(part: MessagesPart): Promise<Listed & { readonly numbers: ReadonlyMap<string, string> }> {
    const page = await this.#messages.list(part);
    const orders = await this.#orders.participantsOf([...new Set(page.rows.map(({ orderId }) => orderId))]);
    return { ...page, numbers: new Map([...orders].map(([id, { number }]) => [id, number])) };
  }

  /** @throws conversation.message_not_found */
  async one(id: string): Promise<{ readonly message: Message; readonly orderNumber: string }> {
    const { rows, numbers } = await this.everywhere({ from: 0, limit: 1, descending: true, ids: [id] });
    const [message] = rows;
    if (!message) throw new DomainError('conversation.message_not_found');
    return { message, orderNumber: numbers.get(message.orderId) ?? '' };
  }

  /** Messages that wait for this user, by order, in conversations of which they are still a side. */
  async unreadByOrder(userId: string): Promise<ReadonlyMap<string, number>> {
    const unread = await this.#messages.unreadByOrder(userId);
    if (unread.size === 0) return unread;
    const orders = await this.#orders.participantsOf([...unread.keys()]);
    const isSide = (orderId: string) => sidesOf(orders.get(orderId) ?? nobody).includes(userId);
    return new Map([...unread].filter(([orderId]) => isSide(orderId)));
  }

  async unreadOf(userId: string): Promise<number> {
    return [...(await this.unreadByOrder(userId)).values()].reduce((sum, count) => sum + count, 0);
  }

  async #enter(orderId: string, reader: Person): Promise<Participants> {
    return enter((await this.#orders.participantsOf([orderId])).get(orderId), reader).participants;
  }
}

/** Times are kept in milliseconds. */
const momentAfter = (time: Date): Date => new Date(time.getTime() + 1);

const nobody = { customerId: '', boosterId: null };
