import type { FigureSource } from '#kernel/figures.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { token } from '#platform/di.ts';
import type { House, Orders, Payments, People } from './application/ports.ts';
import type { ReadTickets } from './application/read-tickets.ts';
import type { TicketConfig } from './config.ts';

export const ticket = {
  /** From the environment. */
  config: token<TicketConfig>('ticket.config'),
  /** Bound by main: what senders of the contact form are recognised by. */
  senderSecret: token<string>('ticket.senderSecret'),
  /** Answered by the settings. */
  house: token<House>('ticket.house'),
  /** Answered by the order module. */
  orders: token<Orders>('ticket.orders'),
  /** Answered by identity. */
  people: token<People>('ticket.people'),
  /** Answered by the payment module. */
  payments: token<Payments>('ticket.payments'),
  /** Tickets by day. */
  daily: token<FigureSource>('ticket.daily'),
  readTickets: token<ReadTickets>('ticket.readTickets'),
  personalData: token<PersonalData>('ticket.personalData'),
};
