import type { Mails } from '#kernel/mail.ts';
import type { Clock, RateLimits, UnitOfWork } from '#kernel/ports.ts';
import type { SupportEvent } from '../domain/support-events.ts';
import type {
  CannedAnswers,
  ContactMessageDesk,
  SupportSettings,
  Orders,
  Payments,
  People,
  TicketFigures,
  TicketPictures,
  Tickets,
} from './ports.ts';

/** What the use cases of this module need, by name. */
interface TicketNeeds {
  readonly answers: CannedAnswers;
  readonly work: UnitOfWork<SupportEvent>;
  readonly mails: Mails;
  readonly messages: ContactMessageDesk;
  readonly tickets: Tickets;
  readonly orders: Orders;
  readonly payments: Payments;
  readonly pictures: TicketPictures;
  readonly figures: TicketFigures;
  readonly clock: Clock;
  readonly people: People;
  readonly rateLimits: RateLimits;
  readonly support: SupportSettings;
}

export type Needs<K extends keyof TicketNeeds> = Pick<TicketNeeds, K>;
