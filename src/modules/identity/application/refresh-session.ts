import type { SessionEnd } from '#kernel/access.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Clock } from '#kernel/ports.ts';
import { accessLifetimeSeconds } from '../domain/access.ts';
import { judge, refreshLifetime, rotated } from '../domain/refresh-family.ts';
import type { SessionTokens } from './open-session.ts';
import type { AccessTokens, RefreshTokens, Session, SessionOwner, Sessions } from './ports.ts';

/** A second look finds the rotation that came first; a third is for a tab that is even faster. */
const looks = 5;

/** What whoever sat in the session is told at the log-in. */
const endedBy = {
  owner: 'identity.ended_by_owner',
  staff: 'identity.ended_by_staff',
  password: 'identity.ended_by_password',
  'second-factor': 'identity.ended_by_second_factor',
} as const satisfies Record<SessionEnd, string>;

/** Exchanges a refresh token for a new pair; a copy of a used one ends the session (domain.md §6). */
export class RefreshSession {
  readonly #sessions: Sessions;
  readonly #accessTokens: AccessTokens;
  readonly #refreshTokens: RefreshTokens;
  readonly #clock: Clock;

  constructor(sessions: Sessions, accessTokens: AccessTokens, refreshTokens: RefreshTokens, clock: Clock) {
    this.#sessions = sessions;
    this.#accessTokens = accessTokens;
    this.#refreshTokens = refreshTokens;
    this.#clock = clock;
  }

  /** @throws identity.session_expired, identity.ended_by_…, identity.banned, identity.account_deleted */
  async run(refreshToken: string): Promise<SessionTokens> {
    const sessionId = this.#refreshTokens.sessionOf(refreshToken);
    if (sessionId === undefined) throw new DomainError('identity.session_expired');
    for (let look = 1; look <= looks; look++) {
      const { session, owner } = await this.#living(sessionId);
      const now = this.#clock.now();
      const { living, generation } = this.#descend(refreshToken, session);
      switch (judge(generation, session.rotations, now.getTime())) {
        case 'rotate': {
          const successor = this.#refreshTokens.successorOf(refreshToken);
          if (await this.#rotate(session, successor, now)) return this.#answer(session, owner, successor, now);
          break; // another tab was first: look again
        }
        case 'repeat':
          return this.#answer(session, owner, living, now);
        case 'reuse':
          await this.#sessions.revoke(session.id, now);
          throw new DomainError('identity.session_expired');
      }
    }
    throw new DomainError('request.in_progress');
  }

  async #living(sessionId: string): Promise<{ readonly session: Session; readonly owner: SessionOwner }> {
    const found = await this.#sessions.find(sessionId);
    if (found?.owner.status === 'banned')
      throw new DomainError('identity.banned', { reason: found.owner.banReason ?? '' });
    if (found?.owner.status === 'deleted') throw new DomainError('identity.account_deleted');
    const because = found?.session.endedBecause;
    if (because) throw new DomainError(endedBy[because]);
    if (
      !found ||
      found.owner.status !== 'active' ||
      found.session.revoked ||
      found.session.expiresAt <= this.#clock.now()
    ) {
      throw new DomainError('identity.session_expired');
    }
    return found;
  }

  /** Follows the token's line of successors down to the living one, as far as rotations are remembered. */
  #descend(
    token: string,
    { refreshHash, rotations }: Session,
  ): { readonly living: string; readonly generation?: number } {
    let living = token;
    for (let generation = 0; generation <= rotations.length; generation++) {
      if (this.#refreshTokens.hashOf(living) === refreshHash) return { living, generation };
      living = this.#refreshTokens.successorOf(living);
    }
    return { living };
  }

  #rotate(session: Session, successor: string, now: Date): Promise<boolean> {
    return this.#sessions.rotate(session.id, {
      fromHash: session.refreshHash,
      toHash: this.#refreshTokens.hashOf(successor),
      rotations: rotated(session.rotations, now.getTime()),
      expiresAt: new Date(now.getTime() + refreshLifetime),
      at: now,
    });
  }

  #answer({ id, userId }: Session, { role }: SessionOwner, refreshToken: string, now: Date): SessionTokens {
    const token = this.#accessTokens.issue({ userId, sessionId: id, role }, now);
    return { token, refreshToken, expiresInSeconds: accessLifetimeSeconds };
  }
}
