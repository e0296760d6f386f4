import type { SessionEnd } from '#kernel/access.ts';
import type { Needs } from './needs.ts';

/**
 * Ends a user's sessions and the links that would let them in again.
 * @param exceptSession the one in which the user sits.
 */
export const revokeAccess =
  ({ sessions, links, clock }: Needs<'sessions' | 'links' | 'clock'>) =>
  async (userId: string, because: SessionEnd, exceptSession?: string): Promise<void> => {
    const now = clock.now();
    await sessions.revokeAllOf(userId, now, because, exceptSession);
    await links.revokeAllOf(userId, now);
  };
export type RevokeAccess = ReturnType<typeof revokeAccess>;
