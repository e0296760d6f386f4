import { type ListRules, ranges } from '../list.ts';

/** What the lists of this module may be asked for, by route. */
export const jobLists = {
  'GET /admin/jobs': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { queue: 'text', state: 'text', ...ranges('createdAt') },
  },
} as const satisfies Readonly<Record<string, ListRules>>;
