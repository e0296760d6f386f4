import { type ListRules, ranges } from '../list.ts';

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

/** What the lists of this module may be asked for, by route. */
export const ticketLists = {
  'GET /tickets': tickets,
  'GET /admin/tickets': tickets,
  'GET /admin/contact-messages': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { email: 'text', answered: 'boolean', q: 'search', ...ranges('createdAt') },
  },
  'GET /admin/canned-answers': {
    sortable: ['uses', 'title', 'createdAt'],
    defaultSort: ['uses', 'DESC'],
    filters: { type: 'text', q: 'search' },
  },
} as const satisfies Readonly<Record<string, ListRules>>;
