import { accountDeleted, waived } from '../domain/fine-claim.ts';
import type { Needs } from './needs.ts';

/**
 * Waives all open fines of a deleted account, because the account earns nothing any more (decision 0081). No notice is
 * sent.
 */
export const waiveFinesOf =
  ({ claims, work }: Needs<'claims' | 'work'>) =>
  (boosterId: string): Promise<void> =>
    work.run(async () => {
      // the lock order of collections: the booster, then the claims
      await claims.lockBoosters([boosterId]);
      const at = work.now();
      for (const open of await claims.lockOpen([boosterId])) {
        const claim = waived(open, { by: null, at, reason: accountDeleted });
        await claims.save(claim);
        work.record({ kind: 'fine-cancelled', claim });
      }
    });
export type WaiveFinesOf = ReturnType<typeof waiveFinesOf>;
