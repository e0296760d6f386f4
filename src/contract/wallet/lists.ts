import { amounts, type ListRules, ranges } from '../list.ts';

/** What the lists of this module may be asked for, by route. */
export const walletLists = {
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
} as const satisfies Readonly<Record<string, ListRules>>;
