import type { ApprovalRule } from '#contract/approval/schemas.ts';
import { type ApprovalCommand, limitsOverAll, movedWithinHours } from '#kernel/approvals.ts';
import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { mayDo } from '../domain/approval.ts';
import type { Asker } from './ask-approval.ts';
import type { Needs } from './needs.ts';

/** The command and user for which the limit is read. */
interface Wanted {
  readonly command?: ApprovalCommand | undefined;
  readonly userId?: string | undefined;
}

/**
 * How much the reader may still move without a second admin. The console shows this before the reader tries.
 * @throws DomainError identity.forbidden if the reader may not do the command; such a reader must not learn how much
 * was moved
 */
export const readRule = ({ movements, rule, clock }: Needs<'movements' | 'rule' | 'clock'>) => {
  const leftOf = async (limit: Money, command: ApprovalCommand, personId: string, actorId: string): Promise<Money> => {
    const since = new Date(clock.now().getTime() - movedWithinHours * 3600_000);
    const { forOwner, byActor } = await movements.sumsSince({ command, personId, actorId }, since);
    const forThis = limit.minus(forOwner);
    const overAll = limit.times(limitsOverAll).minus(byActor);
    return Money.kurus(Math.max(0, forThis.min(overAll).amount));
  };

  return async ({ command, userId }: Wanted, reader: Asker): Promise<ApprovalRule> => {
    if (command && !mayDo(reader, command)) throw new DomainError('identity.forbidden');
    const limit = rule.limit();
    const left = limit && command && userId ? await leftOf(limit, command, userId, reader.id) : limit;
    return {
      limit: limit && { amount: limit.amount, currency: limit.currency },
      left: left && { amount: left.amount, currency: left.currency },
      withinHours: movedWithinHours,
      expiresAfterDays: rule.expiresAfterDays(),
    };
  };
};
export type ReadRule = ReturnType<typeof readRule>;
