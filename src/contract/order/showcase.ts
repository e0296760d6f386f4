import * as z from 'zod/mini';
import { leagueTiers, playedGames, services, valorantTiers } from '../../kernel/vocabulary.ts';
import { Money, named, Time } from '../common.ts';

const ServiceId = z.enum(services.map((s) => s.id) as [string, ...string[]]);
const Rank = z.strictObject({
  tier: z.enum([...new Set([...leagueTiers, ...valorantTiers])]),
  division: z.nullable(z.int()),
});

/** What everybody sees of a review. */
export const ShownReview = named(
  'ShownReview',
  z.strictObject({
    stars: z.int(),
    text: z.string(),
    /** First name only. */
    customer: z.string(),
    service: ServiceId,
    createdAt: Time,
  }),
);
export type ShownReview = z.infer<typeof ShownReview>;

/** What the landing pages show of the work that was done. No order, booster or customer can be told from it. */
export const Showcase = named(
  'Showcase',
  z.strictObject({
    /** Orders that were confirmed, the newest first; at most 12. */
    orders: z.array(
      z.strictObject({
        service: ServiceId,
        game: z.enum(playedGames),
        /** From where to where, of services that climb a ladder by ranks. */
        climb: z.nullable(z.strictObject({ from: Rank, to: Rank })),
        /** From the booster's start to the finish; at least one. */
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
    /** What the smallest order of each service costs on its cheapest server, without a coupon. */
    priceFrom: z.record(ServiceId, Money),
    /** What an hour of a League coach of each league costs on the cheapest server, the lowest league first. */
    coaches: z.array(z.strictObject({ tier: z.enum(leagueTiers), price: Money })),
  }),
);
export type Showcase = z.infer<typeof Showcase>;
