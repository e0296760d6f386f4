import type { Figure, FigureName, FigureSource } from '#kernel/figures.ts';
import type { Clock, Transactions } from '#kernel/ports.ts';
import { daysAfter, type Period, startOf } from '../domain/days.ts';
import type { DailyFigures, Grain } from './ports.ts';

/** What nobody has counted yet is read from the sources for so long back only; further, a reader is told how far the figures go. */
const longestTailMs = 2 * 86_400_000;
const tries = 4;

export interface CountedFigures {
  readonly figures: readonly Figure[];
  /** Set where older days are still to be counted. */
  readonly countedUntil: Date | null;
}

interface Asked {
  readonly period: Period;
  readonly names: readonly FigureName[];
  readonly grain: Grain | undefined;
}

/** The stored figures, and what has happened since they were counted: right to the moment. */
export class ReadFigures {
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

  /** Reads between two turns of the job that counts: otherwise a few minutes would be in it twice, or not at all. */
  async of(period: Period, names: readonly FigureName[], grain?: Grain): Promise<CountedFigures> {
    for (let attempt = 1; attempt < tries; attempt++) {
      const counted = await this.#figures.progress();
      const answer = await this.#read({ period, names, grain }, counted);
      if ((await this.#figures.progress())?.getTime() === counted?.getTime()) return answer;
    }
    return this.#transactions.run(async () => this.#read({ period, names, grain }, await this.#figures.holdProgress()));
  }

  async #read({ period, names, grain }: Asked, counted: Date | undefined): Promise<CountedFigures> {
    const end = startOf(daysAfter(period.to, 1));
    const furthest = new Date(this.#clock.now().getTime() - longestTailMs);
    const isBehind = counted ? counted < furthest : await this.#hasHistoryBefore(furthest);
    const tailFrom = counted && counted > furthest ? counted : furthest;
    const from = tailFrom > startOf(period.from) ? tailFrom : startOf(period.from);
    const stored = await this.#figures.of(period, names, grain);
    const tail = from < end ? await this.#source.between(from, end) : [];
    return {
      figures: [...stored, ...tail.filter(({ name }) => names.includes(name))],
      countedUntil: isBehind ? (counted ?? (await this.#source.earliest()) ?? null) : null,
    };
  }

  async #hasHistoryBefore(moment: Date): Promise<boolean> {
    const first = await this.#source.earliest();
    return first !== undefined && first < moment;
  }
}
