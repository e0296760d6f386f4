import { isStaff } from '#kernel/vocabulary.ts';
import type { auditing } from '../audited.ts';
import type { Step } from '../pipeline.ts';

/**
 * Reads the record before a command of staff or an admin. The read comes before any lock is taken and before any idempotency
 * key is stored.
 */
export const auditBefore =
  (begin: ReturnType<typeof auditing>): Step =>
  async (call, next) => {
    const { caller, input, context, outsideTransaction } = call;
    if (caller && isStaff(caller)) call.audited = await begin(input, { ...context, caller }, outsideTransaction);
    return next();
  };

/** Writes the command to the audit log with what it changed. */
export const audit: Step = ({ audited }, next) => (audited ? audited(next) : next());
