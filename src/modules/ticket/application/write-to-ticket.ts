import { secondsUntilNext } from '#kernel/message-limit.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Person } from '../domain/standing.ts';
import { type Ticket, type TicketMessage, written } from '../domain/ticket.ts';
import { enterAsSide } from './enter.ts';
import type { Needs } from './needs.ts';

/** A message's text, and the sender's own pictures for it. */
export interface Said {
  readonly text: string;
  readonly pictures?: readonly string[] | undefined;
}

/**
 * The user writes, or the staff answer.
 * @throws ticket.not_found, identity.forbidden, ticket.closed, picture.not_found, conversation.too_many_messages
 */
export const writeToTicket = ({
  tickets,
  pictures,
  support,
  work,
}: Needs<'tickets' | 'pictures' | 'support' | 'work'>) => {
  /** Counts the messages under the ticket's lock. The opening text is not counted. Staff have no limit. */
  const assertWithinLimit = async ({ id, user, createdAt }: Ticket, now: Date): Promise<void> => {
    const limit = support.messageLimit();
    const latest = await tickets.latestTimes(id, user.id, limit.attempts);
    const retryAfterSeconds = secondsUntilNext(
      latest.filter((time) => time > createdAt),
      now,
      limit,
    );
    if (retryAfterSeconds > 0) throw new DomainError('conversation.too_many_messages', { retryAfterSeconds });
  };

  return (ticketId: string, { text, pictures: pictureIds = [] }: Said, person: Person): Promise<TicketMessage> =>
    work.run(async () => {
      const { ticket, side } = enterAsSide(await tickets.lock(ticketId), person);
      const now = work.now();
      const after = written(ticket, side, now);
      if (side === 'user') await assertWithinLimit(ticket, now);
      const { id, role, displayName } = person;
      const message = { id: work.newId(), ticketId, sender: { id, role, displayName }, text, createdAt: now };
      await tickets.save(after);
      await tickets.addMessage(message);
      await pictures.attach(pictureIds, id, { kind: 'ticket-message', id: message.id });
      work.record({ kind: side === 'staff' ? 'staff-answered' : 'user-wrote', ticket: after });
      return message;
    });
};
export type WriteToTicket = ReturnType<typeof writeToTicket>;
