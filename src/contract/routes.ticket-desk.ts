import * as z from 'zod/mini';
import { IdParams, ListQuery } from './common.ts';
import { route, staff, type RouteTable } from './route.ts';
import * as ticket from './ticket.ts';

/** Where the house answers tickets: lists, what it answers often, how quickly it does; and what came by the contact form. */
export const ticketDeskRoutes = {
  'GET /admin/tickets': route({
    summary: 'Tickets',
    access: staff('tickets:read'),
    query: ListQuery,
    status: 200,
    answer: z.array(ticket.AdminTicketRow),
    list: 'tickets',
  }),
  'GET /admin/tickets/:id': route({
    summary: 'One ticket with its thread; marks it read for the house',
    access: staff('tickets:read'),
    params: IdParams,
    status: 200,
    answer: ticket.AdminTicket,
    refusals: ['ticket.not_found'],
  }),
  'GET /admin/ticket-figures': route({
    summary: 'Who waits for the house, and how quickly it first answered in the last 30 days',
    access: staff('tickets:read'),
    status: 200,
    answer: ticket.TicketFigures,
  }),
  'GET /admin/contact-messages': route({
    summary: 'What came through the contact form',
    access: staff('tickets:read'),
    query: ListQuery,
    status: 200,
    answer: z.array(ticket.ContactMessage),
    list: 'contact-messages',
  }),
  'GET /admin/contact-messages/:id': route({
    summary: 'One message of the contact form',
    access: staff('tickets:read'),
    params: IdParams,
    status: 200,
    answer: ticket.ContactMessage,
    refusals: ['ticket.contact_not_found'],
  }),
  'GET /admin/canned-answers': route({
    summary: 'Answers that are kept ready, the most used first',
    access: staff('tickets:read'),
    query: ListQuery,
    status: 200,
    answer: z.array(ticket.CannedAnswer),
    list: 'canned-answers',
  }),
  'GET /admin/canned-answers/:id': route({
    summary: 'One of them',
    access: staff('tickets:read'),
    params: IdParams,
    status: 200,
    answer: ticket.CannedAnswer,
    refusals: ['ticket.canned_not_found'],
  }),
  'POST /admin/canned-answers': route({
    summary: 'Keep an answer ready',
    access: staff('tickets:write'),
    body: ticket.NewCannedAnswer,
    status: 201,
    answer: ticket.CannedAnswer,
    refusals: ['ticket.canned_title_taken', 'ticket.placeholder_unknown'],
    idempotent: true,
  }),
  'PUT /admin/canned-answers/:id': route({
    summary: 'Change it; what is not sent stays',
    access: staff('tickets:write'),
    params: IdParams,
    body: ticket.CannedAnswerChange,
    status: 200,
    answer: ticket.CannedAnswer,
    refusals: ['ticket.canned_not_found', 'ticket.canned_title_taken', 'ticket.placeholder_unknown'],
  }),
  'DELETE /admin/canned-answers/:id': route({
    summary: 'Throw it away; answers made from it stay',
    access: staff('tickets:write'),
    params: IdParams,
    status: 204,
    answer: null,
    refusals: ['ticket.canned_not_found'],
  }),
  'POST /admin/canned-answers/:id/uses': route({
    summary: 'Say that it was put into an answer',
    access: staff('tickets:write'),
    params: IdParams,
    status: 204,
    answer: null,
    refusals: ['ticket.canned_not_found'],
    idempotent: true,
  }),
} as const satisfies RouteTable;
