import type { AdminPayout, Entry as EntryView } from '#contract/wallet.ts';
import { Money } from '#kernel/money.ts';
import { erasedName } from '#kernel/personal-data.ts';
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
import { readableRows } from '#platform/readable-rows.ts';
import type { CorrectBalance } from '../../application/correct-balance.ts';
import type { DecidePayout } from '../../application/decide-payout.ts';
import type { Books, EntryFilter, Owners, Payouts, RecordedEntry } from '../../application/ports.ts';
import type { ReadPayoutHold } from '../../application/read-payout-hold.ts';
import type { RequestPayout } from '../../application/request-payout.ts';
import { holderOf, isWallet, walletOf } from '../../domain/account.ts';
import type { Payout } from '../../domain/payout.ts';
import type { PayoutHold } from '../../domain/payout-hold.ts';
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
  owners: Owners,
  holds: ReadPayoutHold,
): WalletAdminHandlers => {
  /** With the names of the wallets' owners. */
  const viewsOf = async (entries: readonly RecordedEntry[]): Promise<EntryView[]> => {
    const accounts = entries.flatMap(({ postings }) => postings.map(({ account }) => account));
    const known = await owners.of([...new Set(accounts.filter(isWallet).map(holderOf))]);
    const ownerOf = (account: string) =>
      isWallet(account) ? (known.get(holderOf(account))?.name ?? erasedName) : null;
    return readableRows('entries', entries, (entry) => entryView(entry, ownerOf));
  };
  const viewOf = async (entry: RecordedEntry): Promise<EntryView> => {
    const [view] = await viewsOf([entry]);
    if (!view) throw new Error(`entry ${entry.id} has no view`);
    return view;
  };

  /** With what changed lately, and the names of those who did it. */
  const payoutsOf = async (rows: readonly Payout[]): Promise<AdminPayout[]> => {
    const held = await holds.of(rows);
    const people = [...held.values()].flatMap(({ causes }) => causes.flatMap(({ by }) => by ?? []));
    const names = await owners.of([...new Set(people)]);
    return readableRows('payouts', rows, (payout) => {
      return adminPayoutView(payout, held.get(payout.id), (id) => names.get(id)?.name ?? erasedName);
    });
  };
  const payoutOf = async (payout: Payout): Promise<AdminPayout> => {
    const [view] = await payoutsOf([payout]);
    if (!view) throw new Error(`payout ${payout.id} has no view`);
    return view;
  };

  return {
    'GET /admin/entries': async ({ query }) => {
      const { from, limit, sort, filter } = parseListQuery(query, lists['GET /admin/entries']);
      const part = await books.entries({ from, limit, descending: sort.descending, where: entriesOf(filter) });
      return pageOf(await viewsOf(part.rows), from, part.total, part.atLeast);
    },

    'GET /admin/entries/:id': async ({ params }) => {
      const entry = await books.entry(params.id);
      if (!entry) throw new DomainError('request.not_found');
      return viewOf(entry);
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
      return pageOf(await payoutsOf(part.rows), from, part.total, part.atLeast);
    },

    'GET /admin/payouts/:id': async ({ params }) => {
      const payout = await payouts.find(params.id);
      if (!payout) throw new DomainError('wallet.payout_not_found');
      return payoutOf(payout);
    },

    'POST /admin/pay-booster': async ({ body: { payoutId, decision, reason } }, { caller }) =>
      payoutOf(await decidePayout.run(payoutId, { outcome: decision, reason, by: caller.id })),

    'POST /admin/withdraw-booster': async ({ body: { amount, ...request } }, { caller }) =>
      payoutOf(await requestPayout.run({ ...request, amount: Money.from(amount), requestedBy: caller.id })),

    'POST /admin/penalty-booster': async ({ body: { amount, ...penalty } }, { caller }) =>
      viewOf(await correctBalance.penalise({ ...penalty, amount: Money.from(amount), by: caller.id })),

    'POST /admin/add-funds': async ({ body: { type, amount, ...adjustment } }, { caller }) => {
      const signed = type === 'add' ? Money.from(amount) : Money.from(amount).negated();
      return viewOf(await correctBalance.adjust({ ...adjustment, amount: signed, by: caller.id }));
    },
  };
};

export const adminPayoutView = (
  payout: Payout,
  hold: PayoutHold | undefined,
  nameOf: (userId: string) => string,
): AdminPayout => ({
  ...payoutView(payout, hold),
  holds: (hold?.causes ?? []).map(({ matter, hand, by, at, until }) => ({
    matter,
    hand,
    byName: by === null ? null : nameOf(by),
    at: at.toISOString(),
    until: until.toISOString(),
  })),
});

/** The console's filters in the words of the books. */
const entriesOf = ({ userId, createdAt_gte: after, createdAt_lt: before, ...filter }: Filter): EntryFilter => ({
  ...Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, valuesOf(value)])),
  ...(userId === undefined ? {} : { wallet: valuesOf(userId).map(walletOf) }),
  ...(after === undefined ? {} : { after: new Date(String(after)) }),
  ...(before === undefined ? {} : { before: new Date(String(before)) }),
});

type Filter = Readonly<Record<string, FilterValue>>;

const entryView = (entry: RecordedEntry, ownerOf: (account: string) => string | null): EntryView => ({
  id: entry.id,
  kind: entry.kind,
  orderId: entry.orderId,
  orderPart: entry.orderPart,
  topUpId: entry.topUpId,
  payoutId: entry.payoutId,
  actorId: entry.actorId,
  reason: entry.reason,
  createdAt: entry.at.toISOString(),
  postings: entry.postings.map(({ account, amount, balance }) => ({
    account,
    ownerName: ownerOf(account),
    amount,
    balance,
  })),
});
