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
  /** Makes it known again when it is sent twice. */
  readonly clientId?: string | undefined;
}

/**
 * Somebody writes about an order: a side of it while it is open, the console at any time.
 * @throws order.not_found, identity.forbidden, conversation.closed, conversation.too_many_messages, request.key_reused
 */
export const sendMessage = ({
  messages,
  orders,
  accounts,
  rules,
  work,
}: Needs<'messages' | 'orders' | 'accounts' | 'rules' | 'work'>) => {
  /** A repeat is answered as the first time, also when the talk has ended since; it is neither counted nor told again. */
  const sentBefore = async (
    orderId: string,
    { text, clientId }: Draft,
    senderId: string,
  ): Promise<Message | undefined> => {
    const message = clientId && (await messages.findByClientId(orderId, senderId, clientId));
    if (message && message.text !== text) throw new DomainError('request.key_reused');
    return message || undefined;
  };

  // counted under the lock of the sender's place, so that of many at once no more than the limit get through
  const assertWithinLimit = async (orderId: string, senderId: string, now: Date): Promise<void> => {
    const limit = rules.limit();
    const latest = await messages.latestTimes(orderId, senderId, limit.attempts);
    const retryAfterSeconds = secondsUntilNext(latest, now, limit);
    if (retryAfterSeconds > 0) throw new DomainError('conversation.too_many_messages', { retryAfterSeconds });
  };

  return (orderId: string, draft: Draft, sender: Sender): Promise<Message> =>
    work.run(async () => {
      // the account before the order, as who leaves locks them
      const active = await accounts.holdActive(sender.id);
      // the order is held: a booster who is replaced or a step that ends the talk comes before this message or after it
      const { participants, standing } = enter(await orders.hold(orderId), sender);
      if (standing === 'reader' || !active) throw new DomainError('identity.forbidden');
      const sides = sidesOf(participants);
      const readers = sides.filter((id) => id !== sender.id);
      await messages.lockPlaces(orderId, [...readers, sender.id]);

      const known = await sentBefore(orderId, draft, sender.id);
      if (known) return known;
      if (standing === 'side' && !participants.open) throw new DomainError('conversation.closed');
      const now = work.now();
      await assertWithinLimit(orderId, sender.id, now);

      const { id, role, displayName } = sender;
      const message: Message = {
        id: work.newId(),
        orderId,
        seq: (await messages.newestSeq(orderId)) + 1,
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
