import type { SharedClock } from '#kernel/ports.ts';
import { keepSettled } from '#kernel/settled.ts';
import type { OrderState } from '#kernel/vocabulary.ts';
import type { OrderStanding } from './ports.ts';

/** Keeps how many orders are in each state, by what their timelines say. */
export class KeepStanding {
  readonly #standing: OrderStanding;
  readonly #clock: SharedClock;

  constructor(standing: OrderStanding, clock: SharedClock) {
    this.#standing = standing;
    this.#clock = clock;
  }

  run(): Promise<void> {
    return keepSettled(this.#clock, (settled) => this.#standing.keep(settled));
  }

  /** The states of which another number was kept than there are orders. */
  recount(): Promise<readonly OrderState[]> {
    return this.#standing.recount();
  }
}
