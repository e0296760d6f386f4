import { daysAfter, startOf } from '#kernel/days.ts';

/** From a moment on, and before another. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** When a day begins, and when the next one does. */
export const spanOf = (day: string): Span => ({ from: startOf(day), to: startOf(daysAfter(day, 1)) });

export const isIn = ({ from, to }: Span, moment: Date | null | undefined): boolean =>
  moment !== null && moment !== undefined && moment >= from && moment < to;
