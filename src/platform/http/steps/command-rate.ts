import type { CommandLimits } from '../command-limits.ts';
import type { Step } from '../pipeline.ts';

/** Takes one of the commands that a person may give per minute. An API key has a limit of its own. */
export const commandRate =
  ({ commandLimits }: { readonly commandLimits: CommandLimits }): Step =>
  async ({ caller }, next) => {
    if (caller && !caller.key) commandLimits.admit(caller.id);
    return next();
  };
