import { amounts, ranges } from './list-ranges.ts';
import { noteLists } from './lists.note.ts';
import type { Routes } from './routes.ts';

/** What a list may be asked for: anything else is refused, and the API's document says it. */
export interface ListRules {
  readonly sortable: readonly string[];
  readonly defaultSort: readonly [field: string, order: 'ASC' | 'DESC'];
  /** What its document says of its order besides. */
  readonly inOrder?: string;
  /** Filters by name: what their value must look like. `id` (getMany) is known too. */
  readonly filters: Readonly<Record<string, FilterKind>>;
  /** Where no row is asked for by its id. */
  readonly byId?: false;
  readonly maximum?: number;
}
/** `search` is what somebody writes to look for something: one text; `amount` is in kuruş. */
export type FilterKind = 'text' | 'id' | 'search' | 'time' | 'number' | 'amount' | 'boolean';

/** Everything that a list is filtered by. */
export const filtersOf = ({ filters, byId }: ListRules): Readonly<Record<string, FilterKind>> =>
  byId === false ? filters : { ...filters, id: 'id' };

/** Of which a list may be asked for with any of several values; the others say how far, or yes or no. */
export const oneOfMany: ReadonlySet<FilterKind> = new Set(['text', 'id']);

/** Rows of one answer: as many as a list gives at most, and without a `range`. */
export const pageLimits = { most: 1000, usual: 100 } as const;

type ListKey = { [K in keyof Routes]: Routes[K] extends { readonly list: string } ? K : never }[keyof Routes];

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

const tickets = {
  sortable: ['createdAt', 'updatedAt', 'waitingSince'],
  defaultSort: ['updatedAt', 'DESC'],
  filters: {
    status: 'text',
    type: 'text',
    answered: 'boolean',
    waiting: 'boolean',
    read: 'boolean',
    userId: 'id',
    orderId: 'id',
    topUpId: 'id',
    q: 'search',
    ...ranges('createdAt', 'firstAnsweredAt'),
  },
} as const satisfies ListRules;

/** By route. Apart from the routes, which the web apps carry with them. */
export const lists = {
  'GET /notifications': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { kind: 'text', read: 'boolean' },
  },
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
  'GET /orders/:id/messages': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'ASC'],
    filters: { before: 'number', after: 'number' },
  },
  'GET /admin/messages': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: {
      orderId: 'id',
      senderId: 'id',
      role: 'text',
      hasContacts: 'boolean',
      q: 'search',
      ...ranges('createdAt'),
    },
  },
  'GET /admin/reports': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: {
      state: 'text',
      orderId: 'id',
      messageId: 'id',
      senderId: 'id',
      reporterId: 'id',
      ...ranges('createdAt'),
    },
  },
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
  ...noteLists,
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
  'GET /admin/reconciliations': {
    sortable: ['day'],
    defaultSort: ['day', 'DESC'],
    filters: { provider: 'text', state: 'text', open: 'boolean', ...ranges('day') },
  },
  'GET /admin/reconciliation-differences': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: {
      reconciliationId: 'id',
      provider: 'text',
      kind: 'text',
      state: 'text',
      merchantOid: 'text',
      topUpId: 'id',
      q: 'search',
      ...ranges('createdAt'),
    },
  },
  'GET /admin/top-ups': {
    sortable: ['createdAt', 'amount'],
    defaultSort: ['createdAt', 'DESC'],
    filters: {
      state: 'text',
      cause: 'text',
      failedAs: 'text',
      provider: 'text',
      toSend: 'boolean',
      refundWaits: 'boolean',
      userId: 'id',
      orderId: 'id',
      merchantOid: 'text',
      q: 'search',
      ...amounts('amount'),
      ...ranges('createdAt', 'paidAt', 'failedAt'),
    },
  },
  'GET /top-ups': { sortable: ['createdAt'], defaultSort: ['createdAt', 'DESC'], filters: { state: 'text' } },
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
  'GET /admin/entries': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: {
      kind: 'text',
      account: 'text',
      userId: 'id',
      orderId: 'id',
      topUpId: 'id',
      payoutId: 'id',
      fineClaimId: 'id',
      actorId: 'id',
      q: 'search',
      createdAt_gte: 'time',
      createdAt_lt: 'time',
    },
  },
  'GET /admin/payouts': {
    sortable: ['createdAt', 'amount'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { state: 'text', boosterId: 'id', ...amounts('amount'), ...ranges('createdAt') },
  },
  'GET /admin/fine-claims': {
    sortable: ['createdAt', 'amount'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { state: 'text', boosterId: 'id', orderId: 'id', ...amounts('amount'), ...ranges('createdAt') },
  },
  'GET /booster/fine-claims': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { state: 'text' },
  },
  'GET /admin/wallets': {
    sortable: ['movedAt', 'balance'],
    defaultSort: ['movedAt', 'DESC'],
    filters: { userId: 'id', ...amounts('balance'), ...ranges('movedAt') },
  },
  'GET /wallet/postings': { sortable: ['createdAt', 'seq'], defaultSort: ['seq', 'DESC'], filters: {}, byId: false },
  'GET /booster/payouts': { sortable: ['createdAt'], defaultSort: ['createdAt', 'DESC'], filters: {} },
  'GET /admin/coupons': {
    sortable: ['createdAt', 'code'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { code: 'text', active: 'boolean', ...ranges('createdAt') },
  },
  'GET /admin/price-books': { sortable: ['version', 'createdAt'], defaultSort: ['version', 'DESC'], filters: {} },
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
  'GET /admin/jobs': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { queue: 'text', state: 'text', ...ranges('createdAt') },
  },
  'GET /tickets': tickets,
  'GET /admin/tickets': tickets,
  'GET /admin/contact-messages': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { email: 'text', answered: 'boolean', q: 'search', ...ranges('createdAt') },
  },
  'GET /admin/canned-answers': {
    sortable: ['uses', 'title', 'createdAt'],
    defaultSort: ['uses', 'DESC'],
    filters: { type: 'text', q: 'search' },
  },
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
} as const satisfies Readonly<Record<ListKey, ListRules>>;
