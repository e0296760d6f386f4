const clock = new Intl.DateTimeFormat('tr-TR', { hour: '2-digit', minute: '2-digit' });
const dayAndMonth = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long' });
const dayMonthYear = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', year: 'numeric' });

/** `19.48`: Turkish writes a dot between hours and minutes. */
export const formatClock = (time: string | Date): string => clock.format(new Date(time)).replace(':', '.');

const monthAndYear = new Intl.DateTimeFormat('tr-TR', { month: 'long', year: 'numeric' });

/** `Nisan 2026`. */
export const formatMonth = (time: string | Date): string => monthAndYear.format(new Date(time));

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
const daysBetween = (earlier: Date, later: Date) => Math.round((startOfDay(later) - startOfDay(earlier)) / 86_400_000);

/** `bugün`, `dün`, `17 Kasım`, `17 Kasım 2025`. */
export function formatDay(time: string | Date, now = new Date()): string {
  const date = new Date(time);
  const days = daysBetween(date, now);
  if (days === 0) return 'bugün';
  if (days === 1) return 'dün';
  return (date.getFullYear() === now.getFullYear() ? dayAndMonth : dayMonthYear).format(date);
}

/** `17 Kasım 2025`, independent of the current date. */
export const formatDate = (time: string | Date): string => dayMonthYear.format(new Date(time));

/** `bugün 14.20`, `17 Kasım 19.48`. */
export const formatMoment = (time: string | Date, now = new Date()): string =>
  `${formatDay(time, now)} ${formatClock(time)}`;

/** `az önce`, `12 dk önce`, `2 sa önce`, then as {@link formatMoment}. */
export function formatAgo(time: string | Date, now = new Date()): string {
  const minutes = Math.floor((now.getTime() - new Date(time).getTime()) / 60_000);
  if (minutes < 1) return 'az önce';
  if (minutes < 60) return `${minutes} dk önce`;
  if (minutes < 60 * 24 && formatDay(time, now) === 'bugün') return `${Math.floor(minutes / 60)} sa önce`;
  return formatMoment(time, now);
}

/** Seconds to wait, in words: `40 sn`, `6 dk`. */
export const formatWait = (seconds: number): string =>
  seconds < 60 ? `${Math.max(1, Math.ceil(seconds))} sn` : `${Math.ceil(seconds / 60)} dk`;
