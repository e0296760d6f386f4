import { roleLabels } from '../identity/words.tr.ts';
import { amounts, joined, type Lists, ranges, recordNumber, type RowOf, time, word } from '../list.ts';
import { entryLabel, accountLabel, payoutStateLabels, fineClaimStateLabels } from './words.tr.ts';

const accounts = ({ kind, postings }: RowOf<'GET /admin/entries'>, sign: 1 | -1): string =>
  joined([
    ...new Set(
      postings
        .filter(({ amount }) => amount.amount * sign > 0)
        .map(({ account, ownerName }) => [accountLabel(account, kind).label, ownerName].filter(Boolean).join(': ')),
    ),
  ]);

/** What an entry is about, in words. */
const aboutOf = (entry: RowOf<'GET /admin/entries'>): string | null => {
  if (entry.orderId) return `Sipariş ${entry.orderNumber ?? ''}`.trimEnd();
  if (entry.topUpId) return `Bakiye yüklemesi ${entry.topUpNumber ?? ''}`.trimEnd();
  return entry.payoutId ? `Para çekme ${entry.payoutIban ?? ''}`.trimEnd() : null;
};

type Posting = RowOf<'GET /admin/entries'>['postings'][number];

const moved = (postings: readonly Posting[]) => ({
  amount: postings.reduce((sum, { amount }) => sum + Math.max(0, amount.amount), 0),
  currency: 'TRY' as const,
});

/** The lists of this module by route: sorting, filters and the columns of their CSV files. */
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
    columns: {
      kind: (row) => entryLabel(row),
      from: (row) => accounts(row, -1),
      to: (row) => accounts(row, 1),
      about: (row) => aboutOf(row),
      reason: (row) => row.reason,
      amount: (row) => moved(row.postings),
      createdAt: (row) => time(row.createdAt),
      id: recordNumber,
    },
  },
  'GET /admin/payouts': {
    sortable: ['createdAt', 'amount'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { state: 'text', boosterId: 'id', ...amounts('amount'), ...ranges('createdAt') },
    columns: {
      boosterName: { label: 'Booster', csv: (row) => row.boosterName },
      username: { label: 'Kullanıcı adı', csv: (row) => row.boosterUsername },
      amount: (row) => row.amount,
      state: (row) => word(payoutStateLabels, row.state),
      iban: (row) => row.iban,
      reason: { label: 'Neden', csv: (row) => row.reason },
      createdAt: (row) => time(row.createdAt),
      decidedAt: (row) => time(row.decidedAt),
      boosterNo: { label: 'Booster no', csv: (row) => row.boosterId },
      id: recordNumber,
    },
  },
  'GET /admin/fine-claims': {
    sortable: ['createdAt', 'amount'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { state: 'text', boosterId: 'id', orderId: 'id', ...amounts('amount'), ...ranges('createdAt') },
    columns: {
      boosterName: { label: 'Booster', csv: (row) => row.boosterName },
      username: { label: 'Kullanıcı adı', csv: (row) => row.boosterUsername },
      state: (row) => word(fineClaimStateLabels, row.state),
      amount: (row) => row.amount,
      settled: (row) => row.settled,
      waived: (row) => row.waived,
      open: (row) => row.open,
      reason: (row) => row.reason,
      orderNumber: (row) => row.orderNumber,
      createdAt: (row) => time(row.createdAt),
      createdByName: (row) => row.createdByName,
      waivedAt: (row) => time(row.waivedAt),
      waivedByName: (row) => row.waivedByName,
      waiverReason: (row) => row.waiverReason,
      boosterNo: { label: 'Booster no', csv: (row) => row.boosterId },
      id: recordNumber,
    },
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
    columns: {
      ownerName: (row) => row.ownerName,
      role: (row) => row.role && roleLabels[row.role],
      balance: (row) => row.balance,
      movements: (row) => row.movements,
      movedAt: (row) => time(row.movedAt),
      id: recordNumber,
    },
  },
  'GET /wallet/postings': { sortable: ['createdAt', 'seq'], defaultSort: ['seq', 'DESC'], filters: {}, byId: false },
  'GET /booster/payouts': { sortable: ['createdAt'], defaultSort: ['createdAt', 'DESC'], filters: {} },
} as const satisfies Partial<Lists>;
