const form = /^(\*|\d{1,2}) (\*|\d{1,2})(?:-(\d{1,2}))? \* \* \*$/;
const clock = new Intl.DateTimeFormat('tr-TR', { timeZone: 'Europe/Istanbul', hour: '2-digit', minute: '2-digit' });
/** Any day of the time zone as it is now. */
const aDay = Date.UTC(2026, 0, 1);

/** When scheduled work comes round, in words and by Istanbul's clock; what has no words stands as it is. */
export function roundOf(cron: string): string {
  const [, minute, hour, last] = form.exec(cron) ?? [];
  if (minute === '*' && hour === '*') return 'Dakikada bir';
  if (minute === undefined || minute === '*' || hour === undefined) return `${cron} (UTC)`;
  if (hour === '*') return `Saatte bir, ${minute}. dakikada`;
  const at = (hours: string) => clock.format(aDay + (Number(hours) * 60 + Number(minute)) * 60_000).replace(':', '.');
  return last === undefined ? `Her gün ${at(hour)}` : `Her gün ${at(hour)}–${at(last)}, saatte bir`;
}
