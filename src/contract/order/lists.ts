import { amounts, type ListRules, ranges } from '../list.ts';

const ownOrders = {
  sortable: ['createdAt', 'updatedAt', 'price', 'number'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    state: 'text',
    service: 'text',
    game: 'text',
    disputed: 'boolean',
    q: 'search',
    createdAt_gte: 'time',
    createdAt_lt: 'time',
  },
  maximum: 100,
} as const satisfies ListRules;

/** What the lists of this module may be asked for, by route. */
export const orderLists = {
  'GET /orders': ownOrders,
  'GET /booster/orders': ownOrders,
  'GET /admin/orders': {
    ...ownOrders,
    filters: {
      ...ownOrders.filters,
      customerId: 'id',
      boosterId: 'id',
      late: 'boolean',
      waitsForHouse: 'boolean',
      boosterRequested: 'boolean',
      accountRequested: 'boolean',
      rankDiffers: 'boolean',
      suspected: 'boolean',
      unproven: 'boolean',
      finishedLate: 'boolean',
      ...amounts('price'),
      ...ranges('takenAt', 'finishedAt', 'cancelledAt', 'disputedAt', 'disputeDecidedAt'),
    },
    maximum: 1000,
  },
  'GET /booster/pool': {
    sortable: ['priority', 'createdAt', 'earnings', 'hours'],
    defaultSort: ['priority', 'DESC'],
    inOrder: 'By `priority` and `DESC`, those with priority come first, and of them as of the others the oldest.',
    filters: { game: 'text', service: 'text', server: 'text', minimumEarnings: 'amount', fits: 'boolean' },
    maximum: 100,
  },
  'GET /orders/:id/matches': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'ASC'],
    inOrder: '`createdAt` is the order in which they were added.',
    filters: { result: 'text' },
    byId: false,
  },
  'GET /orders/:id/timeline': {
    sortable: ['at'],
    defaultSort: ['at', 'ASC'],
    filters: { kind: 'text' },
    byId: false,
  },
  'GET /admin/reviews': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: {
      boosterId: 'id',
      customerId: 'id',
      stars: 'text',
      hidden: 'boolean',
      q: 'search',
      ...ranges('createdAt'),
    },
  },
} as const satisfies Readonly<Record<string, ListRules>>;
