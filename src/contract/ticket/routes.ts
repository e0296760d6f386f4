import * as z from 'zod/mini';
import { IdParams, ListQuery } from '../common.ts';
import { about, anyone, only, route, type RouteTable, signedIn } from '../route.ts';
import * as ticket from './schemas.ts';

/** How people reach the staff: tickets and the contact form. */
export const ticketRoutes = {
  'GET /tickets': route({
    summary: 'Own tickets. All tickets for staff who may read them',
    access: signedIn,
    query: ListQuery,
    status: 200,
    answer: z.array(ticket.TicketRow),
    list: 'tickets',
  }),
  'POST /tickets': route({
    summary: 'Open a support ticket',
    access: only('customer', 'booster'),
    body: ticket.NewTicket,
    status: 201,
    answer: ticket.Ticket,
    refusals: ['order.not_found', 'payment.top_up_not_found', 'picture.not_found', 'ticket.too_many_tickets'],
    idempotent: true,
  }),
  'GET /tickets/:id': route({
    summary: 'One ticket with its thread. Marks it as read for the caller’s side',
    access: signedIn,
    notesReading: true,
    forKeys: true,
    params: IdParams,
    status: 200,
    answer: ticket.Ticket,
    refusals: ['ticket.not_found'],
  }),
  'POST /tickets/:id/messages': route({
    summary: 'Write to the other side. Users can send 3 messages in 15 minutes',
    access: signedIn,
    forKeys: true,
    params: IdParams,
    body: ticket.NewTicketMessage,
    audit: about('tickets', 'params.id', 'text'),
    status: 201,
    answer: ticket.TicketMessage,
    refusals: ['ticket.not_found', 'ticket.closed', 'picture.not_found', 'conversation.too_many_messages'],
    idempotent: true,
  }),
  'POST /tickets/:id/state': route({
    summary: 'Close or reopen a ticket, or move it to the trash',
    access: signedIn,
    forKeys: true,
    params: IdParams,
    body: ticket.MoveTicket,
    audit: about('tickets', 'params.id'),
    perQuarterHour: 20,
    status: 200,
    answer: ticket.Ticket,
    refusals: ['ticket.not_found', 'ticket.transition_not_allowed'],
    idempotent: true,
  }),
  'POST /contact': route({
    summary: 'Write to support without an account. At most 3 messages in 15 minutes',
    access: anyone,
    body: ticket.Contact,
    status: 202,
    answer: null,
    refusals: ['conversation.too_many_messages', 'identity.too_many_attempts'],
  }),
} as const satisfies RouteTable;
