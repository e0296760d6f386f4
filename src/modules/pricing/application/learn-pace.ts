import { hoursAtTheGame } from '../domain/estimate.ts';
import { type FinishedWork, learnFrom } from '../domain/experience.ts';
import type { PriceList } from './price-list.ts';
import { readDraft } from './read-draft.ts';
import type { Needs } from './needs.ts';

/** The most finished orders that are read, newest first. Older orders belong to another season of the game. */
const lookedAt = 2_000;
const hour = 3600_000;

/** Measures how long finished orders took, so that estimates agree with real times. */
export const learnPace =
  ({
    orders,
    experiences,
    priceList,
    clock,
  }: Needs<'orders' | 'experiences' | 'clock'> & { readonly priceList: PriceList }) =>
  async (): Promise<void> => {
    const { pace } = priceList.book.book;
    const finished = await orders.finished(lookedAt);
    const work = finished.map(({ draft: wire, startedAt, finishedAt }): FinishedWork => {
      const draft = readDraft(wire);
      const hours = (finishedAt.getTime() - startedAt.getTime()) / hour;
      return { draft, hours, hoursAtTheGame: hoursAtTheGame(draft, pace) };
    });
    await experiences.replace({ at: clock.now(), experiences: learnFrom(work) });
  };
export type LearnPace = ReturnType<typeof learnPace>;
