import type { SweepFailures } from './ports.ts';

const minute = 60_000;
const longestRest = 360;

/** Milliseconds for which a record is skipped after so many failures: 2, 4, 8 … minutes, six hours at most. */
export const restsFor = (attempts: number): number => Math.min(2 ** Math.min(attempts, 10), longestRest) * minute;

/**
 * One run of a sweep. A failed record does not stop the others; it is skipped for a while before the next try, and reported at
 * the end.
 */
export class Sweep {
  readonly #failures: SweepFailures;
  readonly #faults: unknown[] = [];

  constructor(failures: SweepFailures) {
    this.#failures = failures;
  }

  /**
   * @param name identifies the work; its failures are kept under it
   * @param find ids of the records to process, without the skipped ones: so the oldest records can't block the others by
   * failing each time
   */
  async each(
    name: string,
    find: (resting: readonly string[]) => Promise<readonly string[]>,
    work: (id: string) => Promise<void>,
  ): Promise<void> {
    for (const id of await find(await this.#failures.resting(name))) {
      try {
        await work(id);
      } catch (fault) {
        this.#faults.push(fault);
        await this.#failures.add(name, id).catch((other: unknown) => this.#faults.push(other));
      }
    }
  }

  /** @throws AggregateError if a record failed */
  end(name: string): void {
    if (this.#faults.length > 0) throw new AggregateError(this.#faults, name);
  }
}
