import { type ListRules, ranges } from '../list.ts';

/** What the lists of this module may be asked for, by route. */
export const identityLists = {
  'GET /admin/users': {
    sortable: ['createdAt', 'lastName', 'email', 'username'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { q: 'search', role: 'text', status: 'text', suspected: 'boolean', ...ranges('createdAt') },
  },
  'GET /admin/unreachable-addresses': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { mailFailure: 'text' },
  },
  'GET /admin/sessions': {
    sortable: ['lastUsedAt', 'createdAt'],
    defaultSort: ['lastUsedAt', 'DESC'],
    filters: { userId: 'id', live: 'boolean', ...ranges('lastUsedAt') },
  },
} as const satisfies Readonly<Record<string, ListRules>>;
