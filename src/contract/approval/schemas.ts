import * as z from 'zod/mini';
import {
  approvalCommands,
  approvalStates,
  limitsOverAll,
  payingSteps,
  payingDecisions,
} from '../../kernel/approvals.ts';
import { handProviders } from '../../kernel/vocabulary.ts';
import { DonePercent, EarnedPercent, percentsFit } from '../order/schemas.ts';
import { refundWhereDecided } from '../order/trouble.ts';
import { Id, Money, named, PositiveMoney, text, Time } from '../common.ts';
import { arrivalFields } from '../payment/schemas.ts';
import { Iban } from '../wallet/schemas.ts';

const reason = text(3, 500);

/** A command that moves money, with its parameters: it is run when a second admin approves it. */
export const AskApproval = named(
  'AskApproval',
  z.discriminatedUnion('command', [
    z.strictObject({
      command: z.literal('add-funds'),
      userId: Id,
      type: z.enum(['add', 'remove']),
      amount: PositiveMoney,
      reason,
    }),
    z.strictObject({
      command: z.literal('penalty-booster'),
      boosterId: Id,
      amount: PositiveMoney,
      reason,
      orderId: z.optional(Id),
      /** The amount that the balance lacks is collected from later earnings, as by `POST /admin/fine-claims`. */
      claimsRest: z.optional(z.literal(true)),
    }),
    z.strictObject({
      command: z.literal('withdraw-booster'),
      boosterId: Id,
      amount: PositiveMoney,
      iban: Iban,
      reason: z.optional(reason),
    }),
    z.strictObject({ command: z.literal('pay-booster'), payoutId: Id, reason: z.optional(reason) }),
    z.strictObject({ command: z.literal('refund-top-up'), topUpId: Id, reason, iban: z.optional(Iban) }),
    z.strictObject({ command: z.literal('enter-top-up'), ...arrivalFields }),
    z
      .strictObject({
        command: z.literal('end-order'),
        orderId: Id,
        state: z.enum(payingSteps),
        earnedPercent: EarnedPercent,
        donePercent: DonePercent,
        reason,
      })
      .check(
        ...percentsFit,
        // without a stated part only proven work counts, which needs no approval
        z.refine(({ state, donePercent }) => state !== 'processing' || donePercent !== undefined, {
          path: ['donePercent'],
          error: 'required',
        }),
      ),
    z
      .strictObject({
        command: z.literal('decide-dispute'),
        orderId: Id,
        decision: z.enum(payingDecisions),
        refund: z.optional(PositiveMoney),
        reason,
      })
      .check(refundWhereDecided),
  ]),
);
export type AskApproval = z.infer<typeof AskApproval>;

export const AdminApproval = named(
  'AdminApproval',
  z.strictObject({
    id: Id,
    command: z.enum(approvalCommands),
    state: z.enum(approvalStates),
    /** The amount that moves; signed from the point of view of the person's balance. */
    amount: Money,
    /** Whose money it is. */
    userId: Id,
    userName: z.nullable(z.string()),
    payoutId: z.nullable(Id),
    topUpId: z.nullable(Id),
    iban: z.nullable(z.string()),
    /** For a payment to be entered: the way, the bank’s reference number, the day, and the sender. */
    provider: z.nullable(z.enum(handProviders)),
    reference: z.nullable(z.string()),
    arrivedOn: z.nullable(z.iso.date()),
    sender: z.nullable(z.string()),
    /**
     * For an order: its end or the removal of its booster, the booster's percentage of the share or of the work, the decision
     * of its dispute, and the refund.
     */
    orderId: z.nullable(Id),
    /** Whether later earnings pay the part of the fine that the balance lacks. */
    claimsRest: z.boolean(),
    orderState: z.nullable(z.enum(payingSteps)),
    earnedPercent: z.nullable(z.int()),
    donePercent: z.nullable(z.int()),
    disputeDecision: z.nullable(z.enum(payingDecisions)),
    refund: z.nullable(Money),
    reason: z.nullable(z.string()),
    askedById: Id,
    askedByName: z.nullable(z.string()),
    createdAt: Time,
    expiresAt: Time,
    decidedById: z.nullable(Id),
    decidedByName: z.nullable(z.string()),
    decidedAt: z.nullable(Time),
    decision: z.nullable(z.string()),
    /** The entry, payout, top-up or fine that resulted. */
    outcomeId: z.nullable(Id),
  }),
);
export type AdminApproval = z.infer<typeof AdminApproval>;

export const AdminApprovalPage = named(
  'AdminApprovalPage',
  z.strictObject({
    ...AdminApproval.shape,
    /** Why the reader can't approve the request now. A refusal by the command itself is known only when the command runs. */
    hindrance: z.nullable(z.strictObject({ code: z.string(), message: z.string() })),
  }),
);
export type AdminApprovalPage = z.infer<typeof AdminApprovalPage>;

export const RefuseApproval = z.strictObject({ reason });

export const ApprovalRuleQuery = z.strictObject({
  command: z.optional(z.enum(approvalCommands)),
  userId: z.optional(Id),
});

export const ApprovalRule = named(
  'ApprovalRule',
  z.strictObject({
    limit: z.nullable(Money),
    left: z.nullable(Money),
    withinHours: z.int(),
    expiresAfterDays: z.int(),
  }),
  `A second admin is needed above the limit. It counts the money of one owner that all staff and admins have moved by one command within these hours. Over all owners, one person can move ${limitsOverAll} times the limit. “left” is the amount that the caller can still move alone by the command and for the owner in the query.`,
);
export type ApprovalRule = z.infer<typeof ApprovalRule>;
