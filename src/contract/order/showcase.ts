import * as z from 'zod/mini';
import { leagueTiers, playedGames, services, valorantTiers } from '../../kernel/vocabulary.ts';
import { Money, named, Time } from '../common.ts';

const ServiceId = z.enum(services.map((s) => s.id) as [string, ...string[]]);
const Rank = z.strictObject({
  tier: z.enum([...new Set([...leagueTiers, ...valorantTiers])]),
  division: z.nullable(z.int()),
});

/** The public part of a review. */
export const ShownReview = named(
  'ShownReview',
  z.strictObject({
    stars: z.int(),
    text: z.string(),
    /** First name only. */
    customer: z.string(),
    service: ServiceId,
    /** The noon of its day in Istanbul. */
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
     * Orders that climb from rank to rank, per game: how many are played now, and how many reached their goal in the last seven
     * days. Null for orders of fewer than five customers; a game without both figures is left out.
     */
    climbs: z.array(
      z.strictObject({ game: z.enum(playedGames), climbing: z.nullable(z.int()), arrived: z.nullable(z.int()) }),
    ),
    /**
     * Climbs that reached their goal in the last seven days, at most six of a service, in no order of time. Each shares its
     * service and `when` with those of at least four other customers. They are told from the next quarter of the day on.
     */
    arrivals: z.array(
      z.strictObject({
        service: ServiceId,
        game: z.enum(playedGames),
        from: Rank,
        to: Rank,
        /** The day in Istanbul, or the last seven days. */
        when: z.enum(['today', 'week']),
      }),
    ),
    /** The newest first; at most 12. */
    reviews: z.array(ShownReview),
    figures: z.strictObject({
      finishedOrders: z.int(),
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
