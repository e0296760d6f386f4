import type { Entry } from '../domain/entry.ts';
import { collect, earningsIn } from '../domain/fine-claim.ts';
import type { Books, Ledger, Posted } from './ports.ts';
import type { Needs } from './needs.ts';

/** One earning pays at most so many claims, so that thousands of small ones can't make its transaction fail. */
const claimsAtOnce = 100;

/**
 * Posts to the journal, takes from what boosters earn by it what they owe of fines above their balance (decision 0081), and
 * says which balances changed.
 */
export const postEntries = ({
  journal,
  books,
  claims,
  work,
}: Needs<'claims' | 'work'> & {
  readonly journal: Ledger;
  readonly books: Pick<Books, 'entryByKey'>;
}): Ledger => {
  const postAndCollect = async (entries: readonly Entry[]): Promise<Posted> => {
    const earnings = earningsIn(entries);
    const [first] = earnings;
    if (!first) return journal.post(...entries);
    const boosterIds = [...new Set(earnings.map(({ boosterId }) => boosterId))];
    // before the wallets, as who fines does: so neither a claim nor an earning is missed
    await claims.hold(boosterIds);
    const open = await claims.lockOpen(boosterIds, claimsAtOnce);
    // entries are posted all or none: a repeat earns nothing
    if (open.length === 0 || (await books.entryByKey(first.key))) return journal.post(...entries);
    const posted = await journal.post(...entries);
    const collected = collect(earnings, open);
    const after = await journal.post(...collected.entries);
    for (const claim of collected.claims) {
      await claims.save(claim);
      work.record({ kind: 'fine-collected', claim });
    }
    const balances = new Map(after.map(({ userId, balance }) => [userId, balance]));
    return posted.map(({ userId, balance }) => ({ userId, balance: balances.get(userId) ?? balance }));
  };

  return {
    post: (...entries) =>
      work.run(async () => {
        const balances = await postAndCollect(entries);
        work.record({ kind: 'balances-changed', balances });
        return balances;
      }),
    refer: (entry) => journal.refer(entry),
  };
};
