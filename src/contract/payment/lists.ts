import { amounts, type ListRules, ranges } from '../list.ts';

/** What the lists of this module may be asked for, by route. */
export const paymentLists = {
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
} as const satisfies Readonly<Record<string, ListRules>>;
