import * as z from 'zod/mini';
import { services } from '../kernel/vocabulary.ts';
import { Id, named, text, Time } from './common.ts';
import { ShownReview } from './showcase.ts';

const ServiceId = z.enum(services.map((s) => s.id) as [string, ...string[]]);

/** A booster as everybody sees them: nothing of the person but the name that customers see. */
export const PublicBooster = named(
  'PublicBooster',
  z.strictObject({
    id: Id,
    displayName: z.string(),
    services: z.array(ServiceId),
    /** Those that their customers have confirmed. */
    finishedOrders: z.int(),
    reviewCount: z.int(),
    /** The average with one decimal; null while there is no review. */
    stars: z.nullable(z.number()),
    /** The month, by its first noon. */
    memberSince: Time,
    /** The newest first; at most 20. */
    reviews: z.array(ShownReview),
  }),
);
export type PublicBooster = z.infer<typeof PublicBooster>;

/** A review in the console; its id is its order’s. */
export const AdminReview = named(
  'AdminReview',
  z.strictObject({
    id: Id,
    orderNumber: z.string(),
    /** Of an old review one that the catalogue may no longer have. */
    service: z.string(),
    stars: z.int(),
    text: z.string(),
    customerId: Id,
    customerName: z.string(),
    boosterId: z.nullable(Id),
    boosterName: z.nullable(z.string()),
    hidden: z.boolean(),
    /** The last decision about it. */
    judgement: z.nullable(z.strictObject({ byName: z.string(), at: Time, because: z.string() })),
    createdAt: Time,
  }),
);
export type AdminReview = z.infer<typeof AdminReview>;

export const JudgeReview = named('JudgeReview', z.strictObject({ reviewId: Id, reason: text(3, 500) }));
