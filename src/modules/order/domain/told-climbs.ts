import { dayOf, startOf } from '#kernel/days.ts';
import { services } from '#kernel/vocabulary.ts';

// What visitors are told of the orders of others (docs/decisions/0115).

/** The services whose orders climb from rank to rank. */
export const climbServices: readonly string[] = services
  .filter(({ kind }) => kind === 'elo' || kind === 'duo')
  .map(({ id }) => id);

/** Of fewer customers than this, neither a figure nor a time is told. */
const crowd = 5;

/** Counted orders, and how many customers they are of. */
export interface Crowd {
  readonly orders: number;
  readonly customers: number;
}

export const figureOf = (counted: Crowd | undefined): number | null =>
  counted && counted.customers >= crowd ? counted.orders : null;

/** The arrivals that are told: those of a week, in two parts. */
export interface ToldTime {
  readonly since: Date;
  /** The start of the day in Istanbul. */
  readonly today: Date;
  readonly until: Date;
}

const hour = 3600_000;

/** Arrivals are told from the next quarter of the day on, so that nobody sees when exactly a climb ended. */
export const toldAt = (now: Date): ToldTime => {
  const today = startOf(dayOf(now));
  const quarters = Math.floor((now.getTime() - today.getTime()) / (6 * hour));
  const until = new Date(today.getTime() + quarters * 6 * hour);
  return { since: new Date(until.getTime() - 7 * 24 * hour), today, until };
};

/** How many customers of a service arrived in the week, today, and in the week before today. */
export interface ArrivedCustomers {
  readonly week: number;
  readonly today: number;
  readonly earlier: number;
}

/** The narrowest time that an arrival shares with enough customers; null if it is not told at all. */
export const whenTold = (isToday: boolean, { week, today, earlier }: ArrivedCustomers): 'today' | 'week' | null => {
  if (today < crowd) return week < crowd ? null : 'week';
  if (isToday) return 'today';
  return earlier < crowd ? null : 'week';
};
