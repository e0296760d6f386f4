import type { Clock } from '#kernel/ports.ts';
import type { PasswordLinks, Sessions } from './ports.ts';

/** Milliseconds for which the ended is kept, so that whoever comes late still hears why. */
const kept = 7 * 24 * 3600_000;

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
    const before = new Date(this.#clock.now().getTime() - kept);
    await this.#sessions.purge(before);
    await this.#links.purge(before);
  }
}
