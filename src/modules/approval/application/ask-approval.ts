import { DomainError } from '#kernel/refusal.ts';
import { type Approval, type Asked, mayDo, type Powers } from '../domain/approval.ts';
import type { Needs } from './needs.ts';

export interface Asker extends Powers {
  readonly id: string;
}

/**
 * Staff request a second admin's approval for a command above their limit.
 * @throws DomainError identity.forbidden, approval.already_asked, and what the command refuses from the start
 */
export const askApproval =
  ({ approvals, commands, rule, work }: Needs<'approvals' | 'commands' | 'rule' | 'work'>) =>
  (asked: Asked, { id, role, scopes }: Asker): Promise<Approval> => {
    if (!mayDo({ role, scopes }, asked.command)) throw new DomainError('identity.forbidden');
    return work.run(async () => {
      const { personId, amount, once } = await commands.aim(asked);
      const createdAt = work.now();
      if (once && (await approvals.waits(asked.command, once, createdAt)))
        throw new DomainError('approval.already_asked');
      const approval: Approval = {
        id: work.newId(),
        // includes `once`, by which a later request is recognised as equal
        asked: { ...asked, ...once },
        amount,
        personId,
        askedBy: { id, role },
        state: 'waiting',
        createdAt,
        expiresAt: new Date(createdAt.getTime() + rule.expiresAfterDays() * 86_400_000),
        decided: null,
        outcomeId: null,
      };
      await approvals.add(approval);
      work.record({ kind: 'approval-asked', approval });
      return approval;
    });
  };
export type AskApproval = ReturnType<typeof askApproval>;
