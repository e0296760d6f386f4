import type { AdminPayout, Entry as EntryView } from '#contract/wallet/schemas.ts';
import { Money } from '#kernel/money.ts';
import { erasedName } from '#kernel/personal-data.ts';
import { DomainError } from '#kernel/refusal.ts';
import { handlers } from '#platform/http/handler.ts';
import { lists } from '#contract/lists.ts';
import { filterValuesOf, pageOf, parseListQuery, valuesOf, type FilterValue } from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { CorrectBalance } from '../../application/correct-balance.ts';
import type { DecidePayout } from '../../application/decide-payout.ts';
import type {
  Books,
  EntryFilter,
  StaffViewer,
  Owners,
  Payouts,
  People,
  RecordedEntry,
  Subjects,
} from '../../application/ports.ts';
import type { ReadPayoutHold } from '../../application/read-payout-hold.ts';
import type { RequestPayout } from '../../application/request-payout.ts';
import { holderOf, isWallet, walletOf } from '../../domain/account.ts';
import type { Payout } from '../../domain/payout.ts';
import type { PayoutHold } from '../../domain/payout-hold.ts';
import { payoutView } from './wallet.routes.ts';

export const walletAdminRoutes = (
  books: Books,
  payouts: Payouts,
  requestPayout: RequestPayout,
  decidePayout: DecidePayout,
  correctBalance: CorrectBalance,
  owners: Owners,
  people: People,
  subjects: Subjects,
  holds: ReadPayoutHold,
) => {
  /** Adds the names of the wallets' owners, and the numbers of the orders and payments. */
  const viewsOf = async (entries: readonly RecordedEntry[], viewer: StaffViewer): Promise<EntryView[]> => {
    const accounts = entries.flatMap(({ postings }) => postings.map(({ account }) => account));
    const payoutIds = readsPayouts(viewer) ? entries.flatMap(({ payoutId }) => payoutId ?? []) : [];
    const [known, orders, topUps, ibans] = await Promise.all([
      owners.of([...new Set(accounts.filter(isWallet).map(holderOf))], viewer),
      subjects.orderNumbersOf([...new Set(entries.flatMap(({ orderId }) => orderId ?? []))]),
      subjects.topUpNumbersOf([...new Set(entries.flatMap(({ topUpId }) => topUpId ?? []))]),
      payouts.ibansOf([...new Set(payoutIds)]),
    ]);
    const ownerOf = (account: string) =>
      isWallet(account) ? (known.get(holderOf(account))?.name ?? erasedName) : null;
    return readableRows('entries', entries, (entry) => ({
      ...entryView(entry, ownerOf),
      orderNumber: orders.get(entry.orderId ?? '') ?? null,
      topUpNumber: topUps.get(entry.topUpId ?? '') ?? null,
      payoutIban: ibans.get(entry.payoutId ?? '') ?? null,
    }));
  };
  const viewOf = async (entry: RecordedEntry, viewer: StaffViewer): Promise<EntryView> => {
    const [view] = await viewsOf([entry], viewer);
    if (!view) throw new Error(`entry ${entry.id} has no view`);
    return view;
  };

  /** Adds the boosters' names, why each payout has to wait, and the names of the people who caused it. */
  const payoutsOf = async (rows: readonly Payout[], viewer: StaffViewer): Promise<AdminPayout[]> => {
    const held = await holds.of(rows);
    const hands = [...held.values()].flatMap(({ causes }) => causes.flatMap(({ by }) => by ?? []));
    const names = await people.namesOf([...new Set([...rows.map(({ boosterId }) => boosterId), ...hands])], viewer);
    const nameOf = (userId: string) => names.get(userId)?.name ?? erasedName;
    return readableRows('payouts', rows, (payout) => ({
      ...adminPayoutView(payout, held.get(payout.id), nameOf),
      boosterName: nameOf(payout.boosterId),
      boosterUsername: names.get(payout.boosterId)?.username ?? null,
    }));
  };
  const payoutOf = async (payout: Payout, viewer: StaffViewer): Promise<AdminPayout> => {
    const [view] = await payoutsOf([payout], viewer);
    if (!view) throw new Error(`payout ${payout.id} has no view`);
    return view;
  };

  return handlers({
    'GET /admin/entries': async ({ query }, { caller }) => {
      const { from, limit, sort, filter } = parseListQuery(query, lists['GET /admin/entries']);
      const { q, ...columns } = filter;
      const about = q === undefined ? undefined : await subjects.meant(String(q));
      const where = { ...entriesOf(columns), about };
      const part = await books.entries({ from, limit, descending: sort.descending, where });
      return pageOf(await viewsOf(part.rows, caller), from, part.total, part.atLeast);
    },

    'GET /admin/entries/:id': async ({ params }, { caller }) => {
      const entry = await books.entry(params.id);
      if (!entry) throw new DomainError('request.not_found');
      return viewOf(entry, caller);
    },

    'GET /admin/payouts': async ({ query }, { caller }) => {
      const list = parseListQuery(query, lists['GET /admin/payouts']);
      const { from, limit, sort } = list;
      const { amount, createdAt: created, ...where } = filterValuesOf(list, lists['GET /admin/payouts'].filters);
      const by = sort.field === 'amount' ? 'amount' : 'createdAt';
      const part = await payouts.list({ from, limit, by, descending: sort.descending, where, amount, created });
      return pageOf(await payoutsOf(part.rows, caller), from, part.total, part.atLeast);
    },

    'GET /admin/payouts/:id': async ({ params }, { caller }) => {
      const payout = await payouts.find(params.id);
      if (!payout) throw new DomainError('wallet.payout_not_found');
      return payoutOf(payout, caller);
    },

    'POST /admin/pay-booster': async ({ body: { payoutId, decision, reason } }, { caller }) =>
      payoutOf(await decidePayout(payoutId, { outcome: decision, reason, by: caller.id }), caller),

    'POST /admin/withdraw-booster': async ({ body: { amount, ...request } }, { caller }) =>
      payoutOf(await requestPayout({ ...request, amount: Money.from(amount), requestedBy: caller.id }), caller),

    'POST /admin/penalty-booster': async ({ body: { amount, ...penalty } }, { caller }) =>
      viewOf(await correctBalance.penalise({ ...penalty, amount: Money.from(amount), by: caller.id }), caller),

    'POST /admin/add-funds': async ({ body: { type, amount, ...adjustment } }, { caller }) => {
      const signed = type === 'add' ? Money.from(amount) : Money.from(amount).negated();
      return viewOf(await correctBalance.adjust({ ...adjustment, amount: signed, by: caller.id }), caller);
    },
  });
};

