const moment = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
const momentOfYear = new Intl.DateTimeFormat('tr-TR', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Turkish writes a dot between hours and minutes. */
const dotted = (text: string) => text.replace(/(\d{2}):(\d{2})/, '$1.$2');

/** `17 Kas 19.48`; of another year `17 Kas 2025 19.48`. Its spaces do not break. */
export function formatMoment(time: string, now = new Date()): string {
  const date = new Date(time);
  const written = (date.getFullYear() === now.getFullYear() ? moment : momentOfYear).format(date);
  return dotted(written).replaceAll(' ', '\u00a0');
}

const aMinute = 60;
const anHour = 60 * aMinute;
const aDay = 24 * anHour;

/** A duration: `40 sn`, `12 dk`, `3 sa 20 dk`, `2 gün 4 sa`. */
export function formatSpan(seconds: number): string {
  if (seconds < aMinute) return `${Math.max(0, Math.floor(seconds))} sn`;
  if (seconds < anHour) return `${Math.floor(seconds / aMinute)} dk`;
  const [unit, name, rest, restName] =
    seconds < aDay ? ([anHour, 'sa', aMinute, 'dk'] as const) : ([aDay, 'gün', anHour, 'sa'] as const);
  const left = Math.floor((seconds % unit) / rest);
  const whole = `${Math.floor(seconds / unit)} ${name}`;
  return left > 0 ? `${whole} ${left} ${restName}` : whole;
}

/** Seconds between two moments. */
export const secondsBetween = (from: string, to: string | Date): number =>
  (new Date(to).getTime() - Date.parse(from)) / 1000;
