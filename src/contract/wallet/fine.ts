import * as z from 'zod/mini';
import { fineClaimStates } from '../../kernel/vocabulary.ts';
import { Id, Money, named, PositiveMoney, text, Time } from '../common.ts';

/** A fine above the balance: the part that the balance did not cover is collected from later earnings. */
export const FineClaim = named(
  'FineClaim',
  z.strictObject({
    id: Id,
    /** The whole fine. */
    amount: Money,
    /** The amount collected so far: first from the balance, then from earnings. */
    settled: Money,
    waived: Money,
    /** What is still to be collected. */
    open: Money,
    state: z.enum(fineClaimStates),
    /** Null if the booster's account is gone. */
    reason: z.nullable(z.string()),
    /** The order that it is for. */
    orderId: z.nullable(Id),
    createdAt: Time,
    waivedAt: z.nullable(Time),
  }),
);
export type FineClaim = z.infer<typeof FineClaim>;

export const AdminFineClaim = named(
  'AdminFineClaim',
  z.strictObject({
    ...FineClaim.shape,
    boosterId: Id,
    /** The full name for callers who may read users or boosters, otherwise first name and initial. */
    boosterName: z.string(),
    boosterUsername: z.nullable(z.string()),
    orderNumber: z.nullable(z.string()),
    createdByName: z.string(),
    /** Null if nobody has waived the fine, or if the booster's account was deleted. */
    waivedByName: z.nullable(z.string()),
    waiverReason: z.nullable(z.string()),
  }),
);
export type AdminFineClaim = z.infer<typeof AdminFineClaim>;

export const ClaimFine = named(
  'ClaimFine',
  z.strictObject({ boosterId: Id, amount: PositiveMoney, reason: text(3, 500), orderId: z.optional(Id) }),
  'A fine that may exceed the balance. The balance is taken at once, and the rest is collected from later earnings.',
);
