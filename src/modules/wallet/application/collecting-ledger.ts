import type { Entry } from '../domain/entry.ts';
import { collect, earningsIn, openAmount } from '../domain/fine-claim.ts';
import type { Books, Posted } from './ports.ts';
import type { Needs } from './needs.ts';

/** One earning pays at most so many claims, so that thousands of small ones can't make its transaction fail. */
const claimsAtOnce = 100;

/** Posts, and takes from what boosters earn by it what they owe of fines above their balance (decision 0081). */
export const collectingLedger = ({
  ledger,
  books,
  claims,
  notices,
  work,
}: Needs<'ledger' | 'claims' | 'notices' | 'work'> & { readonly books: Pick<Books, 'entryByKey'> }) => ({
  post: (...entries: readonly Entry[]): Promise<Posted> => {
    const earnings = earningsIn(entries);
    const [first] = earnings;
    if (!first) return ledger.post(...entries);
    const boosterIds = [...new Set(earnings.map(({ boosterId }) => boosterId))];
    return work.run(async () => {
      // before the wallets, as who fines does: so neither a claim nor an earning is missed
      await claims.hold(boosterIds);
      const open = await claims.lockOpen(boosterIds, claimsAtOnce);
      // entries are posted all or none: a repeat earns nothing
      if (open.length === 0 || (await books.entryByKey(first.key))) return ledger.post(...entries);
      const posted = await ledger.post(...entries);
      const collected = collect(earnings, open);
      const after = await ledger.post(...collected.entries);
      for (const claim of collected.claims) {
        await claims.save(claim);
        if (claim.state === 'settled') await notices.told({ ...claim, open: openAmount(claim) });
      }
      const balances = new Map(after.map(({ userId, balance }) => [userId, balance]));
      return posted.map(({ userId, balance }) => ({ userId, balance: balances.get(userId) ?? balance }));
    });
  },
  refer: (entry: Entry): Promise<void> => ledger.refer(entry),
});
export type CollectingLedger = ReturnType<typeof collectingLedger>;
