import { type ListRules, type Lists, ranges, recordNumber, type RowOf, time, word } from '../list.ts';
import { ticketTypeLabels } from '../vocabulary.ts';
import { ticketStandings } from './words.tr.ts';

const standing = ({ status, waitingSince }: RowOf<'GET /admin/tickets'>): string =>
  word(ticketStandings, status === 'open' ? (waitingSince ? 'waiting' : 'answered') : status);

const tickets = {
  sortable: ['createdAt', 'updatedAt', 'waitingSince'],
  defaultSort: ['updatedAt', 'DESC'],
  filters: {
    status: 'text',
    type: 'text',
    answered: 'boolean',
    waiting: 'boolean',
    read: 'boolean',
    userId: 'id',
    orderId: 'id',
    topUpId: 'id',
    q: 'search',
    ...ranges('createdAt', 'firstAnsweredAt'),
  },
} as const satisfies ListRules;

/** The lists of this module by route: sorting, filters and the columns of their CSV files. */
export const ticketLists = {
  'GET /tickets': tickets,
  'GET /admin/tickets': {
    ...tickets,
    columns: {
      subject: (row) => row.subject,
      status: (row) => standing(row),
      type: (row) => ticketTypeLabels[row.type],
      userName: { label: 'Kim', csv: (row) => row.user.displayName },
      orderNumber: (row) => row.orderNumber,
      topUpNumber: { label: 'Ödeme no', csv: (row) => row.topUpNumber },
      waitingSince: (row) => time(row.waitingSince),
      firstAnsweredAt: (row) => time(row.firstAnsweredAt),
      createdAt: (row) => time(row.createdAt),
      updatedAt: (row) => time(row.updatedAt),
      id: recordNumber,
    },
  },
  'GET /admin/contact-messages': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { email: 'email', answered: 'boolean', q: 'search', ...ranges('createdAt') },
    columns: {
      name: (row) => row.name,
      email: (row) => row.email,
      text: (row) => row.text,
      answered: (row) => word(ticketStandings, row.answered ? 'answered' : 'waiting'),
      answeredByName: { label: 'Yanıtlayan', csv: (row) => row.answered?.byName ?? null },
      answeredAt: { label: 'Yanıt zamanı', csv: (row) => time(row.answered?.at ?? null) },
      createdAt: (row) => time(row.createdAt),
      id: recordNumber,
    },
  },
  'GET /admin/canned-answers': {
    sortable: ['uses', 'title', 'createdAt'],
    defaultSort: ['uses', 'DESC'],
    filters: { type: 'text', q: 'search' },
    columns: {
      title: (row) => row.title,
      text: (row) => row.text,
      type: (row) => row.type && ticketTypeLabels[row.type],
      uses: (row) => row.uses,
      id: recordNumber,
    },
  },
} as const satisfies Partial<Lists>;
