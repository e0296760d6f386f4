import { type ListRules, ranges } from '../list.ts';

/** What the lists of this module may be asked for, by route. */
export const conversationLists = {
  'GET /orders/:id/messages': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'ASC'],
    filters: { before: 'number', after: 'number' },
  },
  'GET /admin/messages': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: {
      orderId: 'id',
      senderId: 'id',
      role: 'text',
      hasContacts: 'boolean',
      q: 'search',
      ...ranges('createdAt'),
    },
  },
  'GET /admin/reports': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: {
      state: 'text',
      orderId: 'id',
      messageId: 'id',
      senderId: 'id',
      reporterId: 'id',
      ...ranges('createdAt'),
    },
  },
} as const satisfies Readonly<Record<string, ListRules>>;
