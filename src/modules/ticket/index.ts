export type { ReadTickets } from './application/read-tickets.ts';
export { ticketConfig } from './config.ts';
export { ticket } from './ticket.tokens.ts';
