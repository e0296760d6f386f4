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

/** Finished work for the landing pages. The data name no order and no booster, and customers only by their first names. */
export const Showcase = named(
  'Showcase',
  z.strictObject({
    /** Confirmed orders, newest first; at most 12. */
    orders: z.array(
      z.strictObject({
        service: ServiceId,
        game: z.enum(playedGames),
        /** Start and goal, for services that climb a ladder by ranks. */
        climb: z.nullable(z.strictObject({ from: Rank, to: Rank })),
        /** Hours from the booster's start to the finish, without pauses; at least 1. */
        hours: z.int(),
        finishedAt: Time,
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
