import { picture } from '#modules/picture/index.ts';
import { type Bindings, token } from '#platform/di.ts';
import { announcing, followed, houseNews } from '#platform/live/announcing.ts';
import { platform } from '#platform/tokens.ts';
import { ticketAdminRoutes } from './adapters/http/ticket.admin.routes.ts';
import { ticketRoutes } from './adapters/http/ticket.routes.ts';
import { MikroCannedAnswers } from './adapters/persistence/mikro-canned-answers.ts';
import { MikroContactMessages } from './adapters/persistence/mikro-contact-messages.ts';
import { MikroTicketDaily } from './adapters/persistence/mikro-ticket-daily.ts';
import { MikroTicketFigures } from './adapters/persistence/mikro-ticket-figures.ts';
import { MikroTickets } from './adapters/persistence/mikro-tickets.ts';
import { TicketPersonalData } from './adapters/persistence/ticket-personal-data.ts';
import { AddCannedAnswer } from './application/add-canned-answer.ts';
import { AnswerContactMessage } from './application/answer-contact-message.ts';
import { ChangeCannedAnswer } from './application/change-canned-answer.ts';
import { MarkContactMessage } from './application/mark-contact-message.ts';
import { MoveTicket } from './application/move-ticket.ts';
import { OpenTicket } from './application/open-ticket.ts';
import type {
  CannedAnswers,
  ContactMessageDesk,
  ContactMessageLists,
  ContactMessages,
  TicketFigures,
  Tickets,
} from './application/ports.ts';
import { ReadCannedAnswers } from './application/read-canned-answers.ts';
import { ReadContactMessages } from './application/read-contact-messages.ts';
import { ReadTicketFigures } from './application/read-ticket-figures.ts';
import { ReadTickets } from './application/read-tickets.ts';
import { ReceiveContact } from './application/receive-contact.ts';
import { RemoveCannedAnswer } from './application/remove-canned-answer.ts';
import { messageHooks, movedHooks, openedHooks } from './application/ticket-hooks.ts';
import { UseCannedAnswer } from './application/use-canned-answer.ts';
import { WriteToTicket } from './application/write-to-ticket.ts';
import { ticket } from './ticket.tokens.ts';

const inner = {
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

export const ticketBindings: Bindings = (registry) => {
  const { database, outbox, transactions, ids, clock, mails, rateLimits } = platform;
  const { config, orders, payments, notices, readTickets } = ticket;
  const { tickets, contactMessages, figures, cannedAnswers, open, write, move, receiveContact } = inner;
  const {
    readFigures,
    readContact,
    markContact,
    answerContact,
    readCanned,
    addCanned,
    changeCanned,
    removeCanned,
    useCanned,
  } = inner;
  registry.make(
    tickets,
    (rows, hooks, running) => {
      const written = new MikroTickets(rows);
      return followed<Tickets>(
        written,
        {
          add: (opened) => hooks.tell(openedHooks(opened)),
          addMessage: (message) => hooks.tell(messageHooks(message, written)),
          addEvent: (event) => hooks.tell(movedHooks(event, written)),
        },
        running,
      );
    },
    [database, platform.hooks, transactions],
  );
  registry.make(
    contactMessages,
    (rows, secret, outgoing, running) => {
      const told = ({ id }: { readonly id: string }) => houseNews('contact-messages', 'tickets:read', id);
      return announcing(new MikroContactMessages(rows, secret), { add: told, save: told }, outgoing, running);
    },
    [database, ticket.senderSecret, outbox, transactions],
  );
  registry.type(ticket.personalData, TicketPersonalData, [database]);
  registry.type(readTickets, ReadTickets, [tickets, picture.attached, ticket.people]);
  registry.type(open, OpenTicket, [
    tickets,
    orders,
    payments,
    picture.attached,
    outbox,
    transactions,
    ids,
    clock,
    config,
  ]);
  registry.type(write, WriteToTicket, [
    tickets,
    picture.attached,
    notices,
    outbox,
    transactions,
    ids,
    clock,
    ticket.house,
  ]);
  registry.type(move, MoveTicket, [tickets, notices, outbox, transactions, ids, clock]);
  registry.type(receiveContact, ReceiveContact, [
    contactMessages,
    mails,
    rateLimits,
    transactions,
    ids,
    clock,
    ticket.house,
    config,
  ]);
  registry.make(ticket.http, ticketRoutes, [readTickets, open, write, move, receiveContact]);

  registry.type(figures, MikroTicketFigures, [database]);
  registry.type(ticket.daily, MikroTicketDaily, [database]);
  registry.type(cannedAnswers, MikroCannedAnswers, [database]);
  registry.type(readFigures, ReadTicketFigures, [figures, clock]);
  registry.type(readContact, ReadContactMessages, [contactMessages]);
  registry.type(markContact, MarkContactMessage, [contactMessages, transactions, clock]);
  registry.type(answerContact, AnswerContactMessage, [markContact, mails, ids, transactions]);
  registry.type(readCanned, ReadCannedAnswers, [cannedAnswers]);
  registry.type(addCanned, AddCannedAnswer, [cannedAnswers, transactions, ids, clock]);
  registry.type(changeCanned, ChangeCannedAnswer, [cannedAnswers, transactions]);
  registry.type(removeCanned, RemoveCannedAnswer, [cannedAnswers]);
  registry.type(useCanned, UseCannedAnswer, [cannedAnswers]);
  registry.make(ticket.adminHttp, ticketAdminRoutes, [
    readTickets,
    readFigures,
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
