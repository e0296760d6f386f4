/** Turkey keeps one offset the year round. */
const istanbulOffset = 3 * 3_600_000;
const aDay = 86_400_000;

/** The day of Istanbul in which a moment lies, `2026-11-22`. */
export const dayOf = (moment: Date): string => new Date(moment.getTime() + istanbulOffset).toISOString().slice(0, 10);

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * aDay).toISOString().slice(0, 10);

/** From a moment on, and before another. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** When a day begins, and when the next one does. */
export const spanOf = (day: string): Span => {
  const from = Date.parse(`${day}T00:00:00Z`) - istanbulOffset;
  return { from: new Date(from), to: new Date(from + aDay) };
};

export const isIn = ({ from, to }: Span, moment: Date | null | undefined): boolean =>
  moment !== null && moment !== undefined && moment >= from && moment < to;
