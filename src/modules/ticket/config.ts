import type { RateLimit } from '#kernel/ports.ts';
import type { ContactConfig } from './application/receive-contact.ts';
import type { TicketLimits } from './domain/ticket.ts';

export interface TicketConfig {
  readonly limits: TicketLimits;
  readonly contact: ContactConfig;
}

const hour = 3600;
const bearsTests: RateLimit = { attempts: 100_000, windowSeconds: 60 };

/**
 * Enough for people, too few for abuse. On a developer's machine all requests, tests included, come from one address
 * and a few accounts (api.md).
 */
export const ticketConfig = ({ production }: { readonly production: boolean }): TicketConfig => ({
  limits: { newTickets: production ? { attempts: 5, windowSeconds: hour } : { attempts: 1_000, windowSeconds: 60 } },
  contact: { fromAddress: production ? { attempts: 20, windowSeconds: hour } : bearsTests },
});
