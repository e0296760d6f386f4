import type { SweepFailures } from './ports.ts';

const minute = 60_000;
const longestRest = 360;

/** Milliseconds for which a record is skipped after this number of failures: 2, 4, 8 … minutes, six hours at most. */
export const restsFor = (attempts: number): number => Math.min(2 ** Math.min(attempts, 10), longestRest) * minute;

/**
 * One run of a sweep. If a record fails, the sweep goes on with the other records and reports the failure at the end. The
 * failed record is skipped for a while before the next try.
 */
export class Sweep {
  readonly #failures: SweepFailures;
  readonly #faults: unknown[] = [];

  constructor(failures: SweepFailures) {
    this.#failures = failures;
  }

  /**
   * @param name identifies the work; failures are stored under this name
   * @param find returns the ids of the records to process, without the skipped ones, so that old records which fail each time
   * can't block the others
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
