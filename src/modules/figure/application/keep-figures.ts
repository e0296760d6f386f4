import type { FigureSource } from '#kernel/figures.ts';
import type { SharedClock, Transactions } from '#kernel/ports.ts';
import { keepSettled } from '#kernel/settled.ts';
import { endOfDayOf } from '../domain/days.ts';
import type { DailyFigures } from './ports.ts';

/** Counts what has happened since it counted last, a day at most in a transaction. */
export class KeepFigures {
  readonly #figures: DailyFigures;
  readonly #source: FigureSource;
  readonly #transactions: Transactions;
  readonly #clock: SharedClock;

  constructor(figures: DailyFigures, source: FigureSource, transactions: Transactions, clock: SharedClock) {
    this.#figures = figures;
    this.#source = source;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  run(): Promise<void> {
    return keepSettled(this.#clock, (settled) => this.#step(settled));
  }

  /** Whether there is more. Figures and progress are written together: what is counted is counted once. */
  #step(settled: Date): Promise<boolean> {
    return this.#transactions.run(async () => {
      const held = await this.#figures.holdProgressIfFree();
      if (!held) return false;
      const from = held.until ?? (await this.#source.earliest());
      if (!from || from >= settled) return false;
      const endOfDay = endOfDayOf(from);
      const to = endOfDay < settled ? endOfDay : settled;
      await this.#figures.add(await this.#source.between(from, to));
      await this.#figures.setProgress(to);
      return to < settled;
    });
  }
}
