import type { SharedClock } from '#kernel/ports.ts';
import { keepSettled } from '#kernel/settled.ts';
import type { LedgerSums } from './ports.ts';

/** Adds to the kept sums what was posted since, as far as nothing can be committed before it any more. */
export class KeepSums {
  readonly #sums: LedgerSums;
  readonly #clock: SharedClock;

  constructor(sums: LedgerSums, clock: SharedClock) {
    this.#sums = sums;
    this.#clock = clock;
  }

  run(): Promise<void> {
    return keepSettled(this.#clock, (settled) => this.#sums.keep(settled));
  }
}
