import { type ListRules, ranges } from '../list.ts';

/** What the lists of this module may be asked for, by route. */
export const approvalLists = {
  'GET /admin/approvals': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: {
      state: 'text',
      command: 'text',
      userId: 'id',
      askedById: 'id',
      askedByOthers: 'boolean',
      ...ranges('createdAt'),
    },
  },
} as const satisfies Readonly<Record<string, ListRules>>;
