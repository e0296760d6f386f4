import type { SessionEnd } from '#kernel/access.ts';
import type { Clock } from '#kernel/ports.ts';
import type { PasswordLinks, Sessions } from './ports.ts';

/** Ends a user's sessions and the links that would let them in again. */
export class RevokeAccess {
  readonly #sessions: Sessions;
  readonly #links: PasswordLinks;
  readonly #clock: Clock;

  constructor(sessions: Sessions, links: PasswordLinks, clock: Clock) {
    this.#sessions = sessions;
    this.#links = links;
    this.#clock = clock;
  }

  /** @param exceptSession the one in which the user sits. */
  async run(userId: string, because: SessionEnd, exceptSession?: string): Promise<void> {
    const now = this.#clock.now();
    await this.#sessions.revokeAllOf(userId, now, because, exceptSession);
    await this.#links.revokeAllOf(userId, now);
  }
}
