import type { TicketStatus } from '#kernel/vocabulary.ts';
import type { Person } from '../domain/standing.ts';
import { moved, type Ticket } from '../domain/ticket.ts';
import { enterAsSide } from './enter.ts';
import type { Needs } from './needs.ts';

/**
 * Closes a ticket, opens it again, or moves it to the trash.
 * @throws ticket.not_found, identity.forbidden, ticket.transition_not_allowed
 */
export const moveTicket =
  ({ tickets, work }: Needs<'tickets' | 'work'>) =>
  (ticketId: string, to: TicketStatus, person: Person): Promise<Ticket> =>
    work.run(async () => {
      const { ticket, side } = enterAsSide(await tickets.lock(ticketId), person);
      const at = work.now();
      const after = moved(ticket, to, side, at);
      const { id, role, displayName } = person;
      const actor = { id, role, displayName };
      await tickets.save(after);
      await tickets.addEvent({ id: work.newId(), ticketId, actor, from: ticket.status, to, at });
      work.record({ kind: 'ticket-moved', ticket: after, by: side });
      return after;
    });
export type MoveTicket = ReturnType<typeof moveTicket>;
