import type { SessionEnd } from '#kernel/access.ts';
import type { Clock } from '#kernel/ports.ts';
import type { PasswordLinks, Sessions } from './ports.ts';

/**
 * Ends a user's sessions and their links that set a password.
 * @param exceptSession the session from which the user asks for it.
 */
export const revokeAccess =
  ({ sessions, links, clock }: { readonly sessions: Sessions; readonly links: PasswordLinks; readonly clock: Clock }) =>
  async (userId: string, because: SessionEnd, exceptSession?: string): Promise<void> => {
    const now = clock.now();
    await sessions.revokeAllOf(userId, now, because, exceptSession);
    await links.revokeAllOf(userId, now);
  };
export type RevokeAccess = ReturnType<typeof revokeAccess>;
