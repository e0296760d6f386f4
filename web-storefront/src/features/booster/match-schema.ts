import * as z from 'zod/mini';
import { isWhole, wholeOf } from '../../lib/whole.ts';
import { wholeWanted } from '../../lib/words.ts';

const whole = (least: number, most: number, optional = false) =>
  z
    .string()
    .check(
      z.refine((typed) => (optional && typed === '') || isWhole(wholeOf(typed), least, most), wholeWanted(least, most)),
    );
const count = whole(0, 200);

/** A match as the booster enters it, with a champion or an agent. */
export const matchSchema = z.object({
  who: z.string().check(z.minLength(1, 'Kiminle oynadığını seç.')),
  result: z.enum(['win', 'loss']),
  kills: count,
  deaths: count,
  assists: count,
  points: whole(0, 500),
  gold: whole(0, 999_999, true),
});
