import type { MoneyJson } from './money.ts';
import type { RateLimit } from './ports.ts';

/** Settings that admins change without a deployment. They are one document in the database. */
export interface PlatformSettings {
  /** The coupon that the storefront sends with every calculation. */
  readonly promotionalCode: string | null;
  /** The most messages by one sender in one conversation, one ticket or the contact form, within `messageMinutes`. */
  readonly messageAttempts: number;
  /** The length of that sliding window, in minutes (specification §5). */
  readonly messageMinutes: number;
  /** Hours in which a customer has to confirm a finished order (domain.md §4). */
  readonly closesAfterHours: number;
  /** The most that staff may move by hand within a day for one person without a second admin (0045); null: no limit. */
  readonly secondAdminAbove: MoneyJson | null;
  /** Days after which an undecided approval expires. */
  readonly approvalDays: number;
  /** The smallest card payment that the provider accepts; a card payment for an order may be as small. */
  readonly cardMinimum: MoneyJson;
  /** The least that an order costs before its coupon. */
  readonly minimumOrder: MoneyJson;
  /** The least that a booster may ask to be paid out. */
  readonly minimumPayout: MoneyJson;
  /** The smallest tip. */
  readonly minimumTip: MoneyJson;
  /** The address that the contact form is mailed to, also shown on its page. */
  readonly contactMail: string;
  readonly contactPhone: string | null;
  readonly whatsapp: string | null;
  readonly discord: string | null;
  readonly address: string | null;
  readonly workingHours: string | null;
}
export type SettingName = keyof PlatformSettings;

/** The id of the only settings record, for the audit log and the console. */
export const settingsId = '0193e000-0000-7000-8000-000000000001';

/** The defaults; the other initial values come from the environment. */
export const settingDefaults = {
  messageAttempts: 3,
  messageMinutes: 15,
  closesAfterHours: 72,
  approvalDays: 7,
  cardMinimum: { amount: 1_00, currency: 'TRY' },
  minimumOrder: { amount: 20_00, currency: 'TRY' },
  minimumPayout: { amount: 10_00, currency: 'TRY' },
  minimumTip: { amount: 5_00, currency: 'TRY' },
  contactPhone: null,
  whatsapp: null,
  discord: null,
  address: null,
  workingHours: null,
} as const satisfies Partial<PlatformSettings>;

/** Bounds of each number and lengths of each text; used by the contract and the console's page. */
export const settingBounds = {
  messageAttempts: { least: 1, most: 60 },
  messageMinutes: { least: 1, most: 1440 },
  closesAfterHours: { least: 12, most: 336 },
  approvalDays: { least: 1, most: 30 },
  /** In kuruş. */
  secondAdminAbove: { least: 100, most: 1_000_000_000 },
  cardMinimum: { least: 100, most: 100_00 },
  minimumOrder: { least: 100, most: 1_000_00 },
  minimumPayout: { least: 100, most: 1_000_00 },
  minimumTip: { least: 100, most: 100_00 },
  address: { least: 5, most: 300 },
  workingHours: { least: 3, most: 120 },
} as const;

/** Allowed contact links. */
export const contactLinks = {
  whatsapp: /^https:\/\/(wa\.me|api\.whatsapp\.com|chat\.whatsapp\.com)\/\S{1,150}$/,
  discord: /^https:\/\/(discord\.gg|discord\.com)\/\S{1,150}$/,
} as const;

/** A telephone number: an optional plus, digits, and spaces between them. */
export const phonePattern = /^\+?[0-9](?: ?[0-9]){6,17}$/;

/** Limits of one top-up (api.md). */
export const topUpRange = {
  minimum: { amount: 100_00, currency: 'TRY' },
  maximum: { amount: 25_000_00, currency: 'TRY' },
} as const satisfies Record<string, MoneyJson>;

/** The public settings about prices. */
type PriceTerms = Pick<PlatformSettings, 'cardMinimum' | 'minimumOrder' | 'minimumPayout' | 'minimumTip'>;

export const priceTermsOf = ({ cardMinimum, minimumOrder, minimumPayout, minimumTip }: PriceTerms): PriceTerms => ({
  cardMinimum,
  minimumOrder,
  minimumPayout,
  minimumTip,
});

export const priceTermDefaults = priceTermsOf(settingDefaults);

export const messageLimitOf = ({
  messageAttempts: attempts,
  messageMinutes,
}: Pick<PlatformSettings, 'messageAttempts' | 'messageMinutes'>): RateLimit => ({
  attempts,
  windowSeconds: messageMinutes * 60,
});
