import { accountDeleted, waived } from '../domain/fine-claim.ts';
import type { Needs } from './needs.ts';

/** Gives up what is open of the fines of somebody who leaves: nobody earns it any more (decision 0081). They are not told. */
export const waiveFinesOf =
  ({ claims, work }: Needs<'claims' | 'work'>) =>
  (boosterId: string): Promise<void> =>
    work.run(async () => {
      // as who collects locks them: the booster, then the claims
      await claims.hold([boosterId]);
      const at = work.now();
      for (const open of await claims.lockOpen([boosterId])) {
        const claim = waived(open, { by: null, at, reason: accountDeleted });
        await claims.save(claim);
        work.record({ kind: 'fine-cancelled', claim });
      }
    });
export type WaiveFinesOf = ReturnType<typeof waiveFinesOf>;
