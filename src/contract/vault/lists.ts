import { type ListRules, ranges } from '../list.ts';

/** What the lists of this module may be asked for, by route. */
export const vaultLists = {
  'GET /admin/devices': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { state: 'text', boosterId: 'id', ...ranges('createdAt') },
  },
  'GET /admin/login-releases': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { boosterId: 'id', deviceId: 'id', orderId: 'id', ...ranges('createdAt') },
  },
} as const satisfies Readonly<Record<string, ListRules>>;
