import type { z } from 'zod/mini';
import type * as contract from '#contract/ticket/schemas.ts';
import { flagOf, type ListQuery, rangeOf, searchOf, valuesOf } from '#platform/http/list-query.ts';
import type { CannedAnswersPart, ContactMessagesPart } from '../../application/ports.ts';
import type { TicketPage } from '../../application/read-tickets.ts';
import type { ReadTicketFigures } from '../../application/read-ticket-figures.ts';
import type { CannedAnswer } from '../../domain/canned-answer.ts';
import type { ContactMessage } from '../../domain/contact-message.ts';
import type { Ticket } from '../../domain/ticket.ts';
import { pageView, rowView } from './ticket.view.ts';

const deskView = ({ waitingSince, firstAnsweredAt }: Ticket) => ({
  waitingSince: waitingSince && waitingSince.toISOString(),
  firstAnsweredAt: firstAnsweredAt && firstAnsweredAt.toISOString(),
});

export const adminRowView = (ticket: Ticket): z.infer<typeof contract.AdminTicketRow> => ({
  ...rowView(ticket, 'staff'),
  ...deskView(ticket),
});

export const adminPageView = (page: TicketPage): z.infer<typeof contract.AdminTicket> => ({
  ...pageView(page),
  ...deskView(page.ticket),
});

export const figuresView = ({
  waiting: { count, atLeast, oldest },
  firstAnswers,
}: Awaited<ReturnType<ReadTicketFigures>>): z.infer<typeof contract.TicketFigures> => ({
  waiting: { count, atLeast, oldest: oldest && oldest.toISOString() },
  firstAnswers: firstAnswers && { ...firstAnswers },
});

export const contactPartOf = ({ from, limit, sort, filter }: ListQuery): ContactMessagesPart => ({
  from,
  limit,
  descending: sort.descending,
  where: { id: valuesOf(filter['id']), email: valuesOf(filter['email']) },
  answered: flagOf(filter['answered']),
  search: searchOf(filter),
  created: rangeOf(filter, 'createdAt'),
});

export const contactView = ({
  createdAt,
  answered,
  ...message
}: ContactMessage): z.infer<typeof contract.ContactMessage> => ({
  ...message,
  createdAt: createdAt.toISOString(),
  answered: answered && { byName: answered.by.displayName, at: answered.at.toISOString() },
});

const cannedSorts = { title: 'title', createdAt: 'createdAt' } as const;

export const cannedPartOf = ({ from, limit, sort, filter }: ListQuery): CannedAnswersPart => ({
  from,
  limit,
  sort: { field: cannedSorts[sort.field as keyof typeof cannedSorts] ?? 'uses', descending: sort.descending },
  where: { id: valuesOf(filter['id']), type: valuesOf(filter['type']) },
  search: searchOf(filter),
});

export const cannedView = ({ createdAt, ...answer }: CannedAnswer): z.infer<typeof contract.CannedAnswer> => ({
  ...answer,
  createdAt: createdAt.toISOString(),
});
