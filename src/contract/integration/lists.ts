import { type ListRules, ranges } from '../list.ts';

/** What the lists of this module may be asked for, by route. */
export const integrationLists = {
  'GET /admin/api-keys': {
    sortable: ['createdAt', 'name'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { ownerId: 'id', state: 'text', q: 'search', ...ranges('createdAt') },
  },
  'GET /admin/webhooks': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { ownerId: 'id', state: 'text', q: 'search' },
  },
  'GET /admin/deliveries': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { webhookId: 'id', orderId: 'id', eventId: 'id', state: 'text', event: 'text', ...ranges('createdAt') },
  },
} as const satisfies Readonly<Record<string, ListRules>>;
