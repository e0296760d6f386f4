import type { Clock } from '#kernel/ports.ts';
import type { Sessions } from './ports.ts';

/** Ends one session. */
export class SignOut {
  readonly #sessions: Sessions;
  readonly #clock: Clock;

  constructor(sessions: Sessions, clock: Clock) {
    this.#sessions = sessions;
    this.#clock = clock;
  }

  run(sessionId: string): Promise<void> {
    return this.#sessions.revoke(sessionId, this.#clock.now());
  }
}
