/** Made at the first use, because most public pages show no time. */
function writer(options: Intl.DateTimeFormatOptions): (time: string | Date) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (time) => (made ??= new Intl.DateTimeFormat('tr-TR', options)).format(new Date(time));
}
const clock = writer({ hour: '2-digit', minute: '2-digit' });
const dayAndMonth = writer({ day: 'numeric', month: 'long' });
const dayMonthYear = writer({ day: 'numeric', month: 'long', year: 'numeric' });

/** `19.48`: Turkish writes a dot between hours and minutes. */
export const formatClock = (time: string | Date): string => clock(time).replace(':', '.');

/** `Nisan 2026`. */
export const formatMonth = writer({ month: 'long', year: 'numeric' });

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
const daysBetween = (earlier: Date, later: Date) => Math.round((startOfDay(later) - startOfDay(earlier)) / 86_400_000);

/** `bugün`, `dün`, `17 Kasım`, `17 Kasım 2025`. */
export function formatDay(time: string | Date, now = new Date()): string {
  const date = new Date(time);
  const days = daysBetween(date, now);
  if (days === 0) return 'bugün';
  if (days === 1) return 'dün';
  return (date.getFullYear() === now.getFullYear() ? dayAndMonth : dayMonthYear)(date);
}

/** `17 Kasım 2025`, independent of the current date. */
export const formatDate = dayMonthYear;

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
