// The days by which the house counts are Istanbul's, wherever the console is opened.

const offset = '+03:00';
const aDay = 86_400_000;
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' });
const shortDay = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Days from the first to the last, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export const today = (now = new Date()): string => dayFormat.format(now);

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * aDay).toISOString().slice(0, 10);

export const lengthOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / aDay + 1;

/** `17 Kas`; `17 Kasım 2026`. */
export const formatShortDay = (day: string): string => shortDay.format(Date.parse(day));
export const formatLongDay = (day: string): string => longDay.format(Date.parse(day));

/** A list's filter that leaves what happened in the period. */
export const within = (field: string, { from, to }: Period): Readonly<Record<string, string>> => ({
  [`${field}_gte`]: new Date(`${from}T00:00:00${offset}`).toISOString(),
  [`${field}_lt`]: new Date(`${daysAfter(to, 1)}T00:00:00${offset}`).toISOString(),
});
