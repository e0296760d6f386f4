import { DomainError } from '#kernel/refusal.ts';
import { type Approval, refused } from '../domain/approval.ts';
import type { Needs } from './needs.ts';

/**
 * A second admin refuses the request. No money moves.
 * @throws DomainError approval.not_found, …own, …decided, …expired
 */
export const refuseApproval =
  ({ approvals, work }: Needs<'approvals' | 'work'>) =>
  (id: string, by: string, because: string): Promise<Approval> =>
    work.run(async () => {
      const asked = await approvals.lock(id);
      if (!asked) throw new DomainError('approval.not_found');
      const decided = refused(asked, { by, because, at: work.now() });
      await approvals.save(decided);
      work.record({ kind: 'approval-refused', approval: decided });
      return decided;
    });
export type RefuseApproval = ReturnType<typeof refuseApproval>;
