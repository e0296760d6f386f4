import { DomainError } from '#kernel/refusal.ts';
import type { Needs } from './needs.ts';

/** A user ends sessions of their own, for example on a lost device or after an unauthorised log-in. */
export const endSession = ({ sessions, clock }: Needs<'sessions' | 'clock'>) => ({
  /** @throws identity.session_not_found if the session has ended or is another user's */
  one: async (userId: string, sessionId: string): Promise<void> => {
    if (!(await sessions.revokeOwn(sessionId, userId, clock.now(), 'owner'))) {
      throw new DomainError('identity.session_not_found');
    }
  },
  others: ({ id, sessionId }: { readonly id: string; readonly sessionId: string }): Promise<void> =>
    sessions.revokeAllOf(id, clock.now(), 'owner', sessionId),
});
export type EndSession = ReturnType<typeof endSession>;
