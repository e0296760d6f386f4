import * as z from 'zod/mini';
import { paymentProviders, topUpStates } from '../kernel/vocabulary.ts';
import { Id, Money, named, text, Time } from './common.ts';
import { Draft } from './pricing.ts';

export const StartTopUp = named(
  'StartTopUp',
  z.strictObject({ amount: Money, draft: z.optional(Draft) }),
  'A draft makes it an order paid with a card in one go: it is placed when the provider confirms.',
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
    failureReason: z.optional(z.string()),
    orderId: z.optional(Id),
    createdAt: Time,
    expiresAt: Time,
  }),
);
export type TopUp = z.infer<typeof TopUp>;

export const AdminTopUp = named(
  'AdminTopUp',
  z.strictObject({
    id: Id,
    provider: z.enum(paymentProviders),
    merchantOid: z.string(),
    userId: Id,
    amount: Money,
    state: z.enum(topUpStates),
    /** A refund has begun and the provider has not said yet that it is done. */
    refunding: z.boolean(),
    failureReason: z.nullable(z.string()),
    orderId: z.nullable(Id),
    createdAt: Time,
    paidAt: z.nullable(Time),
    expiresAt: Time,
  }),
);
export type AdminTopUp = z.infer<typeof AdminTopUp>;
export const RefundTopUp = z.strictObject({ reason: text(3, 500) });

/** PayTR's form (paytr.md). Only the signed fields are believed; what else comes is neither refused nor used. */
export const PaytrNotification = z.looseObject({
  merchant_oid: z.string().check(z.maxLength(64)),
  status: z.string().check(z.maxLength(20)),
  total_amount: z.string().check(z.maxLength(20)),
  hash: z.string().check(z.maxLength(100)),
  test_mode: z.optional(z.string().check(z.maxLength(5))),
  failed_reason_code: z.optional(z.string().check(z.maxLength(10))),
});
