import type { Clock, Ids } from '#kernel/ports.ts';
import { accessLifetimeSeconds } from '../domain/access.ts';
import { refreshLifetime } from '../domain/refresh-family.ts';
import type { User } from '../domain/user.ts';
import type { AccessTokens, RefreshTokens, Sessions } from './ports.ts';

/** What a client gets who has proved to be a user. */
export interface SessionTokens {
  readonly token: string;
  readonly refreshToken: string;
  readonly expiresInSeconds: number;
}

/** Where somebody sits who logs in. */
export interface Whence {
  readonly device: string;
  readonly address: string;
}

/** Begins a session of a user whose password was just checked or set. */
export class OpenSession {
  readonly #sessions: Sessions;
  readonly #accessTokens: AccessTokens;
  readonly #refreshTokens: RefreshTokens;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(sessions: Sessions, accessTokens: AccessTokens, refreshTokens: RefreshTokens, ids: Ids, clock: Clock) {
    this.#sessions = sessions;
    this.#accessTokens = accessTokens;
    this.#refreshTokens = refreshTokens;
    this.#ids = ids;
    this.#clock = clock;
  }

  /** Nothing, if the user was banned or their password changed meanwhile. */
  async run(
    user: User & { readonly passwordHash: string },
    { device, address }: Whence,
  ): Promise<SessionTokens | undefined> {
    const now = this.#clock.now();
    const id = this.#ids.next();
    const refreshToken = this.#refreshTokens.mint(id);
    const opened = await this.#sessions.open(
      {
        id,
        userId: user.id,
        device,
        address,
        refreshHash: this.#refreshTokens.hashOf(refreshToken),
        expiresAt: new Date(now.getTime() + refreshLifetime),
      },
      user.passwordHash,
      now,
    );
    if (!opened) return undefined;
    const token = this.#accessTokens.issue({ userId: user.id, sessionId: id, role: user.role }, now);
    return { token, refreshToken, expiresInSeconds: accessLifetimeSeconds };
  }
}
