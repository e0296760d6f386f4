import { DomainError } from '#kernel/refusal.ts';
import { type FineClaim, waived } from '../domain/fine-claim.ts';
import type { Needs } from './needs.ts';

/**
 * Waives the open amount of a fine. The amount that was already collected is not given back.
 * @throws wallet.claim_not_found, wallet.claim_ended
 */
export const waiveFine =
  ({ claims, work }: Needs<'claims' | 'work'>) =>
  (id: string, { by, reason }: { readonly by: string; readonly reason: string }): Promise<FineClaim> =>
    work.run(async () => {
      const claim = await claims.lock(id);
      if (!claim) throw new DomainError('wallet.claim_not_found');
      const ended = waived(claim, { by, at: work.now(), reason });
      await claims.save(ended);
      work.record({ kind: 'fine-waived', claim: ended });
      return ended;
    });
export type WaiveFine = ReturnType<typeof waiveFine>;
