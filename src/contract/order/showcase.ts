import * as z from 'zod/mini';
import { leagueTiers, playedGames, services, valorantTiers } from '../../kernel/vocabulary.ts';
import { Money, named, Time } from '../common.ts';

const ServiceId = z.enum(services.map((s) => s.id) as [string, ...string[]]);
const Tier = z.enum([...new Set([...leagueTiers, ...valorantTiers])]);

/** The public part of a review. */
export const ShownReview = named(
  'ShownReview',
  z.strictObject({
    stars: z.int(),
    text: z.string(),
    /** First name only. */
    customer: z.string(),
    service: ServiceId,
    /** A time within its day in Istanbul; never the time at which it was written. */
    createdAt: Time,
  }),
);
export type ShownReview = z.infer<typeof ShownReview>;

/**
 * Others' work for the landing pages. The data name no order and no booster, and customers only by the first names of their
 * reviews.
 */
export const Showcase = named(
  'Showcase',
  z.strictObject({
    /**
     * Orders that climb from rank to rank, per game, as of the last quarter of the day in Istanbul: those that were played then,
     * and those that reached their goal in the seven days before. Rounded down to fives, and null for orders of fewer than five
     * customers; a game without both figures is left out.
     */
    climbs: z.array(
      z.strictObject({ game: z.enum(playedGames), played: z.nullable(z.int()), arrived: z.nullable(z.int()) }),
    ),
    /**
     * Climbs from tier to tier that at least five customers each reached in the same seven days, at most six of a service, the
     * higher ones first.
     */
    arrivals: z.array(z.strictObject({ service: ServiceId, game: z.enum(playedGames), from: Tier, to: Tier })),
    /** The newest first; at most 12. A review appears with the next quarter of the day. */
    reviews: z.array(ShownReview),
    figures: z.strictObject({
      reviews: z.int(),
      /** The average with one decimal; null while there is no review. */
      stars: z.nullable(z.number()),
    }),
    /** The price of the smallest order of each service on its cheapest server, without a coupon. */
    priceFrom: z.record(ServiceId, Money),
    /** The price of an hour with a League coach of each tier on the cheapest server, lowest tier first. */
    coaches: z.array(z.strictObject({ tier: z.enum(leagueTiers), price: Money })),
  }),
);
export type Showcase = z.infer<typeof Showcase>;
