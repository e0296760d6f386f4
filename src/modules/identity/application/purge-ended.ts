import type { Clock } from '#kernel/ports.ts';
import { retention } from '#kernel/retention.ts';
import type { EmailChanges } from './email-change-ports.ts';
import type { PasswordLinks, Sessions } from './ports.ts';

/** Forgets sessions, links and changes of address that ended long ago. */
export class PurgeEnded {
  readonly #sessions: Sessions;
  readonly #links: PasswordLinks;
  readonly #changes: EmailChanges;
  readonly #clock: Clock;

  constructor(sessions: Sessions, links: PasswordLinks, changes: EmailChanges, clock: Clock) {
    this.#sessions = sessions;
    this.#links = links;
    this.#changes = changes;
    this.#clock = clock;
  }

  async run(): Promise<void> {
    const before = new Date(this.#clock.now().getTime() - retention.endedSessions.for.milliseconds);
    await this.#sessions.purge(before);
    await this.#links.purge(before);
    await this.#changes.purge(before);
  }
}
