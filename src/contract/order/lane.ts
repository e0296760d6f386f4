import * as z from 'zod/mini';
import { isChampion } from '../../kernel/champions.ts';
import { lanes } from '../../kernel/vocabulary.ts';
import { Id, Money, named, PositiveMoney } from '../common.ts';

const ChampionName = z.string().check(z.refine((name) => isChampion(name), 'choice'));
interface Wish {
  readonly lane: string;
  readonly champion?: string | undefined;
}
/** As in a draft: who wants to be played on a champion says on which, and nobody else does. */
const championWithItsLane = [
  z.refine<Wish>(({ lane, champion }) => lane !== 'champion' || champion !== undefined, {
    path: ['champion'],
    error: 'required',
  }),
  z.refine<Wish>(({ lane, champion }) => lane === 'champion' || champion === undefined, {
    path: ['champion'],
    error: 'lane_champion',
  }),
];
export const ChangeLane = named(
  'ChangeLane',
  z
    .strictObject({
      lane: z.enum(lanes),
      champion: z.optional(ChampionName),
      /** What the customer saw that the lane adds to the price; nothing where it is left out. Less is taken where it has fallen since. */
      expectedDifference: z.optional(Money),
    })
    .check(...championWithItsLane),
  '`champion` names which, with the lane `champion` only; beside another lane it is refused (field code `lane_champion`).',
);
export const LanePrice = named(
  'LanePrice',
  z.strictObject({
    lane: z.enum(lanes),
    /** What the lane adds to the price of the order; zero where it costs no more. */
    difference: Money,
    /** It costs less: then nothing is added, and nothing goes back. */
    cheaper: z.boolean(),
  }),
);

/** A dearer lane that a card payment is to bring. */
export const LaneToPay = named(
  'LaneToPay',
  z
    .strictObject({
      orderId: Id,
      lane: z.enum(lanes),
      champion: z.optional(ChampionName),
      /** What the customer saw that the lane adds to the price. */
      expectedDifference: PositiveMoney,
    })
    .check(...championWithItsLane),
);
export const PaidLane = named(
  'PaidLane',
  z.strictObject({
    orderId: Id,
    lane: z.enum(lanes),
    champion: z.nullable(z.string()),
    /** What was taken, once it has changed; at most what the customer saw. */
    difference: Money,
    /** `refused`: the lane could not be changed any more when the money came; it is in the wallet. */
    outcome: z.enum(['waiting', 'changed', 'refused']),
    /** The code of the rule that said no. */
    refusal: z.optional(z.string()),
  }),
  'The change of an order’s lane that a card payment was made for.',
);
