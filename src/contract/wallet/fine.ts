import * as z from 'zod/mini';
import { fineClaimStates } from '../../kernel/vocabulary.ts';
import { Id, Money, named, PositiveMoney, text, Time } from '../common.ts';

/** A fine above the balance: what was not taken at once is collected from later earnings. */
export const FineClaim = named(
  'FineClaim',
  z.strictObject({
    id: Id,
    /** The whole fine. */
    amount: Money,
    /** What was taken so far: at once from the balance, then from earnings. */
    settled: Money,
    waived: Money,
    /** What is still to be collected. */
    open: Money,
    state: z.enum(fineClaimStates),
    /** Null where the booster has left. */
    reason: z.nullable(z.string()),
    /** What it is for. */
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
    /** In full for who may read users or boosters, else by first name and initial. */
    boosterName: z.string(),
    boosterUsername: z.nullable(z.string()),
    orderNumber: z.nullable(z.string()),
    createdByName: z.string(),
    /** Null: nobody has waived it, or the booster's account was deleted. */
    waivedByName: z.nullable(z.string()),
    waiverReason: z.nullable(z.string()),
  }),
);
export type AdminFineClaim = z.infer<typeof AdminFineClaim>;

export const ClaimFine = named(
  'ClaimFine',
  z.strictObject({ boosterId: Id, amount: PositiveMoney, reason: text(3, 500), orderId: z.optional(Id) }),
  'A fine above the balance. What the balance holds is taken at once, the rest from what the booster earns later.',
);
