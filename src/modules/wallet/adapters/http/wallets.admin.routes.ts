import type { AdminWallet } from '#contract/wallet/schemas.ts';
import { Money } from '#kernel/money.ts';
import { erasedName } from '#kernel/personal-data.ts';
import { handlers } from '#platform/http/handler.ts';
import { lists } from '#contract/lists.ts';
import {
  amountRangeOf,
  type FilterValue,
  pageOf,
  parseListQuery,
  rangeOf,
  valuesOf,
} from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { LedgerSums, WalletsPart } from '../../application/ports.ts';
import type { OwnedWallet, ReadWallets } from '../../application/read-wallets.ts';

/** Users' wallets, and the balances of the platform's accounts. */
export const walletsAdminRoutes = (readWallets: ReadWallets, sums: LedgerSums, clock: { now(): Date }) =>
  handlers({
    'GET /admin/wallets': async ({ query }, { caller }) => {
      const { from, limit, sort, filter } = parseListQuery(query, lists['GET /admin/wallets']);
      const by = sort.field === 'balance' ? 'balance' : 'movedAt';
      const asked = { from, limit, descending: sort.descending, by, where: whereOf(filter) } as const;
      const part = await readWallets.page(asked, caller);
      return pageOf(readableRows('wallets', part.rows, walletView), from, part.total, part.atLeast);
    },

    'GET /admin/wallets/:id': async ({ params }, { caller }) => {
      const { reserved, payoutsWaiting, ...wallet } = await readWallets.one(params.id, caller);
      return { ...walletView(wallet), reserved, payoutsWaiting };
    },

    'GET /admin/trial-balance': async () => {
      const at = clock.now().toISOString();
      const accounts = await sums.trialBalance();
      const sum = Money.kurus(accounts.reduce((total, { balance }) => total + balance.amount, 0));
      return { at, accounts: [...accounts], sum };
    },
  });

/** `id` and `userId` are the same for a wallet. If both filters are given, a wallet has to match both. */
const inBoth = (some: readonly string[] | undefined, others: readonly string[] | undefined) =>
  some && others ? some.filter((one) => others.includes(one)) : (some ?? others);

const whereOf = (filter: Readonly<Record<string, FilterValue>>): WalletsPart['where'] => ({
  userIds: inBoth(valuesOf(filter['id']), valuesOf(filter['userId'])),
  balance: amountRangeOf(filter, 'balance'),
  moved: rangeOf(filter, 'movedAt'),
});

const walletView = ({ userId, owner, balance, movements, movedAt }: OwnedWallet): AdminWallet => ({
  id: userId,
  ownerName: owner?.name ?? erasedName,
  role: owner?.role ?? null,
  balance: { amount: balance.amount, currency: balance.currency },
  movements,
  movedAt: movedAt.toISOString(),
});
