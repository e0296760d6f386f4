import * as z from 'zod/mini';
import { games, playedGames, serviceKinds, services } from '../../kernel/vocabulary.ts';
import { basedOn, characters, Id, Money, named, PositiveMoney, text, Time } from '../common.ts';
import { couponFile } from '../limits.ts';

export { Draft } from './draft.ts';

/** A line of a quote. The codes are stable (`steps.gold`, `lp`, `extra.priority`, `coupon` …), the labels are Turkish. */
export const SummaryLine = named('SummaryLine', z.strictObject({ code: z.string(), label: z.string(), amount: Money }));
export type SummaryLine = z.infer<typeof SummaryLine>;

/** Hours from the first match to the last, without the search for a booster. For coaching, the booked hours. */
export const Estimate = named('Estimate', z.strictObject({ minHours: z.int(), maxHours: z.int() }));

export const Quote = named(
  'Quote',
  z.strictObject({
    /** The sum of the summary's lines. */
    price: Money,
    currency: z.literal('TRY'),
    summary: z.array(SummaryLine),
    priceBookVersion: z.int(),
    estimate: Estimate,
  }),
);
export type Quote = z.infer<typeof Quote>;

const CatalogService = z.strictObject({
  id: z.string(),
  path: z.string(),
  game: z.enum(games),
  kind: z.enum(serviceKinds),
  title: z.string(),
  smallTitle: z.string(),
  accountNeeded: z.boolean(),
});
const CatalogRung = z.strictObject({ id: z.string(), tier: z.string(), division: z.nullable(z.int()) });
const percentages = z.record(z.string(), z.int());
const names = z.array(z.string());

/** All choices and their surcharges: enough to render every order form. */
export const Catalog = named(
  'Catalog',
  z.strictObject({
    services: z.array(CatalogService),
    ladders: z.record(z.enum(playedGames), z.array(CatalogRung)),
    servers: z.record(z.enum(playedGames), names),
    /** Whole percent of the base price. */
    surcharges: z.strictObject({ lanes: percentages, agents: z.int(), extras: percentages }),
    lanes: names,
    spells: names,
    agents: names,
    champions: names,
    /** The coupon that the storefront sends, unless the customer has typed a valid one. */
    promotionalCode: z.nullable(z.string()),
    settings: z.strictObject({
      /**
       * Limits of a top-up. A card payment for an order has others: the smallest is `cardMinimum`, and the largest is the
       * price in whole lira or the maximum here, whichever is larger.
       */
      topUp: z.strictObject({ minimum: Money, maximum: Money }),
      prices: z.strictObject({
        /** The smallest card payment for an order. */
        cardMinimum: Money,
        /** The least that an order costs before its coupon. */
        minimumOrder: Money,
        /** The least that a booster may ask to be paid out. */
        minimumPayout: Money,
        /** The smallest tip. */
        minimumTip: Money,
      }),
      /** Address of the chat widget's script, if configured. */
      chatWidget: z.nullable(z.string()),
      analytics: z.nullable(z.string()),
      tagManager: z.nullable(z.string()),
      /** Contact details; only the mail address is always present. */
      contact: z.strictObject({
        mail: z.string(),
        phone: z.nullable(z.string()),
        whatsapp: z.nullable(z.string()),
        discord: z.nullable(z.string()),
        address: z.nullable(z.string()),
        workingHours: z.nullable(z.string()),
      }),
      /** How many messages one sender may write in a conversation, ticket or the contact form within `minutes` (sliding window). */
      messageLimit: z.strictObject({ attempts: z.int(), minutes: z.int() }),
      /** Hours after which a finished order closes by itself. */
      closesAfterHours: z.int(),
    }),
    priceBookVersion: z.int(),
  }),
);
export type Catalog = z.infer<typeof Catalog>;

