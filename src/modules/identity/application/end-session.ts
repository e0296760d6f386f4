import { DomainError } from '#kernel/refusal.ts';
import type { Clock } from '#kernel/ports.ts';
import type { Sessions } from './ports.ts';

/** Somebody ends sessions of theirs from another one: a device that was lost, a log-in that was not them. */
export class EndSession {
  readonly #sessions: Sessions;
  readonly #clock: Clock;

  constructor(sessions: Sessions, clock: Clock) {
    this.#sessions = sessions;
    this.#clock = clock;
  }

  /** @throws identity.session_not_found: it has ended, or is another user's */
  async one(userId: string, sessionId: string): Promise<void> {
    if (!(await this.#sessions.revokeOwn(sessionId, userId, this.#clock.now(), 'owner'))) {
      throw new DomainError('identity.session_not_found');
    }
  }

  others({ id, sessionId }: { readonly id: string; readonly sessionId: string }): Promise<void> {
    return this.#sessions.revokeAllOf(id, this.#clock.now(), 'owner', sessionId);
  }
}
