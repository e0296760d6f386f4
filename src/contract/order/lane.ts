import * as z from 'zod/mini';
import { isChampion } from '../../kernel/champions.ts';
import { lanes } from '../../kernel/vocabulary.ts';
import { Id, Money, named, PositiveMoney } from '../common.ts';

const ChampionName = z.string().check(z.refine((name) => isChampion(name), 'choice'));
interface Wish {
  readonly lane: string;
  readonly champion?: string | undefined;
}
/** As in a draft: the lane `champion` requires a champion, and other lanes refuse one. */
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
      /**
       * The price difference that the customer saw; absent if there was none. If the difference has fallen since, only the
       * lower difference is charged.
       */
      expectedDifference: z.optional(Money),
    })
    .check(...championWithItsLane),
  '`champion` is the champion to play with the lane `champion`. With another lane it is refused (field code `lane_champion`).',
);
export const LanePrice = named(
  'LanePrice',
  z.strictObject({
    lane: z.enum(lanes),
    /** The difference to the order's price; zero if it costs no more. */
    difference: Money,
    /** Whether the lane costs less. In this case nothing is charged and nothing is refunded. */
    cheaper: z.boolean(),
  }),
);

/** A dearer lane to be paid by card. */
export const LaneToPay = named(
  'LaneToPay',
  z
    .strictObject({
      orderId: Id,
      lane: z.enum(lanes),
      champion: z.optional(ChampionName),
      /** The price difference that the customer saw. */
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
    /** The amount charged once the lane has changed; at most what the customer saw. */
    difference: Money,
    /** `refused`: when the money arrived, the lane could not be changed any more; the money is in the wallet. */
    outcome: z.enum(['waiting', 'changed', 'refused']),
    /** The code of the refusal. */
    refusal: z.optional(z.string()),
  }),
  'The change of an order’s lane that a card payment pays for.',
);
