/** What the lists of notes may be asked for; `lists.ts` has them among the others. */
const notes = {
  sortable: ['createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: { recordId: 'id', kind: 'text', open: 'boolean' },
} as const;

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
} as const;
