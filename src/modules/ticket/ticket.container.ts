import type { UnitOfWork } from '#kernel/ports.ts';
import { picture } from '#modules/picture/index.ts';
import { type Bindings, token } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { recordingWork } from '#platform/unit-of-work.ts';
import { ticketAdminRoutes } from './adapters/http/ticket.admin.routes.ts';
import { ticketRoutes } from './adapters/http/ticket.routes.ts';
import { MikroCannedAnswers } from './adapters/persistence/mikro-canned-answers.ts';
import { MikroContactMessages } from './adapters/persistence/mikro-contact-messages.ts';
import { MikroTicketDaily } from './adapters/persistence/mikro-ticket-daily.ts';
import { MikroTicketFigures } from './adapters/persistence/mikro-ticket-figures.ts';
import { MikroTickets } from './adapters/persistence/mikro-tickets.ts';
import { TicketPersonalData } from './adapters/persistence/ticket-personal-data.ts';
import { type AddCannedAnswer, addCannedAnswer } from './application/add-canned-answer.ts';
import { type AnswerContactMessage, answerContactMessage } from './application/answer-contact-message.ts';
import { type ChangeCannedAnswer, changeCannedAnswer } from './application/change-canned-answer.ts';
import { type MarkContactMessage, markContactMessage } from './application/mark-contact-message.ts';
import { type MoveTicket, moveTicket } from './application/move-ticket.ts';
import { type OpenTicket, openTicket } from './application/open-ticket.ts';
import type {
  CannedAnswers,
  ContactMessageDesk,
  ContactMessageLists,
  ContactMessages,
  TicketFigures,
  Tickets,
} from './application/ports.ts';
import { supportProjections } from './application/projections.ts';
import { type ReadCannedAnswers, readCannedAnswers } from './application/read-canned-answers.ts';
import { type ReadContactMessages, readContactMessages } from './application/read-contact-messages.ts';
import { type ReadTicketFigures, readTicketFigures } from './application/read-ticket-figures.ts';
import { readTickets } from './application/read-tickets.ts';
import { type ReceiveContact, receiveContact } from './application/receive-contact.ts';
import { type RemoveCannedAnswer, removeCannedAnswer } from './application/remove-canned-answer.ts';
import { type UseCannedAnswer, useCannedAnswer } from './application/use-canned-answer.ts';
import { type WriteToTicket, writeToTicket } from './application/write-to-ticket.ts';
import type { SupportEvent } from './domain/support-events.ts';
import { ticket } from './ticket.tokens.ts';

const inner = {
  work: token<UnitOfWork<SupportEvent>>('ticket.work'),
  tickets: token<Tickets>('ticket.tickets'),
  contactMessages: token<ContactMessages & ContactMessageDesk & ContactMessageLists>('ticket.contactMessages'),
  figures: token<TicketFigures>('ticket.figures'),
  cannedAnswers: token<CannedAnswers>('ticket.cannedAnswers'),
  open: token<OpenTicket>('ticket.open'),
  write: token<WriteToTicket>('ticket.write'),
  move: token<MoveTicket>('ticket.move'),
  receiveContact: token<ReceiveContact>('ticket.receiveContact'),
  readFigures: token<ReadTicketFigures>('ticket.readFigures'),
  markContact: token<MarkContactMessage>('ticket.markContact'),
  answerContact: token<AnswerContactMessage>('ticket.answerContact'),
  readContact: token<ReadContactMessages>('ticket.readContact'),
  readCanned: token<ReadCannedAnswers>('ticket.readCanned'),
  addCanned: token<AddCannedAnswer>('ticket.addCanned'),
  changeCanned: token<ChangeCannedAnswer>('ticket.changeCanned'),
  removeCanned: token<RemoveCannedAnswer>('ticket.removeCanned'),
  useCanned: token<UseCannedAnswer>('ticket.useCanned'),
};

export const ticketBindings: Bindings = (bind) => {
  const { database, clock, mails, rateLimits } = platform;
  const { config, orders, payments } = ticket;
  const { work, tickets, contactMessages, figures, cannedAnswers, open, write, move } = inner;
  const { readContact, markContact, answerContact, readCanned, addCanned, changeCanned, removeCanned, useCanned } =
    inner;
  bind.use(work, recordingWork(supportProjections), { work: platform.work, telling: platform.telling });
  bind.type(tickets, MikroTickets, [database]);
  bind.type(contactMessages, MikroContactMessages, [database, ticket.senderSecret]);
  bind.type(ticket.personalData, TicketPersonalData, [database]);
  bind.use(ticket.readTickets, readTickets, { tickets, pictures: picture.attached, people: ticket.people });
  bind.use(open, openTicket, { tickets, orders, payments, pictures: picture.attached, config, work });
  bind.use(write, writeToTicket, {
    tickets,
    pictures: picture.attached,
    house: ticket.house,
    work,
  });
  bind.use(move, moveTicket, { tickets, work });
  bind.use(inner.receiveContact, receiveContact, {
    messages: contactMessages,
    mails,
    rateLimits,
    house: ticket.house,
    config,
    work,
  });
  bind.make(ticket.http, ticketRoutes, [ticket.readTickets, open, write, move, inner.receiveContact]);

  bind.type(figures, MikroTicketFigures, [database]);
  bind.type(ticket.daily, MikroTicketDaily, [database]);
  bind.type(cannedAnswers, MikroCannedAnswers, [database]);
  bind.use(inner.readFigures, readTicketFigures, { figures, clock });
  bind.use(readContact, readContactMessages, { messages: contactMessages });
  bind.use(markContact, markContactMessage, { messages: contactMessages, work });
  bind.use(answerContact, answerContactMessage, { mark: markContact, mails, work });
  bind.use(readCanned, readCannedAnswers, { answers: cannedAnswers });
  bind.use(addCanned, addCannedAnswer, { answers: cannedAnswers, work });
  bind.use(changeCanned, changeCannedAnswer, { answers: cannedAnswers, work });
  bind.use(removeCanned, removeCannedAnswer, { answers: cannedAnswers });
  bind.use(useCanned, useCannedAnswer, { answers: cannedAnswers });
  bind.make(ticket.adminHttp, ticketAdminRoutes, [
    ticket.readTickets,
    inner.readFigures,
    readContact,
    answerContact,
    markContact,
    readCanned,
    addCanned,
    changeCanned,
    removeCanned,
    useCanned,
  ]);
};
