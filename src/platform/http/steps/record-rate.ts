import type { Transactions } from '#kernel/ports.ts';
import { isStaff } from '#kernel/vocabulary.ts';
import type { CommandLimits } from '../command-limits.ts';
import type { Step } from '../pipeline.ts';

interface Parts {
  readonly commandLimits: CommandLimits;
  readonly transactions: Transactions;
}

/**
 * Counts a customer's or booster's command on one record, in the command's transaction. Staff and admins are not limited,
 * because all their commands are audited.
 */
export const recordRate =
  (key: string, perQuarterHour: number, { commandLimits, transactions }: Parts): Step =>
  ({ caller, input }, next) => {
    if (!caller || isStaff(caller)) return next();
    const command = `${key} ${JSON.stringify(input.params ?? null)}`;
    return transactions.run(async () => {
      await commandLimits.count(caller.id, command, perQuarterHour);
      return next();
    });
  };
