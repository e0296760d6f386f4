export { ticketConfig } from './config.ts';
export { ticket } from './ticket.tokens.ts';
