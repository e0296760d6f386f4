import { figureNames, type FigureSource } from '#kernel/figures.ts';
import type { Clock, Transactions } from '#kernel/ports.ts';
import { dayOf, daysAfter, everyDayOf, type Period, startOf } from '../domain/days.ts';
import { figuresApart } from '../domain/recount.ts';
import type { DailyFigures } from './ports.ts';

/** Counts days anew from what the modules hold, and puts right what was counted otherwise. */
export class RecountFigures {
  readonly #figures: DailyFigures;
  readonly #source: FigureSource;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(figures: DailyFigures, source: FigureSource, transactions: Transactions, clock: Clock) {
    this.#figures = figures;
    this.#source = source;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** The days of which something was wrong. */
  async run(period: Period): Promise<readonly string[]> {
    const wrong: string[] = [];
    for (const day of everyDayOf(period)) if (await this.#day(day)) wrong.push(day);
    return wrong;
  }

  /** The two days before today: the job that counts has been through with them for hours. */
  lastDays(): Promise<readonly string[]> {
    const today = dayOf(this.#clock.now());
    return this.run({ from: daysAfter(today, -2), to: daysAfter(today, -1) });
  }

  #day(day: string): Promise<boolean> {
    return this.#transactions.run(async () => {
      const counted = await this.#figures.holdProgress();
      const end = startOf(daysAfter(day, 1));
      // what is not counted yet is not wrong
      const to = counted && counted < end ? counted : end;
      if (!counted || to <= startOf(day)) return false;
      const recounted = await this.#source.between(startOf(day), to);
      const stored = await this.#figures.of({ from: day, to: day }, figureNames);
      if (!figuresApart(stored, recounted)) return false;
      await this.#figures.replace(day, recounted);
      return true;
    });
  }
}
