import { retention } from '#kernel/retention.ts';
import type { Needs } from './needs.ts';

/** Deletes sessions, links and changes of address that expired long ago. */
export const purgeEnded =
  ({ sessions, links, changes, clock }: Needs<'sessions' | 'links' | 'changes' | 'clock'>) =>
  async (): Promise<void> => {
    const before = new Date(clock.now().getTime() - retention.endedSessions.for.milliseconds);
    await sessions.purge(before);
    await links.purge(before);
    await changes.purge(before);
  };
export type PurgeEnded = ReturnType<typeof purgeEnded>;
