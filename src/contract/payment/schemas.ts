import * as z from 'zod/mini';
import { isBankReference } from '../../kernel/bank-reference.ts';
import { handProviders, paymentProviders, refundStates, topUpCauses, topUpStates } from '../../kernel/vocabulary.ts';
import { characters, Id, line, Money, named, PositiveMoney, text, Time } from '../common.ts';
import { LaneToPay, PaidLane } from '../order/lane.ts';
import { Draft } from '../pricing/schemas.ts';
import { Iban } from '../wallet/schemas.ts';

export const StartTopUp = named(
  'StartTopUp',
  z
    .strictObject({
      amount: Money,
      draft: z.optional(Draft),
      /** The price of the draft that the customer saw. If it has changed, the payment does not begin. */
      expectedPrice: z.optional(Money),
      lane: z.optional(LaneToPay),
    })
    .check(
      z.refine(({ draft, lane }) => draft === undefined || lane === undefined, { path: ['lane'], error: 'unknown' }),
    ),
  'With a draft, the payment pays for an order, which is placed when the provider confirms the payment. With `lane`, it changes the lane of an order in the same way. The minimum of both is the provider’s minimum (`settings.prices.cardMinimum`).',
);

export const TopUp = named(
  'TopUp',
  z.strictObject({
    id: Id,
    provider: z.enum(paymentProviders),
    merchantOid: z.string(),
    amount: Money,
    state: z.enum(topUpStates),
    frameUrl: z.optional(z.string()),
    /** Why it failed; `failureReason` is the text for the customer. */
    cause: z.optional(z.enum(topUpCauses)),
    failureReason: z.optional(z.string()),
    /** Once it is paid: the order that was placed from its draft, or whose lane it paid. */
    orderId: z.optional(Id),
    /** The payment was started with a draft: the order is placed as soon as the money arrives. */
    placesOrder: z.boolean(),
    lane: z.optional(PaidLane),
    createdAt: Time,
    expiresAt: Time,
  }),
);
export type TopUp = z.infer<typeof TopUp>;

/** What the staff entered for a payment that did not come by card. */
const Entered = z.strictObject({
  reference: z.string(),
  arrivedOn: z.iso.date(),
  /** Null if the customer's account is gone. */
  sender: z.nullable(z.string()),
  ticketId: z.nullable(Id),
  note: z.nullable(z.string()),
  enteredById: Id,
});

export const AdminTopUp = named(
  'AdminTopUp',
  z.strictObject({
    id: Id,
    provider: z.enum(paymentProviders),
    merchantOid: z.string(),
    userId: Id,
    customerName: z.string(),
    amount: Money,
    state: z.enum(topUpStates),
    /** A refund has begun and the provider has not confirmed it yet. */
    refunding: z.boolean(),
    /** A refund has begun, and the staff have to send the money. */
    toSend: z.boolean(),
    /** The staff have to act on the refund: they have to send it, or it has been on its way to the card for an hour. */
    refundWaits: z.boolean(),
    /**
     * The state of the last refund, if there was one. The amount of a refund that the provider refused, or that was dropped,
     * is in the wallet again.
     */
    refundState: z.nullable(z.enum(refundStates)),
    refundReason: z.nullable(z.string()),
    /** When the last attempt to refund it began. */
    refundSince: z.nullable(Time),
    /** How often the provider was, or may have been, asked to refund the card. */
    refundCalls: z.number(),
    /** The bank account for the refund. */
    refundIban: z.nullable(z.string()),
    /** The bank’s reference number of that transfer. */
    refundReference: z.nullable(z.string()),
    entered: z.nullable(Entered),
    /** Why the payment failed; `failureReason` is the text for the customer. */
    cause: z.nullable(z.enum(topUpCauses)),
    failureReason: z.nullable(z.string()),
    orderId: z.nullable(Id),
    orderNumber: z.nullable(z.string()),
    createdAt: Time,
    paidAt: z.nullable(Time),
    expiresAt: Time,
  }),
);
export type AdminTopUp = z.infer<typeof AdminTopUp>;
export const ProviderWord = named(
  'ProviderWord',
  z.strictObject({
    askedAt: Time,
    /** Null if the provider knows no successful payment: not yet, or never. */
    paid: z.nullable(
      z.strictObject({
        /** The charged amount; with instalments it is more than requested. */
        total: Money,
        /** Paid with a test card: not credited in production. */
        test: z.boolean(),
        /** Our references of its refunds; null if the provider lists them in an unknown form. */
        refundReferences: z.nullable(z.array(z.string())),
      }),
    ),
    /** The payment after the query: a successful one is credited to the wallet. */
    topUp: AdminTopUp,
  }),
);
export type ProviderWord = z.infer<typeof ProviderWord>;
export const RefundTopUp = named(
  'RefundTopUp',
  z.strictObject({ reason: text(3, 500), iban: z.optional(Iban) }),
  'A bank transfer is refunded to an IBAN, which is required. A payment by card or e-wallet is refunded to the same card or e-wallet.',
);

/** The bank’s reference number of a transfer. */
const BankReference = line(3, 64).check(z.refine(isBankReference, { error: 'text' }));
/** What the staff enter for money that did not come by card. */
export const arrivalFields = {
  userId: Id,
  amount: PositiveMoney,
  provider: z.enum(handProviders),
  reference: BankReference,
  arrivedOn: z.iso.date(),
  sender: line(2, 120),
  ticketId: z.optional(Id),
  note: z.optional(text(3, 500)),
};
export const EnterTopUp = named(
  'EnterTopUp',
  z.strictObject(arrivalFields),
  'Money that was received by bank transfer or in the company’s e-wallet. It is credited at once. Each reference is credited only once.',
);
export type EnterTopUp = z.infer<typeof EnterTopUp>;
export const RefundMade = named(
  'RefundMade',
  z.strictObject({ reference: z.optional(BankReference), reason: z.optional(text(3, 500)) }),
  'A refund that was sent by hand requires the bank’s number (`reference`). A refund to a card requires a `reason` that says how it is known.',
);
export const RefundDropped = named('RefundDropped', z.strictObject({ reason: text(3, 500) }));

/** PayTR's notification (paytr.md). Only the signed fields are trusted; other fields are accepted and ignored. */
export const PaytrNotification = z.looseObject({
  merchant_oid: characters(0, 64),
  status: characters(0, 20),
  total_amount: characters(0, 20),
  hash: characters(0, 100),
  test_mode: z.optional(characters(0, 5)),
  failed_reason_code: z.optional(characters(0, 10)),
});
