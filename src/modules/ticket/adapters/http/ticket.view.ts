import type { Ticket as TicketView, TicketMessage as MessageView, TicketRow } from '#contract/ticket/schemas.ts';
import { type ListQuery, rangeOf, searchOf, valuesOf } from '#platform/http/list-query.ts';
import type { SaidMessage, TicketPage, TicketsWanted } from '../../application/read-tickets.ts';
import type { Side, Ticket } from '../../domain/ticket.ts';

const columns = ['id', 'status', 'type', 'userId', 'orderId', 'topUpId'] as const;
const sortFields = { createdAt: 'createdAt', waitingSince: 'waitingSince' } as const;

export const wantedOf = ({ from, limit, sort, filter }: ListQuery): TicketsWanted => {
  const { answered, waiting, read } = filter;
  const search = searchOf(filter);
  return {
    from,
    limit,
    sort: { field: sortFields[sort.field as keyof typeof sortFields] ?? 'updatedAt', descending: sort.descending },
    where: {
      ...Object.fromEntries(columns.flatMap((name) => (name in filter ? [[name, valuesOf(filter[name])]] : []))),
      created: rangeOf(filter, 'createdAt'),
      firstAnswered: rangeOf(filter, 'firstAnsweredAt'),
      ...(typeof answered === 'boolean' ? { answered } : {}),
      ...(typeof waiting === 'boolean' ? { waiting } : {}),
      ...(typeof read === 'boolean' ? { read } : {}),
      ...(search === undefined ? {} : { search }),
    },
  };
};

/** The ticket with this side's read mark. */
export const rowView = (ticket: Ticket, side: Side): TicketRow => ({
  id: ticket.id,
  type: ticket.type,
  subject: ticket.subject,
  status: ticket.status,
  answered: ticket.answered,
  read: side === 'user' ? ticket.readByUser : ticket.readByStaff,
  user: { ...ticket.user },
  orderId: ticket.order && ticket.order.id,
  orderNumber: ticket.order && ticket.order.number,
  topUpId: ticket.topUp && ticket.topUp.id,
  topUpNumber: ticket.topUp && ticket.topUp.number,
  createdAt: ticket.createdAt.toISOString(),
  updatedAt: ticket.updatedAt.toISOString(),
});

export const messageView = ({ createdAt, sender, pictures, ...message }: SaidMessage): MessageView => ({
  ...message,
  sender: { ...sender },
  pictures: [...pictures],
  createdAt: createdAt.toISOString(),
});

export const pageView = ({ ticket, side, messages, events, nextStatuses, mayWrite }: TicketPage): TicketView => ({
  ...rowView(ticket, side),
  messages: messages.map(messageView),
  history: events.map(({ at, actor, from, to }) => ({
    at: at.toISOString(),
    actor: { role: actor.role, displayName: actor.displayName },
    from,
    to,
  })),
  nextStatuses: [...nextStatuses],
  allowed: { message: mayWrite },
});
