import type { Mails } from '#kernel/mail.ts';
import type { Clock, Outbox, RateLimits, UnitOfWork } from '#kernel/ports.ts';
import type {
  CannedAnswers,
  ContactMessageDesk,
  House,
  Orders,
  Payments,
  People,
  TicketFigures,
  TicketNotices,
  TicketPictures,
  Tickets,
} from './ports.ts';

/** What the use cases of this module need, by name. */
interface TicketNeeds {
  readonly answers: CannedAnswers;
  readonly work: UnitOfWork;
  readonly mails: Mails;
  readonly messages: ContactMessageDesk;
  readonly tickets: Tickets;
  readonly notices: TicketNotices;
  readonly outbox: Outbox;
  readonly orders: Orders;
  readonly payments: Payments;
  readonly pictures: TicketPictures;
  readonly figures: TicketFigures;
  readonly clock: Clock;
  readonly people: People;
  readonly rateLimits: RateLimits;
  readonly house: House;
}

export type Needs<K extends keyof TicketNeeds> = Pick<TicketNeeds, K>;
