import type { Lists } from '../list.ts';

/** What the lists of this module may be asked for, by route. */
export const notificationLists = {
  'GET /notifications': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { kind: 'text', read: 'boolean' },
  },
} as const satisfies Partial<Lists>;
