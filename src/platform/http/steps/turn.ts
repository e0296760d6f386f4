import type { Step } from '../pipeline.ts';
import type { Turns } from '../turns.ts';

/** Lets only so many commands of one caller run at once in this process. */
export const turn =
  (parts: { readonly turns: Turns }): Step =>
  async ({ caller, response }, next) =>
    caller ? parts.turns.run(caller.key?.id ?? caller.id, response, next) : next();
