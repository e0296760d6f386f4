import { limitsOverAll, movedWithinHours } from '#kernel/approvals.ts';
import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Moved, Movement } from './ports.ts';
import type { Needs } from './needs.ts';

/**
 * Enforces the limit for money that staff move by hand, per command and within {@link movedWithinHours} hours.
 * For one owner of money, the movements of all staff count together. An amount therefore can't be split, neither by one
 * person nor among several. Over all owners, one staff member may move {@link limitsOverAll} times the limit.
 * Call it in the transaction that moves the money.
 * @throws DomainError approval.required, approval.required_over_all
 */
export const countMovement = ({ movements, rule, ids, clock }: Needs<'movements' | 'rule' | 'ids' | 'clock'>) => {
  const assertWithin = (limit: Money, { forOwner, byActor }: Moved, { amount }: Movement): void => {
    const hours = movedWithinHours;
    if (limit.isLessThan(forOwner.plus(amount)))
      throw new DomainError('approval.required', { limit, moved: forOwner, hours });
    const overAll = limit.times(limitsOverAll);
    if (overAll.isLessThan(byActor.plus(amount)))
      throw new DomainError('approval.required_over_all', { limit: overAll, moved: byActor, hours });
  };

  return async (movement: Movement): Promise<void> => {
    await movements.lock(movement);
    const now = clock.now();
    const since = new Date(now.getTime() - movedWithinHours * 3600_000);
    await movements.forget(movement.actorId, since);
    const moved = await movements.sumsSince(movement, since);
    const limit = rule.limit();
    if (limit) assertWithin(limit, moved, movement);
    await movements.add(movement, ids.next(), now);
  };
};
export type CountMovement = ReturnType<typeof countMovement>;
