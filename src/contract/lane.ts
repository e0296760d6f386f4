import * as z from 'zod/mini';
import { isChampion } from '../kernel/champions.ts';
import { lanes } from '../kernel/vocabulary.ts';
import { Money, named } from './common.ts';

const ChampionName = z.string().check(z.refine((name) => isChampion(name), 'choice'));
/** As in a draft: who wants to be played on a champion says on which. */
export const ChangeLane = named(
  'ChangeLane',
  z
    .strictObject({
      lane: z.enum(lanes),
      champion: z.optional(ChampionName),
      /** What the customer saw that the lane adds to the price; nothing where it is left out. */
      expectedDifference: z.optional(Money),
    })
    .check(
      z.refine(({ lane, champion }) => lane !== 'champion' || champion !== undefined, {
        path: ['champion'],
        error: 'required',
      }),
      z.refine(({ lane, champion }) => lane === 'champion' || champion === undefined, {
        path: ['champion'],
        error: 'lane_champion',
      }),
    ),
  '`champion` names which, with the lane `champion` only; beside another lane it is refused (field code `lane_champion`).',
);
export const LanePrice = named(
  'LanePrice',
  z.strictObject({
    lane: z.enum(lanes),
    /** What the lane adds to the price of the order; zero where it costs no more. */
    difference: Money,
  }),
);
