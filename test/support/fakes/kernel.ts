import type { Clock, Ids, LiveEvent, Outbox, SharedClock, SweepFailures, Transactions } from '#kernel/ports.ts';
import { restsFor } from '#kernel/sweep.ts';

/** A clock that moves only when a test moves it. */
export class FixedClock implements Clock {
  #now: Date;

  constructor(now: Date | string = '2026-11-20T12:00:00.000Z') {
    this.#now = new Date(now);
  }

  now(): Date {
    return new Date(this.#now);
  }

  advance(by: { readonly seconds?: number; readonly days?: number }): void {
    this.#now = new Date(this.#now.getTime() + (by.seconds ?? 0) * 1000 + (by.days ?? 0) * 86_400_000);
  }
}

/** Ids in the order of creation, the same in each run. */
export class CountedIds implements Ids {
  #last = 0;

  next(): string {
    return `0199f000-0000-7000-8000-${String(++this.#last).padStart(12, '0')}`;
  }
}

/** A database clock that shows the same time. */
export const sharedOf = (clock: Clock): SharedClock => ({ now: async () => clock.now() });

/** Runs the work without a transaction: fakes cannot roll back. */
export class NoTransactions implements Transactions {
  run<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }
}

/** Records the published events. */
export class RecordingOutbox implements Outbox {
  readonly events: LiveEvent[] = [];

  publish(events: readonly LiveEvent[]): Promise<void> {
    this.events.push(...events);
    return Promise.resolve();
  }
}

export class InMemorySweepFailures implements SweepFailures {
  readonly #kept = new Map<string, { attempts: number; triedAgainAt: number }>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async add(sweep: string, id: string): Promise<void> {
    const attempts = (this.#kept.get(`${sweep} ${id}`)?.attempts ?? 0) + 1;
    this.#kept.set(`${sweep} ${id}`, { attempts, triedAgainAt: this.#clock.now().getTime() + restsFor(attempts) });
  }

  async resting(sweep: string): Promise<readonly string[]> {
    const now = this.#clock.now().getTime();
    return [...this.#kept]
      .filter(([key, { triedAgainAt }]) => key.startsWith(`${sweep} `) && triedAgainAt > now)
      .map(([key]) => key.slice(sweep.length + 1));
  }
}
