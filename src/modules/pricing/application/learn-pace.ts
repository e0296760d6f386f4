import type { Clock } from '#kernel/ports.ts';
import { hoursAtTheGame } from '../domain/estimate.ts';
import { type FinishedWork, learnFrom } from '../domain/experience.ts';
import type { Experiences, FinishedOrders } from './ports.ts';
import type { PriceList } from './price-list.ts';
import { readDraft } from './read-draft.ts';

/** How many orders back it looks: old ones were played in another season. */
const lookedAt = 2_000;
const hour = 3600_000;

/** Looks at how long finished orders took, so that estimates follow what happens. */
export class LearnPace {
  readonly #orders: FinishedOrders;
  readonly #experiences: Experiences;
  readonly #prices: PriceList;
  readonly #clock: Clock;

  constructor(orders: FinishedOrders, experiences: Experiences, prices: PriceList, clock: Clock) {
    this.#orders = orders;
    this.#experiences = experiences;
    this.#prices = prices;
    this.#clock = clock;
  }

  async run(): Promise<void> {
    const { pace } = this.#prices.book.book;
    const finished = await this.#orders.finished(lookedAt);
    const work = finished.map(({ draft: wire, startedAt, finishedAt }): FinishedWork => {
      const draft = readDraft(wire);
      const hours = (finishedAt.getTime() - startedAt.getTime()) / hour;
      return { draft, hours, hoursAtTheGame: hoursAtTheGame(draft, pace) };
    });
    await this.#experiences.replace({ at: this.#clock.now(), experiences: learnFrom(work) });
  }
}
