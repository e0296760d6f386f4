import { fineCollection } from '../domain/entries.ts';
import { claimed, type FineClaim, settledBy } from '../domain/fine-claim.ts';
import { assertFinable, type Fine } from './fine.ts';
import type { Approved } from './ports.ts';
import type { Needs } from './needs.ts';

/**
 * Fines a booster above the balance: collects the balance at once and claims the rest from later earnings (decision
 * 0081). Many needs: who may be fined, the second admin's limit, the balance and the claim are checked in one
 * transaction.
 * @throws booster.not_found, order.not_found, approval.required (for the whole fine)
 */
export const claimFine =
  ({
    ledger,
    books,
    claims,
    holders,
    playedOrders,
    limit,
    work,
  }: Needs<'ledger' | 'books' | 'claims' | 'holders' | 'playedOrders' | 'limit' | 'work'>) =>
  (fine: Fine, { approved }: Approved = {}): Promise<FineClaim> => {
    const { boosterId, amount, reason, orderId = null, by } = fine;
    return work.run(async () => {
      await assertFinable(holders, playedOrders, fine);
      if (!approved) await limit.count({ actorId: by, personId: boosterId, command: 'penalty-booster', amount });
      // locks the booster, so that a concurrent earning is either in the balance already or finds the claim
      await claims.lockBoosters([boosterId]);
      const balance = await books.lockBalanceOf(boosterId);
      const whole = claimed({
        id: work.newId(),
        boosterId,
        amount,
        reason,
        orderId,
        createdBy: by,
        createdAt: work.now(),
      });
      const taken = balance.min(amount);
      const claim = settledBy(whole, taken);
      await claims.add(claim);
      if (taken.isPositive) await ledger.post(fineCollection({ claim, amount: taken, by: { actorId: by } }));
      work.record({ kind: 'fine-claimed', claim });
      return claim;
    });
  };
export type ClaimFine = ReturnType<typeof claimFine>;
