import type { Log } from './log/log.ts';

const refreshEveryMs = 3_000;

interface Kept {
  /** The name in log lines. */
  readonly what: string;
  readonly begin: () => Promise<void>;
  readonly refresh: () => Promise<void>;
  readonly log: Log;
}

/** Refreshes a process's cached data from the database by polling, from before the first request until the stop. */
export class PollingCache {
  readonly #kept: Kept;
  #timer: NodeJS.Timeout | undefined;
  #refreshing: Promise<void> = Promise.resolve();

  constructor(kept: Kept) {
    this.#kept = kept;
  }

  async start(): Promise<void> {
    await this.#kept.begin();
    this.#schedule();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#refreshing;
    clearTimeout(this.#timer);
  }

  #schedule(): void {
    this.#timer = setTimeout(() => {
      this.#refreshing = this.#refresh();
    }, refreshEveryMs).unref();
  }

  /** If the database is not available, the last known data stay in use. */
  async #refresh(): Promise<void> {
    try {
      await this.#kept.refresh();
    } catch (err) {
      this.#kept.log.warn(
        { err, what: this.#kept.what },
        `${this.#kept.what} could not be refreshed; the last known values stay in use`,
      );
    }
    this.#schedule();
  }
}
