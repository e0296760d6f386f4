import type { UnitOfWork } from '#kernel/ports.ts';
import { picture } from '#modules/picture/index.ts';
import { type Bindings, token } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { recordingWork } from '#platform/unit-of-work.ts';
import { ticketAdminRoutes } from './adapters/http/ticket.admin.routes.ts';
import { ticketRoutes } from './adapters/http/ticket.routes.ts';
import { MikroCannedAnswers } from './adapters/persistence/mikro-canned-answers.ts';
import { MikroContactMessages } from './adapters/persistence/mikro-contact-messages.ts';
import { SqlTicketDaily } from './adapters/persistence/sql-ticket-daily.ts';
import { SqlTicketFigures } from './adapters/persistence/sql-ticket-figures.ts';
import { MikroTickets } from './adapters/persistence/mikro-tickets.ts';
import { ticketPersonalData } from './adapters/persistence/ticket-personal-data.ts';
import { addCannedAnswer } from './application/add-canned-answer.ts';
import { answerContactMessage } from './application/answer-contact-message.ts';
import { changeCannedAnswer } from './application/change-canned-answer.ts';
import { markContactMessage } from './application/mark-contact-message.ts';
import { moveTicket } from './application/move-ticket.ts';
import { openTicket } from './application/open-ticket.ts';
import type {
  CannedAnswers,
  ContactMessageDesk,
  ContactMessageLists,
  ContactMessages,
  TicketFigures,
  Tickets,
} from './application/ports.ts';
import { supportProjections } from './application/projections.ts';
import { readCannedAnswers } from './application/read-canned-answers.ts';
import { readContactMessages } from './application/read-contact-messages.ts';
import { readTicketFigures } from './application/read-ticket-figures.ts';
import { readTickets } from './application/read-tickets.ts';
import { receiveContact } from './application/receive-contact.ts';
import { removeCannedAnswer } from './application/remove-canned-answer.ts';
import { useCannedAnswer } from './application/use-canned-answer.ts';
import { writeToTicket } from './application/write-to-ticket.ts';
import type { SupportEvent } from './domain/support-events.ts';
import { ticket } from './ticket.tokens.ts';

const inner = {
  work: token<UnitOfWork<SupportEvent>>('ticket.work'),
  tickets: token<Tickets>('ticket.tickets'),
  contactMessages: token<ContactMessages & ContactMessageDesk & ContactMessageLists>('ticket.contactMessages'),
  figures: token<TicketFigures>('ticket.figures'),
  cannedAnswers: token<CannedAnswers>('ticket.cannedAnswers'),
};

const useCases = {
  readTickets,
  openTicket,
  writeToTicket,
  moveTicket,
  receiveContact,
  readTicketFigures,
  readContactMessages,
  markContactMessage,
  answerContactMessage,
  readCannedAnswers,
  addCannedAnswer,
  changeCannedAnswer,
  removeCannedAnswer,
  useCannedAnswer,
};

const scope = {
  ...useCases,
  ...platform,
  ...ticket,
  ...inner,
  pictures: picture.attached,
  messages: inner.contactMessages,
  mark: markContactMessage,
  answers: inner.cannedAnswers,
};

export const ticketBindings: Bindings = (bind) => {
  const { database } = platform;
  const { work, tickets, contactMessages, figures, cannedAnswers } = inner;

  bind.use(work, recordingWork(supportProjections), platform);
  bind.type(tickets, MikroTickets, [database]);
  bind.type(contactMessages, MikroContactMessages, [database, ticket.senderSecret]);
  bind.make(ticket.personalData, ticketPersonalData, [database]);
  bind.all(scope, useCases);
  bind.make(ticketRoutes, [ticket.readTickets, openTicket, writeToTicket, moveTicket, receiveContact]);

  bind.type(figures, SqlTicketFigures, [database]);
  bind.type(ticket.daily, SqlTicketDaily, [database]);
  bind.type(cannedAnswers, MikroCannedAnswers, [database]);
  bind.make(ticketAdminRoutes, [
    ticket.readTickets,
    readTicketFigures,
    readContactMessages,
    answerContactMessage,
    markContactMessage,
    readCannedAnswers,
    addCannedAnswer,
    changeCannedAnswer,
    removeCannedAnswer,
    useCannedAnswer,
  ]);
};