/** A coupon as the console sees it. A limit that is null does not apply. */
export const AdminCoupon = named(
  'AdminCoupon',
  z.strictObject({
    id: Id,
    code: z.string(),
    discount: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('percent'), percent: z.int() }),
      z.strictObject({ type: z.literal('amount'), amount: Money }),
    ]),
    validFrom: z.nullable(Time),
    validUntil: z.nullable(Time),
    minimumTotal: z.nullable(Money),
    /** The greatest discount. */
    maximumDiscount: z.nullable(Money),
    /** Empty: valid for all services. */
    services: z.array(z.string()),
    totalUses: z.nullable(z.int()),
    usesPerCustomer: z.nullable(z.int()),
    used: z.int(),
    createdAt: Time,
  }),
);
export type AdminCoupon = z.infer<typeof AdminCoupon>;

/** A use of a coupon by an order. */
export const CouponUse = named('CouponUse', z.strictObject({ orderId: Id, customerId: Id, at: Time }));
export type CouponUse = z.infer<typeof CouponUse>;

const count = z.int().check(z.gte(1), z.lte(1_000_000));
const couponFields = {
  /** Compared without regard to case; kept in capital letters. Codes from before 27 November 2026 may have three characters. */
  code: z.string().check(z.trim(), z.regex(/^[A-Za-zİı0-9][A-Za-zİı0-9-]{2,23}$/)),
  discount: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('percent'), percent: z.int().check(z.gte(1), z.lte(100)) }),
    z.strictObject({ type: z.literal('amount'), amount: PositiveMoney }),
  ]),
  validFrom: z.optional(z.nullable(Time)),
  validUntil: z.optional(z.nullable(Time)),
  minimumTotal: z.optional(z.nullable(PositiveMoney)),
  maximumDiscount: z.optional(z.nullable(PositiveMoney)),
  services: z.optional(z.array(z.enum(services.map(({ id }) => id))).check(z.maxLength(services.length))),
  totalUses: z.optional(z.nullable(count)),
  usesPerCustomer: z.optional(z.nullable(count)),
};
/** A shorter code could be guessed. */
const newCode = z.string().check(z.trim(), z.regex(/^[A-Za-zİı0-9][A-Za-zİı0-9-]{5,23}$/));
export const NewCoupon = named('NewCoupon', z.strictObject({ ...couponFields, code: newCode }));
export type NewCoupon = z.infer<typeof NewCoupon>;
export const ChangeCoupon = named('ChangeCoupon', z.extend(z.partial(z.strictObject(couponFields)), { basedOn }));
export type ChangeCoupon = z.infer<typeof ChangeCoupon>;

/** Coupons as CSV, with the column names of their export (docs/decisions/0042). */
export const CouponFile = named('CouponFile', z.strictObject({ text: characters(0, couponFile.length) }));

/** Faults of a line: in one column, in the combination of columns, or (`cells`) text beyond the last column. */
export const couponFaults = [
  'code',
  'discount',
  'one-discount',
  'validFrom',
  'validUntil',
  'window',
  'minimumTotal',
  'maximumDiscount',
  'services',
  'totalUses',
  'usesPerCustomer',
  'cells',
] as const;
export type CouponFault = (typeof couponFaults)[number];

/** The result that adding a file would have, line by line. Nothing is added. Line numbers are those of a text editor. */
export const CouponPreview = named(
  'CouponPreview',
  z.strictObject({
    lines: z.array(
      z.strictObject({
        number: z.int(),
        code: z.string(),
        verdict: z.enum(['new', 'unreadable', 'repeated', 'known']),
        faults: z.array(z.enum(couponFaults)),
        /** The resulting coupon, if the line is readable. */
        coupon: z.nullable(z.omit(AdminCoupon, { id: true, code: true, used: true, createdAt: true })),
      }),
    ),
  }),
);
export type CouponPreview = z.infer<typeof CouponPreview>;

export const AddedCoupons = named('AddedCoupons', z.strictObject({ added: z.int(), codes: z.array(z.string()) }));
export const EndCoupon = named('EndCoupon', z.strictObject({ couponId: Id, reason: text(3, 500) }));