export const adminPayoutView = (
  payout: Payout,
  hold: PayoutHold | undefined,
  nameOf: (userId: string) => string,
): Omit<AdminPayout, 'boosterName' | 'boosterUsername'> => ({
  ...payoutView(payout, hold),
  holds: (hold?.causes ?? []).map(({ matter, hand, by, at, until }) => ({
    matter,
    hand,
    byName: by === null ? null : nameOf(by),
    at: at.toISOString(),
    until: until.toISOString(),
  })),
});

/** The console's filters as a filter of entries. */
const entriesOf = ({ userId, createdAt_gte: after, createdAt_lt: before, ...filter }: Filter): EntryFilter => ({
  ...Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, valuesOf(value)])),
  ...(userId === undefined ? {} : { wallet: valuesOf(userId).map(walletOf) }),
  ...(after === undefined ? {} : { after: new Date(String(after)) }),
  ...(before === undefined ? {} : { before: new Date(String(before)) }),
});

type Filter = Readonly<Record<string, FilterValue>>;

const readsPayouts = ({ role, scopes }: StaffViewer): boolean => role === 'admin' || scopes.includes('payouts:read');

const entryView = (
  entry: RecordedEntry,
  ownerOf: (account: string) => string | null,
): Omit<EntryView, 'orderNumber' | 'topUpNumber' | 'payoutIban'> => ({
  id: entry.id,
  kind: entry.kind,
  orderId: entry.orderId,
  orderPart: entry.orderPart,
  fineClaimId: entry.fineClaimId,
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
