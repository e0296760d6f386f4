/** Milliseconds. Turkey has the same offset all year. */
const istanbulOffset = 3 * 3600_000;
const aDay = 86_400_000;

/** The date in Istanbul at a time, `2026-11-22`. */
export const dayOf = (moment: Date): string => new Date(moment.getTime() + istanbulOffset).toISOString().slice(0, 10);

/** The time at which a day begins in Istanbul. */
export const startOf = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - istanbulOffset);

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * aDay).toISOString().slice(0, 10);

/** The time at which the day of a given time ends in Istanbul. */
export const endOfDayOf = (moment: Date): Date => startOf(daysAfter(dayOf(moment), 1));

/** From the first day to the last, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export const lengthOf = ({ from, to }: Period): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / aDay) + 1;

/** The period of the same length directly before this one, for comparison. */
export const periodBefore = (period: Period): Period => ({
  from: daysAfter(period.from, -lengthOf(period)),
  to: daysAfter(period.from, -1),
});

export const everyDayOf = (period: Period): readonly string[] =>
  Array.from({ length: lengthOf(period) }, (_, index) => daysAfter(period.from, index));
