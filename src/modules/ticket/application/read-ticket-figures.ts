import type { Clock } from '#kernel/ports.ts';
import type { FirstAnswers, TicketFigures } from './ports.ts';

const days = 30;

/** Who waits for the house, and how long people have waited for its first answer in the last 30 days. */
export class ReadTicketFigures {
  readonly #figures: TicketFigures;
  readonly #clock: Clock;

  constructor(figures: TicketFigures, clock: Clock) {
    this.#figures = figures;
    this.#clock = clock;
  }

  async run(): Promise<{
    readonly waiting: Awaited<ReturnType<TicketFigures['waiting']>>;
    readonly firstAnswers: FirstAnswers | null;
  }> {
    const since = new Date(this.#clock.now().getTime() - days * 86_400_000);
    const [waiting, firstAnswers] = await Promise.all([this.#figures.waiting(), this.#figures.firstAnswers(since)]);
    return { waiting, firstAnswers };
  }
}
