// Length limits of texts. Forms check them before sending, so the numbers are separate from the schemas, which the browser
// loads only when it validates something.

/** Subjects and texts of tickets. */
export const ticketLimits = { subject: { least: 3, most: 120 }, text: { least: 1, most: 4000 } } as const;

/** The highest numbers of a match that a booster adds. Points are as many above zero as below. */
export const matchMost = { score: 200, points: 500, gold: 200_000 } as const;

/** Canned answers of the staff: with filled placeholders they fit into a ticket's text. */
export const cannedLimits = { title: { least: 2, most: 80 }, text: { least: 1, most: 3500 } } as const;

export const contactLimits = { name: { least: 2, most: 100 }, text: { least: 10, most: 4000 } } as const;

/** A booster's application. */
export const applicationLimits = {
  name: { least: 1, most: 60 },
  place: { least: 2, most: 60 },
  weeklyHours: { least: 1, most: 100 },
  links: { least: 1, most: 5, length: 300 },
  experience: { least: 30, most: 3000 },
  question: { least: 10, most: 1000 },
  answer: { least: 2, most: 2000 },
} as const;

/** An API key. */
export const apiKeyLimits = {
  perMinute: { least: 1, most: 6000, usual: 120 },
  expiresInDays: { least: 1, most: 730 },
  /** Hours for which the previous secret stays valid after a rotation. */
  overlapHours: { least: 0, most: 168, usual: 24 },
} as const;

/** Webhooks: how many one user may have, and for how long the previous secret signs beside the new one after a rotation. */
export const webhookLimits = {
  each: 20,
  url: 500,
  overlapHours: apiKeyLimits.overlapHours,
  /** Bytes of an answer that are kept. */
  answer: 2048,
} as const;

/** Import of coupons: how many at once, the length of the file in characters, and the fields of its columns. */
export const couponFile = {
  most: 1_000,
  length: 400_000,
  columns: [
    'code',
    'percent',
    'discount',
    'validFrom',
    'validUntil',
    'minimumTotal',
    'maximumDiscount',
    'services',
    'totalUses',
    'usesPerCustomer',
  ],
} as const;

/** Accounts that may be added to a listing at once, one per line. */
export const stockLines = { most: 200, length: 400 } as const;

export { priceTermDefaults, settingBounds, settingDefaults, topUpRange } from '../kernel/settings.ts';
export { pictureLimits } from '../kernel/pictures.ts';
export { shownBoosters } from '../kernel/figures.ts';

/** Texts about trouble with an order, in characters. */
export const troubleLimits = {
  statement: { least: 10, most: 1500 },
  reason: { least: 3, most: 500 },
} as const;
