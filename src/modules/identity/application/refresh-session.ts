import type { SessionEnd } from '#kernel/access.ts';
import { DomainError } from '#kernel/refusal.ts';
import { accessLifetimeSeconds } from '../domain/access.ts';
import { judge, refreshLifetime, rotated } from '../domain/refresh-family.ts';
import type { SessionTokens } from './open-session.ts';
import type { Session, SessionOwner } from './ports.ts';
import type { Needs } from './needs.ts';

/**
 * The most attempts. The second attempt finds the rotation of a faster tab. More attempts are needed only if other tabs
 * are faster again.
 */
const looks = 5;

/** The reason that the user is shown at the log-in. */
const endedBy = {
  owner: 'identity.ended_by_owner',
  staff: 'identity.ended_by_staff',
  password: 'identity.ended_by_password',
  'second-factor': 'identity.ended_by_second_factor',
} as const satisfies Record<SessionEnd, string>;

/**
 * Exchanges a refresh token for a new pair; the use of a copied old token ends the session (domain.md §6).
 * @throws identity.session_expired, identity.ended_by_…, identity.banned, identity.account_deleted
 */
export const refreshSession = ({
  sessions,
  accessTokens,
  refreshTokens,
  clock,
}: Needs<'sessions' | 'accessTokens' | 'refreshTokens' | 'clock'>) => {
  const livingSession = async (
    sessionId: string,
  ): Promise<{ readonly session: Session; readonly owner: SessionOwner }> => {
    const found = await sessions.find(sessionId);
    if (found?.owner.status === 'banned')
      throw new DomainError('identity.banned', { reason: found.owner.banReason ?? '' });
    if (found?.owner.status === 'deleted') throw new DomainError('identity.account_deleted');
    const because = found?.session.endedBecause;
    if (because) throw new DomainError(endedBy[because]);
    if (!found || found.owner.status !== 'active' || found.session.revoked || found.session.expiresAt <= clock.now()) {
      throw new DomainError('identity.session_expired');
    }
    return found;
  };

  /** Follows the token's successors to the valid token, as far as rotations are remembered. */
  const descend = (
    token: string,
    { refreshHash, rotations }: Session,
  ): { readonly living: string; readonly generation?: number } => {
    let living = token;
    for (let generation = 0; generation <= rotations.length; generation++) {
      if (refreshTokens.hashOf(living) === refreshHash) return { living, generation };
      living = refreshTokens.successorOf(living);
    }
    return { living };
  };

  const rotate = (session: Session, successor: string, now: Date): Promise<boolean> =>
    sessions.rotate(session.id, {
      fromHash: session.refreshHash,
      toHash: refreshTokens.hashOf(successor),
      rotations: rotated(session.rotations, now.getTime()),
      expiresAt: new Date(now.getTime() + refreshLifetime),
      at: now,
    });

  const answer = ({ id, userId }: Session, { role }: SessionOwner, refreshToken: string, now: Date): SessionTokens => {
    const token = accessTokens.issue({ userId, sessionId: id, role }, now);
    return { token, refreshToken, expiresInSeconds: accessLifetimeSeconds };
  };

  return async (refreshToken: string): Promise<SessionTokens> => {
    const sessionId = refreshTokens.sessionOf(refreshToken);
    if (sessionId === undefined) throw new DomainError('identity.session_expired');
    for (let look = 1; look <= looks; look++) {
      const { session, owner } = await livingSession(sessionId);
      const now = clock.now();
      const { living, generation } = descend(refreshToken, session);
      switch (judge(generation, session.rotations, now.getTime())) {
        case 'rotate': {
          const successor = refreshTokens.successorOf(refreshToken);
          if (await rotate(session, successor, now)) return answer(session, owner, successor, now);
          break; // another tab was faster: try again
        }
        case 'repeat':
          return answer(session, owner, living, now);
        case 'reuse':
          await sessions.revoke(session.id, now);
          throw new DomainError('identity.session_expired');
      }
    }
    throw new DomainError('request.in_progress');
  };
};
export type RefreshSession = ReturnType<typeof refreshSession>;
