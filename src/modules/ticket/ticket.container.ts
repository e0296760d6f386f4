import { type Bindings, token } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { ticketRoutes } from './adapters/http/ticket.routes.ts';
import { MikroContactMessages } from './adapters/persistence/mikro-contact-messages.ts';
import { MikroTickets } from './adapters/persistence/mikro-tickets.ts';
import { TicketPersonalData } from './adapters/persistence/ticket-personal-data.ts';
import { MoveTicket } from './application/move-ticket.ts';
import { OpenTicket } from './application/open-ticket.ts';
import type { ContactMessages, Tickets } from './application/ports.ts';
import { ReadTickets } from './application/read-tickets.ts';
import { ReceiveContact } from './application/receive-contact.ts';
import { WriteToTicket } from './application/write-to-ticket.ts';
import { ticket } from './ticket.tokens.ts';

const inner = {
  tickets: token<Tickets>('ticket.tickets'),
  contactMessages: token<ContactMessages>('ticket.contactMessages'),
  open: token<OpenTicket>('ticket.open'),
  write: token<WriteToTicket>('ticket.write'),
  move: token<MoveTicket>('ticket.move'),
  receiveContact: token<ReceiveContact>('ticket.receiveContact'),
};

export const ticketBindings: Bindings = (registry) => {
  const { database, outbox, transactions, ids, clock, mails, rateLimits } = platform;
  const { config, orders, notices, readTickets } = ticket;
  const { tickets, contactMessages, open, write, move, receiveContact } = inner;
  registry.type(tickets, MikroTickets, [database]);
  registry.type(contactMessages, MikroContactMessages, [database, ticket.senderSecret]);
  registry.type(ticket.personalData, TicketPersonalData, [database]);
  registry.type(readTickets, ReadTickets, [tickets]);
  registry.type(open, OpenTicket, [tickets, orders, outbox, transactions, ids, clock, config]);
  registry.type(write, WriteToTicket, [tickets, notices, outbox, transactions, ids, clock]);
  registry.type(move, MoveTicket, [tickets, notices, outbox, transactions, ids, clock]);
  registry.type(receiveContact, ReceiveContact, [contactMessages, mails, rateLimits, transactions, ids, clock, config]);
  registry.make(ticket.http, ticketRoutes, [readTickets, open, write, move, receiveContact]);
};
