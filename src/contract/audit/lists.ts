import type { ListRules } from '../list.ts';

/** What the lists of this module may be asked for, by route. */
export const auditLists = {
  'GET /admin/audit-events': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: {
      action: 'text',
      resource: 'text',
      recordId: 'id',
      actorId: 'id',
      personId: 'id',
      createdAt_gte: 'time',
      createdAt_lt: 'time',
    },
  },
} as const satisfies Readonly<Record<string, ListRules>>;
