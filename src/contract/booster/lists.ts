import { type ListRules, ranges } from '../list.ts';

/** What the lists of this module may be asked for, by route. */
export const boosterLists = {
  'GET /admin/boosters': {
    sortable: [
      'id',
      'firstName',
      'lastName',
      'username',
      'status',
      'balance',
      'activeOrders',
      'finishedOrders',
      'simultaneousOrders',
      'tier',
      'createdAt',
    ],
    defaultSort: ['createdAt', 'DESC'],
    filters: { q: 'search', status: 'text', tier: 'number', service: 'text', ...ranges('createdAt') },
  },
  'GET /admin/booster-applications': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { state: 'text', email: 'text', q: 'search', ...ranges('createdAt') },
  },
} as const satisfies Readonly<Record<string, ListRules>>;
