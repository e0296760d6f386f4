import * as z from 'zod/mini';
import { AdminApplication, NewApplication, ReceivedApplication } from './application.ts';
import { IdParams, ListQuery } from './common.ts';
import { anyone, only, route, signedIn, staff, type RouteTable } from './route.ts';
import * as ticket from './ticket.ts';

/** How people reach the house: tickets, the contact form, applications of boosters; and where the house reads them. */
export const supportRoutes = {
  'GET /tickets': route({
    summary: 'Own tickets; all of them for staff who may read tickets',
    access: signedIn,
    query: ListQuery,
    status: 200,
    answer: z.array(ticket.TicketRow),
    list: 'tickets',
  }),
  'POST /tickets': route({
    summary: 'Ask the house for help',
    access: only('customer', 'booster'),
    body: ticket.NewTicket,
    status: 201,
    answer: ticket.Ticket,
    refusals: ['order.not_found', 'ticket.too_many_tickets'],
    idempotent: true,
  }),
  'GET /tickets/:id': route({
    summary: 'One ticket with its thread; marks it read for the caller’s side',
    access: signedIn,
    params: IdParams,
    status: 200,
    answer: ticket.Ticket,
    refusals: ['ticket.not_found'],
  }),
  'POST /tickets/:id/messages': route({
    summary: 'Write to the other side; users 3 messages in 15 minutes',
    access: signedIn,
    params: IdParams,
    body: ticket.NewTicketMessage,
    status: 201,
    answer: ticket.TicketMessage,
    refusals: ['ticket.not_found', 'ticket.closed', 'conversation.too_many_messages'],
    idempotent: true,
  }),
  'POST /tickets/:id/state': route({
    summary: 'Close, open again, or throw away',
    access: signedIn,
    params: IdParams,
    body: ticket.MoveTicket,
    status: 200,
    answer: ticket.Ticket,
    refusals: ['ticket.not_found', 'ticket.transition_not_allowed'],
    idempotent: true,
  }),
  'GET /admin/tickets': route({
    summary: 'Tickets',
    access: staff('tickets:read'),
    query: ListQuery,
    status: 200,
    answer: z.array(ticket.TicketRow),
    list: 'tickets',
  }),
  'GET /admin/tickets/:id': route({
    summary: 'One ticket with its thread; marks it read for the house',
    access: staff('tickets:read'),
    params: IdParams,
    status: 200,
    answer: ticket.Ticket,
    refusals: ['ticket.not_found'],
  }),

  'POST /contact': route({
    summary: 'Write to the house without an account; 3 messages in 15 minutes',
    access: anyone,
    body: ticket.Contact,
    status: 202,
    answer: null,
    refusals: ['conversation.too_many_messages', 'identity.too_many_attempts'],
  }),

  'POST /booster-applications': route({
    summary: 'Apply to become a booster; one open application for an e-mail address',
    access: anyone,
    body: NewApplication,
    status: 201,
    answer: ReceivedApplication,
    refusals: ['booster.application_waiting', 'identity.too_many_attempts'],
  }),
  'GET /admin/booster-applications': route({
    summary: 'Applications of boosters',
    access: staff('boosters:read'),
    query: ListQuery,
    status: 200,
    answer: z.array(AdminApplication),
    list: 'booster-applications',
  }),
  'GET /admin/booster-applications/:id': route({
    summary: 'One application',
    access: staff('boosters:read'),
    params: IdParams,
    status: 200,
    answer: AdminApplication,
    refusals: ['booster.application_not_found'],
  }),
} as const satisfies RouteTable;
