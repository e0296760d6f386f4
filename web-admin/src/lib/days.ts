// The company counts days in Istanbul time, wherever the console is opened.

const offset = '+03:00';
const aDay = 86_400_000;
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' });
const shortDay = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A range of days, both ends included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The day of a moment: `2026-11-17`. */
export const dayOf = (time: string | number | Date): string => dayFormat.format(new Date(time));
export const today = (): string => dayOf(new Date());

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * aDay).toISOString().slice(0, 10);

export const lengthOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / aDay + 1;

/** `17 Kas`; `17 Kasım 2026`. */
export const formatShortDay = (day: string): string => shortDay.format(Date.parse(day));
export const formatLongDay = (day: string): string => longDay.format(Date.parse(day));

/** The first moment of a day, and that of the next day: the exclusive end of a range. */
export const startOfDay = (day: string): string => new Date(`${day}T00:00:00${offset}`).toISOString();
export const endOfDay = (day: string): string => startOfDay(daysAfter(day, 1));

/** A list filter for a period. */
export const within = (field: string, { from, to }: Period): Readonly<Record<string, string>> => ({
  [`${field}_gte`]: startOfDay(from),
  [`${field}_lt`]: endOfDay(to),
});
