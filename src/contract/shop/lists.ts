import { type ListRules, ranges } from '../list.ts';

/** What the lists of this module may be asked for, by route. */
export const shopLists = {
  'GET /listings': {
    sortable: ['createdAt', 'price', 'level'],
    defaultSort: ['price', 'ASC'],
    filters: { server: 'text', level_gte: 'number' },
    maximum: 100,
  },
  'GET /purchases': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: {},
    maximum: 100,
  },
  'GET /admin/listings': {
    sortable: ['createdAt', 'price', 'level'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { q: 'search', server: 'text', onSale: 'boolean' },
  },
  'GET /admin/stock-accounts': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { listingId: 'id', buyerId: 'id', state: 'text', ...ranges('createdAt', 'soldAt') },
  },
} as const satisfies Readonly<Record<string, ListRules>>;
