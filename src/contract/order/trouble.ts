import * as z from 'zod/mini';
import { agreeableEnds, disputeKinds, disputeOutcomes, disputeSides } from '../../kernel/trouble.ts';
import { Id, Money, named, PositiveMoney, ReadReason, text, Time, withoutContacts } from '../common.ts';
import { troubleLimits } from '../limits.ts';
import { Picture, PictureIds } from '../picture/schemas.ts';
import { GameAccount } from '../vault/schemas.ts';

// Trouble with an order, and how it is resolved.

export const Pause = z.strictObject({ at: Time, by: z.enum(['customer', 'booster', 'staff']), reason: z.string() });

export const BoosterRequest = z.strictObject({
  at: Time,
  /**
   * The time at which the order returns to the pool automatically. Null if staff decide first, because a match is being played
   * or nobody agreed to the progress that the booster recorded.
   */
  until: z.nullable(Time),
  /** Not shown to the booster. */
  reason: z.optional(z.string()),
});

/** The customer requests another game account after work was done: staff decide. A started order is paused until then. */
export const AccountRequest = z.strictObject({ at: Time });
/** For the staff who decide it, with the requested account; null if the customer has removed it since. */
export const AccountRequestOfStaff = z.extend(AccountRequest, { account: z.nullable(GameAccount) });

/** The amounts that a proposed refund would move. */
const ProposedMoney = z.strictObject({
  /** The customer's refund. */
  refund: Money,
  /** A further refund, for a stream that was ordered and never given. */
  stream: Money,
  /** The part that the customer pays. */
  kept: Money,
  /** The booster's earnings from it; only for the booster and the console. */
  booster: z.optional(Money),
});
/** The amounts of a refund that is not proposed yet, with the possible maximum. */
export const ProposalPreview = named('ProposalPreview', z.extend(ProposedMoney, { maximum: Money }));

/** One side's proposal to end the dispute, and whether the other side has accepted it. */
const DisputeProposal = named(
  'DisputeProposal',
  z.strictObject({
    id: Id,
    by: z.enum(disputeSides),
    end: z.enum(agreeableEnds),
    refund: z.nullable(Money),
    /** For a refund, while the dispute is open. */
    money: z.nullable(ProposedMoney),
    at: Time,
    agreedAt: z.nullable(Time),
  }),
);

export const Dispute = named(
  'Dispute',
  z.strictObject({
    id: Id,
    kind: z.enum(disputeKinds),
    text: z.string(),
    /** The progress by the customer's estimate. */
    claimedPercent: z.nullable(z.int()),
    pictures: z.array(Picture),
    openedAt: Time,
    answerDueAt: Time,
    answer: z.nullable(z.strictObject({ text: z.string(), pictures: z.array(Picture), at: Time })),
    decision: z.nullable(
      z.strictObject({
        outcome: z.enum(disputeOutcomes),
        reason: z.nullable(z.string()),
        refund: z.nullable(Money),
        at: Time,
      }),
    ),
    /** The newest proposal; earlier ones are on the timeline. */
    proposal: z.nullable(DisputeProposal),
    /**
     * Whether the dispute may be decided: the booster has answered, or the deadline has passed. Before that, staff may only
     * decide what both sides have agreed on.
     */
    ripe: z.boolean(),
  }),
);
export type Dispute = z.infer<typeof Dispute>;

const { statement: said, reason: why } = troubleLimits;
const statement = text(said.least, said.most).check(withoutContacts);
const reason = text(why.least, why.most);

export const OpenDispute = named(
  'OpenDispute',
  z.strictObject({
    kind: z.enum(disputeKinds),
    text: statement,
    claimedPercent: z.optional(z.int().check(z.gte(0), z.lte(100))),
    pictures: z.optional(PictureIds),
  }),
);
export const AnswerDispute = named(
  'AnswerDispute',
  z.strictObject({ text: statement, pictures: z.optional(PictureIds) }),
);
export const WithReason = named(
  'WithReason',
  z.strictObject({ reason: ReadReason }),
  'Other people read the text. A text with a telephone number, an e-mail address or a link is refused (field code `contact`).',
);

export const refundWhereDecided = z.refine<{ readonly decision: string; readonly refund?: unknown }>(
  ({ decision, refund }) => (decision === 'refund') === (refund !== undefined),
  { path: ['refund'], error: 'required' },
);
export const DecideDispute = named(
  'DecideDispute',
  z
    .strictObject({
      orderId: Id,
      decision: z.enum(['uphold', 'refund', 'reject']),
      /** The customer's refund, if the decision is a refund. */
      refund: z.optional(PositiveMoney),
      reason,
    })
    .check(refundWhereDecided),
);
const ofTheRefund = z.refine<{ readonly end: string; readonly refund?: unknown }>(
  ({ end, refund }) => (end === 'refund') === (refund !== undefined),
  { path: ['refund'], error: 'required' },
);
export const ProposeEnd = named(
  'ProposeEnd',
  z
    .strictObject({
      end: z.enum(agreeableEnds),
      /** The customer's refund, if a refund is proposed. */
      refund: z.optional(PositiveMoney),
    })
    .check(ofTheRefund),
);
/** The id of the proposal that the person has read, so that they can't accept a newer one by mistake. */
export const AgreeOnEnd = named('AgreeOnEnd', z.strictObject({ proposal: Id }));
export type DecideDispute = z.infer<typeof DecideDispute>;
export const DeclineBoosterRequest = named('DeclineBoosterRequest', z.strictObject({ orderId: Id, reason }));

export const DecideAccountRequest = named(
  'DecideAccountRequest',
  z.strictObject({
    orderId: Id,
    decision: z.enum(['approve', 'decline']),
    /** `accountRequest.at` of the request that was read: the customer may have requested another account since. */
    requestedAt: Time,
    reason,
  }),
);

/** Kuruş in a query; absent: the amount that follows from the progress. */
export const RefundQuery = z.strictObject({
  refund: z.optional(z.string().check(z.regex(/^\d{1,10}$/))),
});
/** The amounts that a refund would move; the parts sum to the price. */
export const RefundPreview = named(
  'RefundPreview',
  z.strictObject({
    /** How much of the work counts as done: the proven progress, or the customer's statement if that is more. */
    progressPercent: z.int(),
    /** The price of the done work, by the price's own lines. */
    worth: Money,
    /** The largest possible refund. */
    maximum: Money,
    refund: Money,
    /** A further refund, for a stream that was ordered and never given. */
    stream: Money,
    booster: Money,
    /** The earnings of earlier boosters. */
    earlier: Money,
    revenue: Money,
  }),
);
