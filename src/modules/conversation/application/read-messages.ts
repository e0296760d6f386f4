import type { Listed } from '#kernel/lists.ts';
import type { Receipt } from '#contract/conversation/schemas.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Message } from '../domain/message.ts';
import { hiddenUntil, type Participants, type Person, sidesOf } from '../domain/standing.ts';
import { enter } from './enter.ts';
import type { MessagesPart } from './ports.ts';
import type { Needs } from './needs.ts';

/** Reads conversations and counts unread messages. */
export const readMessages = ({ messages, orders }: Needs<'messages' | 'orders'>) => {
  const entered = async (orderId: string, reader: Person): Promise<Participants> =>
    enter((await orders.participantsOf([orderId])).get(orderId), reader).participants;

  /** Messages of all conversations with their order numbers, for the console. */
  const everywhere = async (
    part: MessagesPart,
  ): Promise<Listed<Message> & { readonly numbers: ReadonlyMap<string, string> }> => {
    const page = await messages.list(part);
    const participants = await orders.participantsOf([...new Set(page.rows.map(({ orderId }) => orderId))]);
    return { ...page, numbers: new Map([...participants].map(([id, { number }]) => [id, number])) };
  };

  /** A user's unread messages per order, in conversations in which they are still a side. */
  const unreadByOrder = async (userId: string): Promise<ReadonlyMap<string, number>> => {
    const unread = await messages.unreadByOrder(userId);
    if (unread.size === 0) return unread;
    const participants = await orders.participantsOf([...unread.keys()]);
    const isSide = (orderId: string) => sidesOf(participants.get(orderId) ?? nobody).includes(userId);
    return new Map([...unread].filter(([orderId]) => isSide(orderId)));
  };

  return {
    /**
     * Reads messages without marking them as read: a client that loads a page is no proof that a person has read it.
     * @throws order.not_found
     */
    run: async (orderId: string, part: Omit<MessagesPart, 'orderIds'>, reader: Person): Promise<Listed<Message>> => {
      const hidden = hiddenUntil(reader, await entered(orderId, reader));
      return messages.list({
        ...part,
        orderIds: [orderId],
        ...(hidden ? { created: { from: momentAfter(hidden) } } : {}),
      });
    },
    /** The receipts of both sides. @throws order.not_found */
    receipts: async (orderId: string, reader: Person): Promise<Receipt[]> => {
      const sides = sidesOf(await entered(orderId, reader));
      const receipts = await messages.receiptsOf(orderId, sides);
      return [...receipts].map(([userId, receipt]) => ({ orderId, userId, ...receipt }));
    },
    everywhere,
    /** @throws conversation.message_not_found */
    one: async (id: string): Promise<{ readonly message: Message; readonly orderNumber: string }> => {
      const { rows, numbers } = await everywhere({ from: 0, limit: 1, descending: true, ids: [id] });
      const [message] = rows;
      if (!message) throw new DomainError('conversation.message_not_found');
      return { message, orderNumber: numbers.get(message.orderId) ?? '' };
    },
    unreadByOrder,
    unreadOf: async (userId: string): Promise<number> =>
      [...(await unreadByOrder(userId)).values()].reduce((sum, count) => sum + count, 0),
  };
};
export type ReadMessages = ReturnType<typeof readMessages>;

/** Times are stored in whole milliseconds, so one millisecond later is the next possible time. */
const momentAfter = (time: Date): Date => new Date(time.getTime() + 1);

const nobody = { customerId: '', boosterId: null };
