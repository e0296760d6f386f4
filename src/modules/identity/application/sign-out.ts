import type { Needs } from './needs.ts';

/** Ends one session. */
export const signOut =
  ({ sessions, clock }: Needs<'sessions' | 'clock'>) =>
  (sessionId: string): Promise<void> =>
    sessions.revoke(sessionId, clock.now());
export type SignOut = ReturnType<typeof signOut>;
