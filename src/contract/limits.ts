// How much fits into what people write. Forms say so before anything is sent, so the figures stand apart from the schemas,
// which reach the browser only when something is checked.

/** Subjects and texts of tickets. */
export const ticketLimits = { subject: { least: 3, most: 120 }, text: { least: 1, most: 4000 } } as const;

/** Answers that the house keeps ready: as long as a ticket's text, places filled in. */
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

/** A key of an integrator's program. */
export const apiKeyLimits = {
  perMinute: { least: 1, most: 6000, usual: 120 },
  expiresInDays: { least: 1, most: 730 },
  /** For how long the secret before a rotation stays good. */
  overlapHours: { least: 0, most: 168, usual: 24 },
} as const;

/** A receiver of events; how many one person has, and for how long the secret before a rotation signs beside the new one. */
export const webhookLimits = {
  each: 20,
  url: 500,
  overlapHours: apiKeyLimits.overlapHours,
  /** Bytes of an answer that are kept. */
  answer: 2048,
} as const;

/** How many coupons are added at once, how long their file is, and which fields of theirs its columns are. */
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

/** How many accounts are added to a listing at once, one a line. */
export const stockLines = { most: 200, length: 400 } as const;

export { priceTermDefaults, settingBounds, settingDefaults, topUpRange } from '../kernel/settings.ts';
export { pictureLimits } from '../kernel/pictures.ts';
export { shownBoosters } from '../kernel/figures.ts';

/** What people say about an order with which something is wrong, in characters. */
export const troubleLimits = {
  statement: { least: 10, most: 1500 },
  reason: { least: 3, most: 500 },
} as const;
