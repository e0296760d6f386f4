import type { SweepFailures } from './ports.ts';

const minute = 60_000;
const longestRest = 360;

/** Milliseconds for which a record rests after it has failed so often: 2, 4, 8 … minutes, six hours at most. */
export const restsFor = (attempts: number): number => Math.min(2 ** Math.min(attempts, 10), longestRest) * minute;

/** One turn of a sweep. What fails keeps nothing else from its turn, rests before it is tried again, and is told of at the end. */
export class Sweep {
  readonly #failures: SweepFailures;
  readonly #faults: unknown[] = [];

  constructor(failures: SweepFailures) {
    this.#failures = failures;
  }

  /**
   * @param name of what is done, under which its failures are kept
   * @param find ids of what is to be done, without those that rest: however many of the oldest always fail, others come
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

  /** @throws AggregateError where something failed */
  end(name: string): void {
    if (this.#faults.length > 0) throw new AggregateError(this.#faults, name);
  }
}
