import { matchMost } from '#contract/limits.ts';
import * as z from 'zod/mini';
import { isWhole, wholeOf } from '../../lib/whole.ts';
import { wholeWanted } from '../../lib/words.ts';
import type { UsualPoints } from './usual-points.ts';

const whole = (least: number, most: number, optional = false) =>
  z
    .string()
    .check(
      z.refine((typed) => (optional && typed === '') || isWhole(wholeOf(typed), least, most), wholeWanted(least, most)),
    );
const count = whole(0, matchMost.score);

/**
 * A match as the booster enters it, with a champion or an agent. Points may be left empty if there are usual ones for its
 * result.
 */
export const matchSchema = (usual: UsualPoints) =>
  z
    .object({
      who: z.string().check(z.minLength(1, 'Kiminle oynadığını seç.')),
      result: z.enum(['win', 'loss']),
      kills: count,
      deaths: count,
      assists: count,
      points: whole(0, matchMost.points, true),
      gold: whole(0, matchMost.gold, true),
    })
    .check(
      z.refine(({ points, result }) => points !== '' || usual[result] !== undefined, {
        path: ['points'],
        error: wholeWanted(0, matchMost.points),
        // also if another field is wrong, so that all errors are shown at once
        when: () => true,
      }),
    );
