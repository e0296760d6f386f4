import { type ListRules, ranges } from '../list.ts';

/** What the lists of this module may be asked for, by route. */
export const pricingLists = {
  'GET /admin/coupons': {
    sortable: ['createdAt', 'code'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { code: 'text', active: 'boolean', ...ranges('createdAt') },
  },
  'GET /admin/price-books': { sortable: ['version', 'createdAt'], defaultSort: ['version', 'DESC'], filters: {} },
} as const satisfies Readonly<Record<string, ListRules>>;
