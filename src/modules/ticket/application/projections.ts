import type { WebhookData } from '#contract/integration/webhook-events.ts';
import type { HookEvent } from '#kernel/hooks.ts';
import { consoleNews, type News, type Projections } from '#kernel/news.ts';
import type { Notice, TicketNotice } from '#kernel/notice.ts';
import type { LiveEvent } from '#kernel/ports.ts';
import type { ContactMessage } from '../domain/contact-message.ts';
import type { SupportEvent } from '../domain/support-events.ts';
import type { Side, Ticket } from '../domain/ticket.ts';

/** Maps each event of tickets and contact messages to live updates, webhooks and notices. */
export const supportProjections: Projections<SupportEvent> = {
  'ticket-opened': ({ ticket }) => ({ live: [toBothSides(ticket)], hooks: [hookOf('ticket.opened', ticket)] }),
  'user-wrote': ({ ticket }) => ({ live: [toBothSides(ticket)] }),
  'staff-answered': ({ ticket }) => ({
    live: [toBothSides(ticket)],
    notices: [noticeOf('ticket-answered', ticket)],
    hooks: [hookOf('ticket.answered', ticket)],
  }),
  'ticket-moved': ({ ticket, by }) => ({ live: [toBothSides(ticket)], ...moved(ticket, by) }),
  'contact-received': ({ message }) => inConsole(message),
  'contact-answered': ({ message }) => inConsole(message),
  'contact-waits-again': ({ message }) => inConsole(message),
};

/** Moving to the trash notifies neither the user nor programs. Users get no notice of their own acts. */
const moved = (ticket: Ticket, by: Side): News => {
  if (ticket.status === 'trash') return {};
  const closed = ticket.status === 'closed';
  return {
    notices: by === 'staff' ? [noticeOf(closed ? 'ticket-closed' : 'ticket-reopened', ticket)] : [],
    hooks: [hookOf(closed ? 'ticket.closed' : 'ticket.reopened', ticket)],
  };
};

/**
 * The live event for the user, and for all staff who may read tickets. The read marks are left out, because they differ
 * by side.
 */
const toBothSides = ({ id, user, status, answered, updatedAt }: Ticket): LiveEvent => ({
  type: 'ticket',
  to: [{ user: user.id }, { scope: 'tickets:read' }],
  data: { id, status, answered, updatedAt: updatedAt.toISOString() },
});

const inConsole = ({ id }: ContactMessage): News => ({ live: [consoleNews('contact-messages', 'tickets:read', id)] });

const noticeOf = (kind: TicketNotice['kind'], { id: ticketId, user, subject }: Ticket): Notice => ({
  kind,
  userId: user.id,
  ticketId,
  subject,
});

type HookType = Extract<HookEvent['type'], `ticket.${string}`>;

const hookOf = (type: HookType, { id, user, type: about, status, answered, order }: Ticket): HookEvent => {
  const data: WebhookData<HookType> = {
    ticketId: id,
    userId: user.id,
    type: about,
    status,
    answered,
    orderId: order?.id ?? null,
  };
  return { type, about: id, orderId: null, data };
};
