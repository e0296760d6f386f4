const form = /^(\*|\d{1,2}) (\*|\d{1,2})(?:-(\d{1,2}))? \* \* \*$/;
const clock = new Intl.DateTimeFormat('tr-TR', { timeZone: 'Europe/Istanbul', hour: '2-digit', minute: '2-digit' });
/** Any day with Istanbul's present UTC offset. */
const aDay = Date.UTC(2026, 0, 1);

/** A cron schedule in words, in Istanbul time. An unknown form is shown unchanged. */
export function roundOf(cron: string): string {
  const [, minute, hour, last] = form.exec(cron) ?? [];
  if (minute === '*' && hour === '*') return 'Dakikada bir';
  if (minute === undefined || minute === '*' || hour === undefined) return `${cron} (UTC)`;
  if (hour === '*') return `Saatte bir, ${minute}. dakikada`;
  const at = (hours: string) => clock.format(aDay + (Number(hours) * 60 + Number(minute)) * 60_000).replace(':', '.');
  return last === undefined ? `Her gün ${at(hour)}` : `Her gün ${at(hour)}–${at(last)}, saatte bir`;
}
