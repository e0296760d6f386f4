import * as z from 'zod/mini';
import { rankOutcomes } from '../../kernel/trouble.ts';
import { draftLimits, leagueTiers, valorantTiers } from '../../kernel/vocabulary.ts';
import { Id, Money, named, Time } from '../common.ts';
import { Picture } from '../picture/schemas.ts';

const tier = z.enum([...leagueTiers, ...valorantTiers]);
const Points = z.int().check(z.gte(0), z.lte(draftLimits.points));

/** The rank that a booster found on the account before they began. */
export const FoundRank = named(
  'FoundRank',
  z.strictObject({
    /** Absent for challenger and radiant boosts, which are counted in points alone. */
    tier: z.optional(tier),
    division: z.optional(z.int().check(z.gte(1), z.lte(4))),
    /** LP or KP. */
    points: z.optional(Points),
  }),
);

const OrderRank = z.strictObject({ tier, division: z.nullable(z.int()), points: z.int() });

export const RankReport = named(
  'RankReport',
  z.strictObject({
    id: Id,
    at: Time,
    declared: OrderRank,
    found: OrderRank,
    /**
     * How the found rank changes the price; negative if the price falls. Null if the order can only be cancelled, or started
     * as ordered.
     */
    difference: z.nullable(Money),
    /** The goal is reached already. */
    reached: z.boolean(),
    /**
     * `open`: the order waits for its customer. `same` and `agreed`: it starts at the found rank. `as-ordered`: staff let it
     * start at the declared rank. `cancelled`: it was cancelled because of the difference.
     */
    outcome: z.enum(rankOutcomes),
    /** While it is open: the time at which the order is cancelled with a full refund. */
    until: z.nullable(Time),
    pictures: z.array(Picture),
  }),
  'The rank that the booster found at the start, and the rank that the customer declared.',
);
export type RankReport = z.infer<typeof RankReport>;

export const AgreeRank = named(
  'AgreeRank',
  z.strictObject({
    /** The change of the price that the customer saw; negative if it is lower. */
    expectedDifference: Money,
  }),
);
