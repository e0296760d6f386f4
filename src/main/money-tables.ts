import { accountLabel, entryLabel, fineClaimStateLabels, payoutStateLabels } from '#contract/wallet/words.tr.ts';
import { refundStateLabels, topUpStanding, topUpCauseLabels } from '#contract/payment/words.tr.ts';
import { roleLabels } from '#contract/identity/words.tr.ts';
import { formatMoney } from '#contract/format.ts';
import { providerLabels } from '#contract/vocabulary.ts';
import { list, type RowOf, table, time, word } from './table.ts';

type Posting = RowOf<'GET /admin/entries'>['postings'][number];
const accounts = ({ kind, postings }: RowOf<'GET /admin/entries'>, sign: 1 | -1): string =>
  list([
    ...new Set(
      postings
        .filter(({ amount }) => amount.amount * sign > 0)
        .map(({ account, ownerName }) => [accountLabel(account, kind).label, ownerName].filter(Boolean).join(': ')),
    ),
  ]);
/** What an entry is about, as people call it. */
const aboutOf = (entry: RowOf<'GET /admin/entries'>): string | null => {
  if (entry.orderId) return `Sipariş ${entry.orderNumber ?? ''}`.trimEnd();
  if (entry.topUpId) return `Bakiye yüklemesi ${entry.topUpNumber ?? ''}`.trimEnd();
  return entry.payoutId ? `Para çekme ${entry.payoutIban ?? ''}`.trimEnd() : null;
};
const moved = (postings: readonly Posting[]) => ({
  amount: postings.reduce((sum, { amount }) => sum + Math.max(0, amount.amount), 0),
  currency: 'TRY' as const,
});

/** A line of the ledger that a command of the house wrote: whose account, how much, and from which balance to which. */
export const movementOf = ({
  kind,
  account,
  ownerName,
  amount,
  before,
  after,
}: NonNullable<RowOf<'GET /admin/audit-events'>['movements']>[number]): string => {
  const whose = [accountLabel(account, kind).label, ownerName].filter(Boolean).join(': ');
  const balance = before && after ? ` (${formatMoney(before)} → ${formatMoney(after)})` : '';
  return `${whose} ${formatMoney(amount)}${balance}`;
};

/** The ledger, wallets, and money on its way in and out. */
export const moneyTables = {
  'GET /admin/entries': table('GET /admin/entries', {
    kind: (row) => entryLabel(row),
    from: (row) => accounts(row, -1),
    to: (row) => accounts(row, 1),
    about: (row) => aboutOf(row),
    reason: (row) => row.reason,
    amount: (row) => moved(row.postings),
    createdAt: (row) => time(row.createdAt),
    id: (row) => row.id,
  }),
  'GET /admin/wallets': table('GET /admin/wallets', {
    ownerName: (row) => row.ownerName,
    role: (row) => row.role && roleLabels[row.role],
    balance: (row) => row.balance,
    movements: (row) => row.movements,
    movedAt: (row) => time(row.movedAt),
    id: (row) => row.id,
  }),
  'GET /admin/top-ups': table('GET /admin/top-ups', {
    merchantOid: (row) => row.merchantOid,
    provider: (row) => providerLabels[row.provider],
    state: (row) => topUpStanding(row).label,
    cause: (row) => row.cause && topUpCauseLabels[row.cause],
    customerName: (row) => row.customerName,
    amount: (row) => row.amount,
    reference: (row) => row.entered?.reference ?? null,
    arrivedOn: (row) => row.entered?.arrivedOn ?? null,
    sender: (row) => row.entered?.sender ?? null,
    refundState: (row) => row.refundState && refundStateLabels[row.refundState],
    refundReason: (row) => row.refundReason,
    refundIban: (row) => row.refundIban,
    refundReference: (row) => row.refundReference,
    orderNumber: (row) => row.orderNumber,
    createdAt: (row) => time(row.createdAt),
    paidAt: (row) => time(row.paidAt),
    customerId: (row) => row.userId,
    id: (row) => row.id,
  }),
  'GET /admin/payouts': table('GET /admin/payouts', {
    boosterName: (row) => row.boosterName,
    username: (row) => row.boosterUsername,
    amount: (row) => row.amount,
    state: (row) => word(payoutStateLabels, row.state),
    iban: (row) => row.iban,
    reason: (row) => row.reason,
    createdAt: (row) => time(row.createdAt),
    decidedAt: (row) => time(row.decidedAt),
    boosterNo: (row) => row.boosterId,
    id: (row) => row.id,
  }),
  'GET /admin/fine-claims': table('GET /admin/fine-claims', {
    boosterName: (row) => row.boosterName,
    username: (row) => row.boosterUsername,
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
    boosterNo: (row) => row.boosterId,
    id: (row) => row.id,
  }),
};
