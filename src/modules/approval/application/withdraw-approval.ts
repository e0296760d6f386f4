import { DomainError } from '#kernel/refusal.ts';
import { type Approval, withdrawn } from '../domain/approval.ts';
import type { Needs } from './needs.ts';

/**
 * The person who made the request withdraws it.
 * @throws DomainError approval.not_found, …not_yours, …decided, …expired
 */
export const withdrawApproval =
  ({ approvals, work }: Needs<'approvals' | 'work'>) =>
  (id: string, by: string): Promise<Approval> =>
    work.run(async () => {
      const asked = await approvals.lock(id);
      if (!asked) throw new DomainError('approval.not_found');
      const decided = withdrawn(asked, { by, at: work.now() });
      await approvals.save(decided);
      work.record({ kind: 'approval-withdrawn', approval: decided });
      return decided;
    });
export type WithdrawApproval = ReturnType<typeof withdrawApproval>;
