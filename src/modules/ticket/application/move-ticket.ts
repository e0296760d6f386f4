import type { TicketStatus } from '#kernel/vocabulary.ts';
import type { Person } from '../domain/standing.ts';
import { moved, type Ticket } from '../domain/ticket.ts';
import { enterAsSide } from './enter.ts';
import { ticketEvent } from './ticket-event.ts';
import type { Needs } from './needs.ts';

/**
 * Closes a ticket, opens it again, or throws it away.
 * @throws ticket.not_found, identity.forbidden, ticket.transition_not_allowed
 */
export const moveTicket =
  ({ tickets, notices, outbox, work }: Needs<'tickets' | 'notices' | 'outbox' | 'work'>) =>
  (ticketId: string, to: TicketStatus, person: Person): Promise<Ticket> =>
    work.run(async () => {
      const { ticket, side } = enterAsSide(await tickets.lock(ticketId), person);
      const at = work.now();
      const after = moved(ticket, to, side, at);
      const { id, role, displayName } = person;
      const actor = { id, role, displayName };
      await tickets.save(after);
      await tickets.addEvent({ id: work.newId(), ticketId, actor, from: ticket.status, to, at });
      await outbox.publish([ticketEvent(after)]);
      if (side === 'house' && to !== 'trash')
        await notices.tell(to === 'closed' ? 'ticket-closed' : 'ticket-reopened', after);
      return after;
    });
export type MoveTicket = ReturnType<typeof moveTicket>;
