import { DomainError } from '#kernel/refusal.ts';
import { type Approval, approved, type Eyes, hindranceOf } from '../domain/approval.ts';
import type { People } from './ports.ts';
import type { Needs } from './needs.ts';

/**
 * A second admin approves. The command runs once, in the same transaction and on the present state. If the command
 * refuses, the request stays open.
 * @throws DomainError approval.not_found, …own, …decided, …expired, …asker_left, …asker_may_not, …access_unsettled,
 * identity.forbidden, and what the command refuses
 */
export const approve = ({
  approvals,
  commands,
  people,
  rule,
  work,
}: Needs<'approvals' | 'commands' | 'people' | 'rule' | 'work'>) => {
  /** Checks the powers that both people have now, not the powers at the time of the request or the log-in. */
  const assertUnhindered = async (asked: Approval, by: string): Promise<void> => {
    const eyes = await eyesOf(people, asked, by);
    const hindrance = hindranceOf(asked, by, eyes, work.now(), rule.settlesAfterHours);
    if (hindrance) throw hindrance;
  };

  return (id: string, by: string): Promise<Approval> =>
    work.run(async () => {
      const asked = await approvals.lock(id);
      if (!asked) throw new DomainError('approval.not_found');
      const decided = approved(asked, { by, at: work.now() });
      await assertUnhindered(asked, by);
      const done = { ...decided, outcomeId: await commands.run(asked, by) };
      await approvals.save(done);
      work.record({ kind: 'approval-given', approval: done });
      return done;
    });
};
export type Approve = ReturnType<typeof approve>;

/** The present powers of both people. In a transaction they are locked until it ends. */
export async function eyesOf(people: People, { askedBy }: Approval, by: string): Promise<Eyes> {
  const both = [askedBy.id, by];
  const powers = await people.lockPowers(both);
  return {
    asker: powers.get(askedBy.id),
    second: powers.get(by),
    accessGivenAt: await people.lastAccessGivenAt(both),
  };
}
