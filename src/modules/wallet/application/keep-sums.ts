import { settledAfterMs } from '#kernel/figures.ts';
import type { Clock } from '#kernel/ports.ts';
import type { LedgerSums } from './ports.ts';

/** The job comes again each minute. */
const longestRunMs = 40_000;

/** Adds to the kept sums what was posted since, as far as nothing can be committed before it any more. */
export class KeepSums {
  readonly #sums: LedgerSums;
  readonly #clock: Clock;

  constructor(sums: LedgerSums, clock: Clock) {
    this.#sums = sums;
    this.#clock = clock;
  }

  async run(): Promise<void> {
    const begun = this.#clock.now().getTime();
    const settled = new Date(begun - settledAfterMs);
    while (this.#clock.now().getTime() - begun < longestRunMs) if (!(await this.#sums.keep(settled))) return;
  }
}
