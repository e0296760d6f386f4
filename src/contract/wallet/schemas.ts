import * as z from 'zod/mini';
import { holdHands, holdMatters } from '../../kernel/access.ts';
import { entryKinds, orderParts, paymentProviders, payoutStates, roles } from '../../kernel/vocabulary.ts';
import { Id, Money, named, PositiveMoney, text, Time, trimmed } from '../common.ts';

export const Wallet = named('Wallet', z.strictObject({ balance: Money }));

/** A line of a wallet's statement: signed amount, running balance, and a number without gaps. */
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
    /** What it pays for if that is not the ordered price, such as a changed lane or a found rank. */
    orderPart: z.optional(z.enum(orderParts)),
    /** The fine claim for which it collects. */
    fineClaimId: z.optional(Id),
    /** The payment that it belongs to, and the way of that payment. */
    topUpId: z.optional(Id),
    provider: z.optional(z.enum(paymentProviders)),
    reason: z.optional(z.string()),
    createdAt: Time,
  }),
);
export type Posting = z.infer<typeof Posting>;

/** A user's wallet for the console, by the owner's id. */
export const AdminWallet = named(
  'AdminWallet',
  z.strictObject({
    id: Id,
    /** The owner's name; for a deleted account, a substitute name. */
    ownerName: z.string(),
    role: z.nullable(z.enum(roles)),
    balance: Money,
    movements: z.int(),
    /** When the balance last changed. */
    movedAt: Time,
  }),
);
export type AdminWallet = z.infer<typeof AdminWallet>;

/** A wallet with the requested payouts that are not paid yet. Their amounts have already left the balance. */
export const AdminWalletPage = named(
  'AdminWalletPage',
  z.strictObject({ ...AdminWallet.shape, reserved: Money, payoutsWaiting: z.int() }),
);

/**
 * The balances of all ledger accounts. The wallets of users are added up to one balance, and so are the accounts of orders.
 * All balances sum to zero.
 */
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
    /** What it pays for if that is not the ordered price, such as a changed lane or a found rank. */
    orderPart: z.nullable(z.enum(orderParts)),
    /** The fine claim for which it collects. */
    fineClaimId: z.nullable(Id),
    topUpId: z.nullable(Id),
    /** The payment's number, which its provider knows too. */
    topUpNumber: z.nullable(z.string()),
    payoutId: z.nullable(Id),
    /** The bank account of the payout; also null for callers who may not read payouts. */
    payoutIban: z.nullable(z.string()),
    actorId: z.nullable(Id),
    reason: z.nullable(z.string()),
    createdAt: Time,
    postings: z.array(
      z.strictObject({
        account: z.string(),
        /** The owner of the wallet; for a deleted account, a substitute name. */
        ownerName: z.nullable(z.string()),
        amount: Money,
        balance: z.nullable(Money),
      }),
    ),
  }),
);
export type Entry = z.infer<typeof Entry>;

/** Spaces are allowed; the wallet module checks the check digits. */
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
    /** The booster has not yet confirmed the payout by the link in a mail. */
    unconfirmed: z.boolean(),
    /** The earliest time of payment. Null: it waits for no time, or is decided. */
    payableAt: z.nullable(Time),
    /** The reason for the waiting period: a change of access, a new bank account, or a tip or an order paid with card money. */
    waitsFor: z.nullable(z.enum(holdMatters)),
  }),
);
export type Payout = z.infer<typeof Payout>;
/** A payout for the staff who pay it, with the reasons for its waiting period. */
export const AdminPayout = named(
  'AdminPayout',
  z.strictObject({
    ...Payout.shape,
    /** The full name for callers who may read users or boosters, otherwise first name and initial. */
    boosterName: z.string(),
    boosterUsername: z.nullable(z.string()),
    holds: z.array(
      z.strictObject({
        matter: z.enum(holdMatters),
        hand: z.enum(holdHands),
        /** The staff member, the booster who typed the IBAN, or the customer who paid by card; named like the booster above. */
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
  'Decides a payout request. `paid` means that the money was sent by bank; a refusal returns the reserved amount.',
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
