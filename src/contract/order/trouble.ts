import * as z from 'zod/mini';
import { agreeableEnds, disputeKinds, disputeOutcomes, disputeSides } from '../../kernel/trouble.ts';
import { Id, Money, named, PositiveMoney, ReadReason, text, Time, withoutContacts } from '../common.ts';
import { troubleLimits } from '../limits.ts';
import { Picture, PictureIds } from '../picture/schemas.ts';
import { GameAccount } from '../vault/schemas.ts';

// What goes wrong with an order, and how it is put right.

export const Pause = z.strictObject({ at: Time, by: z.enum(['customer', 'booster', 'staff']), reason: z.string() });

export const BoosterRequest = z.strictObject({
  at: Time,
  /** Then the order goes back to the pool by itself; null where staff decide first: a match is being played, or nobody agreed to what the booster recorded. */
  until: z.nullable(Time),
  /** Not for the booster's eyes. */
  reason: z.optional(z.string()),
});

/** The customer wants another game account for what is being played: it rests until staff decide. */
export const AccountRequest = z.strictObject({ at: Time });
/** For who decides it, with the account that is asked for; null where the customer has removed it since. */
export const AccountRequestOfStaff = z.extend(AccountRequest, { account: z.nullable(GameAccount) });

/** What a proposed refund moves, before it is accepted. */
const ProposedMoney = z.strictObject({
  /** What goes back to the customer. */
  refund: Money,
  /** What goes back as well, for a stream that was ordered and never given. */
  stream: Money,
  /** What the customer pays for. */
  kept: Money,
  /** What the booster earns of it; to the booster and the console only. */
  booster: z.optional(Money),
});
/** The same before it is proposed, and the most that can be. */
export const ProposalPreview = named('ProposalPreview', z.extend(ProposedMoney, { maximum: Money }));

/** How one side says that the dispute shall end, and whether the other has accepted it. */
const DisputeProposal = named(
  'DisputeProposal',
  z.strictObject({
    id: Id,
    by: z.enum(disputeSides),
    end: z.enum(agreeableEnds),
    refund: z.nullable(Money),
    /** Of a refund, while the dispute is open. */
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
    /** How far the customer thinks that the work has come. */
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
    /** The newest; the earlier ones stand on the timeline. */
    proposal: z.nullable(DisputeProposal),
    /** Whether it may be decided: the booster has answered, or their time is over. Before that only what both sides agreed on may. */
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
  'Others read it, so a text with a telephone number, an e-mail address or a link is refused (field code `contact`).',
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
      /** What goes back to the customer, where that is the decision. */
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
      /** What goes back to the customer, where that is proposed. */
      refund: z.optional(PositiveMoney),
    })
    .check(ofTheRefund),
);
/** Names the proposal that was read, so that nobody accepts another one. */
export const AgreeOnEnd = named('AgreeOnEnd', z.strictObject({ proposal: Id }));
export type DecideDispute = z.infer<typeof DecideDispute>;
export const DeclineBoosterRequest = named('DeclineBoosterRequest', z.strictObject({ orderId: Id, reason }));

export const DecideAccountRequest = named(
  'DecideAccountRequest',
  z.strictObject({
    orderId: Id,
    decision: z.enum(['approve', 'decline']),
    /** `accountRequest.at` of the request that was looked at: its customer may have asked for another account meanwhile. */
    requestedAt: Time,
    reason,
  }),
);

/** Kuruş, as a query can carry them; without, what the progress proposes. */
export const RefundQuery = z.strictObject({
  refund: z.optional(z.string().check(z.regex(/^\d{1,10}$/))),
});
/** What a refund would move; parts sum to the price. */
export const RefundPreview = named(
  'RefundPreview',
  z.strictObject({
    /** How much of the work counts as done: what is proven, or what the customer says where that is more. */
    progressPercent: z.int(),
    /** What the work that was done comes to, on the price's own lines. */
    worth: Money,
    /** The most that can go back. */
    maximum: Money,
    refund: Money,
    /** What goes back as well, for a stream that was ordered and never given. */
    stream: Money,
    booster: Money,
    /** To those who had the order before. */
    earlier: Money,
    house: Money,
  }),
);
