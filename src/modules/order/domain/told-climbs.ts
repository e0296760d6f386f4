import { fewest } from '#kernel/crowd.ts';
import { dayOf, startOf } from '#kernel/days.ts';
import { services } from '#kernel/vocabulary.ts';

// What visitors are told of the orders of others (docs/decisions/0115).

/** The services whose orders climb from rank to rank. */
export const climbServices: readonly string[] = services
  .filter(({ kind }) => kind === 'elo' || kind === 'duo')
  .map(({ id }) => id);

/** Rounded down to fives, so that one order more or less is not seen; null if nothing is left. */
export const roughly = (orders = 0): number | null => Math.floor(orders / fewest) * fewest || null;

const hour = 3600_000;
/** Milliseconds. */
export const quarterOfDay = 6 * hour;

/** The time that is told: the week before the last quarter of the day in Istanbul. */
export interface ToldTime {
  readonly since: Date;
  readonly until: Date;
}

export const toldAt = (now: Date): ToldTime => {
  const today = startOf(dayOf(now)).getTime();
  const until = today + Math.floor((now.getTime() - today) / quarterOfDay) * quarterOfDay;
  return { since: new Date(until - 7 * 24 * hour), until: new Date(until) };
};
