import { handlers } from '#platform/http/handler.ts';
import { lists } from '#contract/lists.ts';
import { pageOf, parseListQuery } from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { AnswerContactMessage } from '../../application/answer-contact-message.ts';
import type { MarkContactMessage } from '../../application/mark-contact-message.ts';
import type { AddCannedAnswer } from '../../application/add-canned-answer.ts';
import type { ChangeCannedAnswer } from '../../application/change-canned-answer.ts';
import type { ReadCannedAnswers } from '../../application/read-canned-answers.ts';
import type { ReadContactMessages } from '../../application/read-contact-messages.ts';
import type { ReadTicketFigures } from '../../application/read-ticket-figures.ts';
import type { ReadTickets } from '../../application/read-tickets.ts';
import type { RemoveCannedAnswer } from '../../application/remove-canned-answer.ts';
import type { UseCannedAnswer } from '../../application/use-canned-answer.ts';
import {
  adminPageView,
  adminRowView,
  cannedPartOf,
  cannedView,
  contactPartOf,
  contactView,
  figuresView,
} from './ticket.admin.view.ts';
import { wantedOf } from './ticket.view.ts';

/** Routes of the console. */
export const ticketAdminRoutes = (
  tickets: ReadTickets,
  figures: ReadTicketFigures,
  contact: ReadContactMessages,
  answerContact: AnswerContactMessage,
  markContact: MarkContactMessage,
  canned: ReadCannedAnswers,
  addCanned: AddCannedAnswer,
  changeCanned: ChangeCannedAnswer,
  removeCanned: RemoveCannedAnswer,
  countUse: UseCannedAnswer,
) =>
  handlers({
    'GET /admin/tickets': async ({ query }, { caller }) => {
      const wanted = wantedOf(parseListQuery(query, lists['GET /admin/tickets']));
      const { rows, total, atLeast } = await tickets.list(wanted, caller);
      return pageOf(readableRows('tickets', rows, adminRowView), wanted.from, total, atLeast);
    },

    'GET /admin/tickets/:id': async ({ params }, { caller }) => adminPageView(await tickets.page(params.id, caller)),

    'GET /admin/ticket-figures': async () => figuresView(await figures()),

    'GET /admin/contact-messages': async ({ query }) => {
      const part = contactPartOf(parseListQuery(query, lists['GET /admin/contact-messages']));
      const { rows, total, atLeast } = await contact.list(part);
      return pageOf(readableRows('contact-messages', rows, contactView), part.from, total, atLeast);
    },

    'GET /admin/contact-messages/:id': async ({ params }) => contactView(await contact.one(params.id)),

    'POST /admin/contact-messages/:id/answer': async ({ params, body }, { caller }) =>
      contactView(await answerContact(params.id, body, caller)),

    'POST /admin/contact-messages/:id/answered': async ({ params }, { caller }) =>
      contactView(await markContact.answered(params.id, caller)),

    'POST /admin/contact-messages/:id/waiting': async ({ params }) => contactView(await markContact.waiting(params.id)),

    'GET /admin/canned-answers': async ({ query }) => {
      const part = cannedPartOf(parseListQuery(query, lists['GET /admin/canned-answers']));
      const { rows, total } = await canned.list(part);
      return pageOf(readableRows('canned-answers', rows, cannedView), part.from, total);
    },

    'GET /admin/canned-answers/:id': async ({ params }) => cannedView(await canned.one(params.id)),

    'POST /admin/canned-answers': async ({ body }) => cannedView(await addCanned(body)),

    'PUT /admin/canned-answers/:id': async ({ params, body }) => cannedView(await changeCanned(params.id, body)),

    'DELETE /admin/canned-answers/:id': async ({ params }) => {
      await removeCanned(params.id);
      return undefined;
    },

    'POST /admin/canned-answers/:id/uses': async ({ params }) => {
      await countUse(params.id);
      return undefined;
    },
  });
