import * as z from 'zod/mini';
import { holdHands, holdMatters } from '../../kernel/access.ts';
import { entryKinds, orderParts, paymentProviders, payoutStates, roles } from '../../kernel/vocabulary.ts';
import { Id, Money, named, PositiveMoney, text, Time, trimmed } from '../common.ts';

export const Wallet = named('Wallet', z.strictObject({ balance: Money }));

/** One line of a wallet's statement: signed amount, running balance, number without gaps. */
export const Posting = named(
  'Posting',
  z.strictObject({
    id: z.string(),
    seq: z.int(),
    kind: z.enum(entryKinds),
    amount: Money,
    balance: Money,
    orderId: z.optional(Id),
    orderNumber: z.optional(z.string()),
    /** What of the order it is for, where that is not the price as ordered. */
    orderPart: z.optional(z.enum(orderParts)),
    /** The fine above the balance of which it takes a part. */
    fineClaimId: z.optional(Id),
    /** The payment that it is of, and how it came. */
    topUpId: z.optional(Id),
    provider: z.optional(z.enum(paymentProviders)),
    reason: z.optional(z.string()),
    createdAt: Time,
  }),
);
export type Posting = z.infer<typeof Posting>;

/** Somebody's wallet as the house sees it, by its holder's id. */
export const AdminWallet = named(
  'AdminWallet',
  z.strictObject({
    id: Id,
    /** Whoever has left is named so. */
    ownerName: z.string(),
    role: z.nullable(z.enum(roles)),
    balance: Money,
    movements: z.int(),
    /** When it moved last. */
    movedAt: Time,
  }),
);
export type AdminWallet = z.infer<typeof AdminWallet>;

/** The same with what is asked for and not yet paid out: it has left the balance already. */
export const AdminWalletPage = named(
  'AdminWalletPage',
  z.strictObject({ ...AdminWallet.shape, reserved: Money, payoutsWaiting: z.int() }),
);

/** Every account of the ledger with what it stands at, those of people and orders as one each: they sum to zero. */
export const TrialBalance = named(
  'TrialBalance',
  z.strictObject({
    at: Time,
    accounts: z.array(z.strictObject({ account: z.string(), count: z.int(), balance: Money })),
    sum: Money,
  }),
);
export type TrialBalance = z.infer<typeof TrialBalance>;

export const Entry = named(
  'LedgerEntry',
  z.strictObject({
    id: Id,
    kind: z.enum(entryKinds),
    orderId: z.nullable(Id),
    orderNumber: z.nullable(z.string()),
    /** What of the order it is for, where that is not the price as ordered. */
    orderPart: z.nullable(z.enum(orderParts)),
    /** The fine above the balance of which it takes a part. */
    fineClaimId: z.nullable(Id),
    topUpId: z.nullable(Id),
    /** The payment's number, which its provider knows, too. */
    topUpNumber: z.nullable(z.string()),
    payoutId: z.nullable(Id),
    /** The bank account of the payout; null also for who may not read payouts. */
    payoutIban: z.nullable(z.string()),
    actorId: z.nullable(Id),
    reason: z.nullable(z.string()),
    createdAt: Time,
    postings: z.array(
      z.strictObject({
        account: z.string(),
        /** Whose wallet it is; whoever has left is named so. */
        ownerName: z.nullable(z.string()),
        amount: Money,
        balance: z.nullable(Money),
      }),
    ),
  }),
);
export type Entry = z.infer<typeof Entry>;

/** Spaces are allowed as people write it; check digits are the wallet's rule. */
export const Iban = trimmed(15, 42);
export const Payout = named(
  'Payout',
  z.strictObject({
    id: Id,
    boosterId: Id,
    amount: Money,
    iban: z.string(),
    state: z.enum(payoutStates),
    reason: z.nullable(z.string()),
    createdAt: Time,
    decidedAt: z.nullable(Time),
    /** The booster has yet to confirm it, by the link of a mail. */
    unconfirmed: z.boolean(),
    /** It can't be paid before. Null: nothing has to settle. */
    payableAt: z.nullable(Time),
    /** What has to settle until then: access, the bank account, or card money that came by tip. */
    waitsFor: z.nullable(z.enum(holdMatters)),
  }),
);
export type Payout = z.infer<typeof Payout>;
/** The same with what changed lately, for whoever pays. */
export const AdminPayout = named(
  'AdminPayout',
  z.strictObject({
    ...Payout.shape,
    /** In full for who may read users or boosters, else by first name and initial. */
    boosterName: z.string(),
    boosterUsername: z.nullable(z.string()),
    holds: z.array(
      z.strictObject({
        matter: z.enum(holdMatters),
        hand: z.enum(holdHands),
        /** Of the staff, the booster who typed the IBAN, or the customer who paid by card. */
        byName: z.nullable(z.string()),
        at: Time,
        until: Time,
      }),
    ),
  }),
);
export type AdminPayout = z.infer<typeof AdminPayout>;
export const ConfirmPayout = named('ConfirmPayout', z.strictObject({ token: text(1, 400) }));
export const RequestPayout = named('RequestPayout', z.strictObject({ amount: PositiveMoney, iban: Iban }));

export const PayBooster = named(
  'PayBooster',
  z.strictObject({ payoutId: Id, decision: z.enum(['paid', 'refused']), reason: z.optional(text(3, 500)) }),
  'Decides a payout request: paid outside, or refused, which returns the reserved amount.',
);
export const WithdrawBooster = named(
  'WithdrawBooster',
  z.strictObject({ boosterId: Id, amount: PositiveMoney, iban: Iban, reason: z.optional(text(3, 500)) }),
);
export const PenaltyBooster = named(
  'PenaltyBooster',
  z.strictObject({ boosterId: Id, amount: PositiveMoney, reason: text(3, 500), orderId: z.optional(Id) }),
);
export const AddFunds = named(
  'AddFunds',
  z.strictObject({ userId: Id, type: z.enum(['add', 'remove']), amount: PositiveMoney, reason: text(3, 500) }),
);
