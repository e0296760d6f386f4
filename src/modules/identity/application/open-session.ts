import { accessLifetimeSeconds } from '../domain/access.ts';
import { refreshLifetime } from '../domain/refresh-family.ts';
import type { User } from '../domain/user.ts';
import type { Needs } from './needs.ts';

/** The tokens of an authenticated user. */
export interface SessionTokens {
  readonly token: string;
  readonly refreshToken: string;
  readonly expiresInSeconds: number;
}

/** The device and network address of a log-in. */
interface Whence {
  readonly device: string;
  readonly address: string;
}

/**
 * Begins a session of a user whose password was just checked or set. Undefined if the user was banned or the password
 * was changed meanwhile.
 */
export const openSession =
  ({
    sessions,
    accessTokens,
    refreshTokens,
    ids,
    clock,
  }: Needs<'sessions' | 'accessTokens' | 'refreshTokens' | 'ids' | 'clock'>) =>
  async (
    user: User & { readonly passwordHash: string },
    { device, address }: Whence,
  ): Promise<SessionTokens | undefined> => {
    const now = clock.now();
    const id = ids.next();
    const refreshToken = refreshTokens.mint(id);
    const opened = await sessions.open(
      {
        id,
        userId: user.id,
        device,
        address,
        refreshHash: refreshTokens.hashOf(refreshToken),
        expiresAt: new Date(now.getTime() + refreshLifetime),
      },
      user.passwordHash,
      now,
    );
    if (!opened) return undefined;
    const token = accessTokens.issue({ userId: user.id, sessionId: id, role: user.role }, now);
    return { token, refreshToken, expiresInSeconds: accessLifetimeSeconds };
  };
export type OpenSession = ReturnType<typeof openSession>;
