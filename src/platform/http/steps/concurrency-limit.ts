import type { CallerConcurrency } from '../caller-concurrency.ts';
import type { Step } from '../pipeline.ts';

/** Limits how many commands of one caller run at once in this process. */
export const limitConcurrency =
  (parts: { readonly concurrency: CallerConcurrency }): Step =>
  async ({ caller, response }, next) =>
    caller ? parts.concurrency.run(caller.key?.id ?? caller.id, response, next) : next();
