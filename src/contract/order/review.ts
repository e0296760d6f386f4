import * as z from 'zod/mini';
import { Id, named, text, Time } from '../common.ts';

/** A review in the console; its id is its order’s. */
export const AdminReview = named(
  'AdminReview',
  z.strictObject({
    id: Id,
    orderNumber: z.string(),
    /** For an old review, a service that the catalogue may no longer have. */
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
