import type { CommandLimits } from '../command-limits.ts';
import type { Step } from '../pipeline.ts';

/** Counts a command against the person's limit per minute. An API key has a separate limit. */
export const commandRate =
  ({ commandLimits }: { readonly commandLimits: CommandLimits }): Step =>
  async ({ caller }, next) => {
    if (caller && !caller.key) commandLimits.admit(caller.id);
    return next();
  };
