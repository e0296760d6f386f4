import type { ListRules } from '../list.ts';

const notes = {
  sortable: ['createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: { recordId: 'id', kind: 'text', open: 'boolean' },
} as const satisfies ListRules;

/** What the lists of this module may be asked for, by route. */
export const noteLists = {
  'GET /admin/suspicions': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: {
      subject: 'text',
      recordId: 'id',
      authorId: 'id',
      open: 'boolean',
      q: 'search',
      createdAt_gte: 'time',
      createdAt_lt: 'time',
    },
  },
  'GET /admin/user-notes': notes,
  'GET /admin/order-notes': notes,
} as const satisfies Readonly<Record<string, ListRules>>;
