import type { Entry as EntryView } from '#contract/wallet.ts';
import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Handlers } from '#platform/http/handler.ts';
import { lists } from '#contract/lists.ts';
import {
  amountRangeOf,
  pageOf,
  parseListQuery,
  rangeOf,
  valuesOf,
  type FilterValue,
} from '#platform/http/list-query.ts';
import type { CorrectBalance } from '../../application/correct-balance.ts';
import type { DecidePayout } from '../../application/decide-payout.ts';
import type { Books, EntryFilter, Payouts, RecordedEntry } from '../../application/ports.ts';
import type { RequestPayout } from '../../application/request-payout.ts';
import { walletOf } from '../../domain/account.ts';
import { payoutView } from './wallet.routes.ts';

export type WalletAdminHandlers = Handlers<
  | 'GET /admin/entries'
  | 'GET /admin/entries/:id'
  | 'GET /admin/payouts'
  | 'GET /admin/payouts/:id'
  | 'POST /admin/pay-booster'
  | 'POST /admin/withdraw-booster'
  | 'POST /admin/penalty-booster'
  | 'POST /admin/add-funds'
>;

export const walletAdminRoutes = (
  books: Books,
  payouts: Payouts,
  requestPayout: RequestPayout,
  decidePayout: DecidePayout,
  correctBalance: CorrectBalance,
): WalletAdminHandlers => ({
  'GET /admin/entries': async ({ query }) => {
    const { from, limit, sort, filter } = parseListQuery(query, lists['GET /admin/entries']);
    const part = await books.entries({ from, limit, descending: sort.descending, where: entriesOf(filter) });
    return pageOf(part.rows.map(entryView), from, part.total, part.atLeast);
  },

  'GET /admin/entries/:id': async ({ params }) => {
    const entry = await books.entry(params.id);
    if (!entry) throw new DomainError('request.not_found');
    return entryView(entry);
  },

  'GET /admin/payouts': async ({ query }) => {
    const { from, limit, sort, filter } = parseListQuery(query, lists['GET /admin/payouts']);
    const where = {
      id: valuesOf(filter['id']),
      boosterId: valuesOf(filter['boosterId']),
      state: valuesOf(filter['state']),
    };
    const [amount, created] = [amountRangeOf(filter, 'amount'), rangeOf(filter, 'createdAt')];
    const by = sort.field === 'amount' ? 'amount' : 'createdAt';
    const part = await payouts.list({ from, limit, by, descending: sort.descending, where, amount, created });
    return pageOf(part.rows.map(payoutView), from, part.total, part.atLeast);
  },

  'GET /admin/payouts/:id': async ({ params }) => {
    const payout = await payouts.find(params.id);
    if (!payout) throw new DomainError('wallet.payout_not_found');
    return payoutView(payout);
  },

  'POST /admin/pay-booster': async ({ body: { payoutId, decision, reason } }, { caller }) =>
    payoutView(await decidePayout.run(payoutId, { outcome: decision, reason, by: caller.id })),

  'POST /admin/withdraw-booster': async ({ body: { amount, ...request } }, { caller }) =>
    payoutView(await requestPayout.run({ ...request, amount: Money.from(amount), requestedBy: caller.id })),

  'POST /admin/penalty-booster': async ({ body: { amount, ...penalty } }, { caller }) =>
    entryView(await correctBalance.penalise({ ...penalty, amount: Money.from(amount), by: caller.id })),

  'POST /admin/add-funds': async ({ body: { type, amount, ...adjustment } }, { caller }) => {
    const signed = type === 'add' ? Money.from(amount) : Money.from(amount).negated();
    return entryView(await correctBalance.adjust({ ...adjustment, amount: signed, by: caller.id }));
  },
});

/** The console's filters in the words of the books. */
const entriesOf = ({ userId, createdAt_gte: after, createdAt_lt: before, ...filter }: Filter): EntryFilter => ({
  ...Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, valuesOf(value)])),
  ...(userId === undefined ? {} : { wallet: valuesOf(userId).map(walletOf) }),
  ...(after === undefined ? {} : { after: new Date(String(after)) }),
  ...(before === undefined ? {} : { before: new Date(String(before)) }),
});

type Filter = Readonly<Record<string, FilterValue>>;

const entryView = (entry: RecordedEntry): EntryView => ({
  id: entry.id,
  kind: entry.kind,
  orderId: entry.orderId,
  topUpId: entry.topUpId,
  payoutId: entry.payoutId,
  actorId: entry.actorId,
  reason: entry.reason,
  createdAt: entry.at.toISOString(),
  postings: entry.postings.map(({ account, amount, balance }) => ({ account, amount, balance })),
});
