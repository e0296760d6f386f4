import * as z from 'zod/mini';

const whole = (least: number, most: number, sentence: string) =>
  z
    .string()
    .check(z.refine((typed) => /^-?\d+$/.test(typed) && Number(typed) >= least && Number(typed) <= most, sentence));
const count = whole(0, 200, '0 ile 200 arasında.');

/** A match as the booster types it in. */
export const matchSchema = z.object({
  who: z.string().check(z.minLength(1, 'Seç.')),
  result: z.enum(['win', 'loss']),
  kills: count,
  deaths: count,
  assists: count,
  points: whole(0, 500, '0 ile 500 arasında.'),
  gold: z.string().check(z.refine((typed) => typed === '' || /^\d{1,6}$/.test(typed), 'Tam sayı yaz.')),
});
