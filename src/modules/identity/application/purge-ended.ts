import type { Clock } from '#kernel/ports.ts';
import { retention } from '#kernel/retention.ts';
import type { PasswordLinks, Sessions } from './ports.ts';

/** Forgets sessions and links that ended long ago. */
export class PurgeEnded {
  readonly #sessions: Sessions;
  readonly #links: PasswordLinks;
  readonly #clock: Clock;

  constructor(sessions: Sessions, links: PasswordLinks, clock: Clock) {
    this.#sessions = sessions;
    this.#links = links;
    this.#clock = clock;
  }

  async run(): Promise<void> {
    const before = new Date(this.#clock.now().getTime() - retention.endedSessions.for.milliseconds);
    await this.#sessions.purge(before);
    await this.#links.purge(before);
  }
}
