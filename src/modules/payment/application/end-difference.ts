import { DomainError } from '#kernel/refusal.ts';
import { endDifference as endedDifference } from '../domain/differences.ts';
import type { DifferenceLine } from './reconciliation-ports.ts';
import type { Needs } from './needs.ts';

/**
 * A staff member has looked into a difference and closes it with a reason.
 * @throws payment.difference_not_found, payment.difference_ended
 */
export const endDifference =
  ({ differences, work }: Needs<'differences' | 'work'>) =>
  (id: string, by: string, reason: string): Promise<DifferenceLine> =>
    work.run(async () => {
      const difference = await differences.lock(id);
      if (!difference) throw new DomainError('payment.difference_not_found');
      await differences.save(endedDifference(difference, { by, reason, at: work.now() }));
      work.record({ kind: 'difference-ended', differenceId: id });
      const ended = await differences.find(id);
      if (!ended) throw new DomainError('payment.difference_not_found');
      return ended;
    });
export type EndDifference = ReturnType<typeof endDifference>;
