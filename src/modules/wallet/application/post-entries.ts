import type { Entry } from '../domain/entry.ts';
import { collect, earningsIn } from '../domain/fine-claim.ts';
import type { Books, Ledger, Posted } from './ports.ts';
import type { Needs } from './needs.ts';

/**
 * The most claims for which one posting of earnings collects, so that thousands of small claims can't make the
 * transaction fail.
 */
const claimsAtOnce = 100;

/**
 * Posts to the journal. If the entries pay boosters, it also collects what these boosters owe for fines above their
 * balance (decision 0081). Records which balances changed.
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
    // locks the boosters before the wallets, as `claimFine` does, so that no claim and no earning is missed
    await claims.lockBoosters(boosterIds);
    const open = await claims.lockOpen(boosterIds, claimsAtOnce);
    // entries are posted all or none: if the first entry was posted before, this is a repeat and nothing is earned
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
    lock: (userId) => journal.lock(userId),
    postNew: async (wallet, entry) => {
      const balances = await journal.postNew(wallet, entry);
      work.record({ kind: 'balances-changed', balances });
      return balances;
    },
    refer: (entry) => journal.refer(entry),
  };
};
