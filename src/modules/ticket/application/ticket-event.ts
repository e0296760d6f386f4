import type { LiveEvent } from '#kernel/ports.ts';
import type { Ticket } from '../domain/ticket.ts';

/** The user hears it, and everyone of the house who may read tickets. What is read differs by side, so it is not told. */
export const ticketEvent = ({ id, user, status, answered, updatedAt }: Ticket): LiveEvent => ({
  type: 'ticket',
  to: [{ user: user.id }, { scope: 'tickets:read' }],
  data: { id, status, answered, updatedAt: updatedAt.toISOString() },
});
