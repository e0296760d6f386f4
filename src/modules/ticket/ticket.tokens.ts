import type { FigureSource } from '#kernel/figures.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { token } from '#platform/di.ts';
import type { SupportSettings, Orders, Payments, People } from './application/ports.ts';
import type { ReadTickets } from './application/read-tickets.ts';
import type { TicketConfig } from './config.ts';

export const ticket = {
  /** Read from the environment. */
  config: token<TicketConfig>('ticket.config'),
  /** Bound in main. The key of the digest that identifies a sender of the contact form. */
  senderSecret: token<string>('ticket.senderSecret'),
  /** Read from the settings. */
  support: token<SupportSettings>('ticket.support'),
  /** Implemented by the order module. */
  orders: token<Orders>('ticket.orders'),
  /** Implemented by identity. */
  people: token<People>('ticket.people'),
  /** Implemented by the payment module. */
  payments: token<Payments>('ticket.payments'),
  /** Daily figures of tickets. */
  daily: token<FigureSource>('ticket.daily'),
  readTickets: token<ReadTickets>('ticket.readTickets'),
  personalData: token<PersonalData>('ticket.personalData'),
};
