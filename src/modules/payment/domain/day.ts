import { daysAfter, startOf } from '#kernel/days.ts';

/** From `from` (inclusive) to `to` (exclusive). */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** From the beginning of the day to the beginning of the next one. */
export const spanOf = (day: string): Span => ({ from: startOf(day), to: startOf(daysAfter(day, 1)) });

export const isIn = ({ from, to }: Span, moment: Date | null | undefined): boolean =>
  moment !== null && moment !== undefined && moment >= from && moment < to;
