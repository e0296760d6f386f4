import type { Lists } from '../list.ts';

/** Sorting and filters of this module's lists, by route. */
export const notificationLists = {
  'GET /notifications': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { kind: 'text', read: 'boolean' },
  },
} as const satisfies Partial<Lists>;
