import { contactsIn } from '#kernel/contact-leak.ts';
import { secondsUntilNext } from '#kernel/message-limit.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Message } from '../domain/message.ts';
import { type Person, sidesOf } from '../domain/standing.ts';
import { enter } from './enter.ts';
import type { Needs } from './needs.ts';

export type Sender = Person & { readonly displayName: string };

export interface Draft {
  readonly text: string;
  /** Idempotency key. */
  readonly clientId?: string | undefined;
}

/**
 * Sends a message about an order. Customer and booster may write while the conversation is open, staff at any time.
 * @throws order.not_found, identity.forbidden, conversation.closed, conversation.too_many_messages, request.key_reused
 */
export const sendMessage = ({
  messages,
  orders,
  accounts,
  rules,
  work,
}: Needs<'messages' | 'orders' | 'accounts' | 'rules' | 'work'>) => {
  /**
   * The earlier message, if this is a repeat. A repeat gets the same answer, even if the conversation was closed since.
   * A repeat is not counted again and sends no notices.
   */
  const sentBefore = async (
    orderId: string,
    { text, clientId }: Draft,
    senderId: string,
  ): Promise<Message | undefined> => {
    const message = clientId && (await messages.findByClientId(orderId, senderId, clientId));
    if (message && message.text !== text) throw new DomainError('request.key_reused');
    return message || undefined;
  };

  // counts under the lock of the sender's place, so that concurrent messages can't exceed the limit
  const nextSeq = async (orderId: string, senderId: string, now: Date): Promise<number> => {
    const limit = rules.limit();
    const [latest, newest] = await Promise.all([
      messages.latestTimes(orderId, senderId, limit.attempts),
      messages.newestSeq(orderId),
    ]);
    const retryAfterSeconds = secondsUntilNext(latest, now, limit);
    if (retryAfterSeconds > 0) throw new DomainError('conversation.too_many_messages', { retryAfterSeconds });
    return newest + 1;
  };

  return (orderId: string, draft: Draft, sender: Sender): Promise<Message> =>
    work.run(async () => {
      // locks the account before the order, as an account's deletion does: both leave together and are executed in this
      // order. The order is locked so that a change of booster, or a step that closes the conversation, comes either before
      // or after this message
      const [active, order] = await Promise.all([accounts.lockActive(sender.id), orders.lock(orderId)]);
      const { participants, standing } = enter(order, sender);
      if (standing === 'reader' || !active) throw new DomainError('identity.forbidden');
      const sides = sidesOf(participants);
      const readers = sides.filter((id) => id !== sender.id);
      await messages.lockPlaces(orderId, [...readers, sender.id]);

      const known = await sentBefore(orderId, draft, sender.id);
      if (known) return known;
      if (standing === 'side' && !participants.open) throw new DomainError('conversation.closed');
      const now = work.now();
      const seq = await nextSeq(orderId, sender.id, now);

      const { id, role, displayName } = sender;
      const message: Message = {
        id: work.newId(),
        orderId,
        seq,
        clientId: draft.clientId ?? null,
        text: draft.text,
        contacts: contactsIn(draft.text),
        sender: { id, role, displayName },
        createdAt: now,
      };
      await messages.add(message, readers);
      work.record({ kind: 'message-sent', message, orderNumber: participants.number, sides });
      return message;
    });
};
export type SendMessage = ReturnType<typeof sendMessage>;
