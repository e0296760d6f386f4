import { audit, type BalanceMovement } from '#modules/audit/index.ts';
import { type Books, wallet } from '#modules/wallet/index.ts';
import { collectedEntries } from '#platform/command-entries.ts';
import { token, type Bindings } from '#platform/di.ts';
import type { Trail } from '#platform/http/audited.ts';

/** Where the API writes what the house does. */
export const trail = token<Trail>('trail');

export const trailBindings: Bindings = (bind) => {
  bind.make(trail, (record) => record, [audit.recordCommand]);
  bind.make(
    audit.movements,
    (books) => ({
      ofRunningCommand: async () => {
        const ids = collectedEntries();
        return ids && movementsOf(books, ids);
      },
    }),
    [wallet.books],
  );
};

/** Read from the ledger: an entry that was rolled back is not there. */
const movementsOf = async (books: Books, ids: readonly string[]): Promise<readonly BalanceMovement[]> => {
  if (ids.length === 0) return [];
  const { rows } = await books.entries({ from: 0, limit: ids.length, descending: false, where: { id: ids } });
  return rows.flatMap(({ id, kind, orderPart, at, postings }) =>
    postings.flatMap(({ account, amount, balance }) =>
      balance === null
        ? []
        : {
            entryId: id,
            kind,
            orderPart,
            at: at.toISOString(),
            account,
            amount: amount.amount,
            before: balance.minus(amount).amount,
            after: balance.amount,
          },
    ),
  );
};
