import type { MoneyJson } from './money.ts';
import type { RateLimit } from './ports.ts';

/** What the house changes by itself, without a deployment. All of it is one document of the database. */
export interface HouseSettings {
  /** The coupon that the storefront sends with every calculation. */
  readonly promotionalCode: string | null;
  /** So many messages by one sender, in a conversation or ticket or by the contact form, … */
  readonly messageAttempts: number;
  /** … in any so many minutes (specification §5). */
  readonly messageMinutes: number;
  /** Hours that a customer has to confirm what is finished (domain.md §4). */
  readonly closesAfterHours: number;
  /** Money that one person of the house moves by hand above this needs a second admin; null: none does. */
  readonly secondAdminAbove: MoneyJson | null;
  /** Days after which an approval that nobody decided is void. */
  readonly approvalDays: number;
  /** The least that the payment provider charges to a card: a card payment for an order may be as small. */
  readonly cardMinimum: MoneyJson;
  /** The least that an order costs before its coupon. */
  readonly minimumOrder: MoneyJson;
  /** The least that a booster may ask to be paid out. */
  readonly minimumPayout: MoneyJson;
  /** The least that a customer tips. */
  readonly minimumTip: MoneyJson;
  /** Where the contact form is mailed, and what its page shows. */
  readonly contactMail: string;
  readonly contactPhone: string | null;
  readonly whatsapp: string | null;
  readonly discord: string | null;
  readonly address: string | null;
  readonly workingHours: string | null;
}
export type SettingName = keyof HouseSettings;

/** The settings are one record: the audit log and the console know it by this id. */
export const settingsId = '0193e000-0000-7000-8000-000000000001';

/** What holds where nobody has changed anything; the rest of the beginning is the environment's. */
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
} as const satisfies Partial<HouseSettings>;

/** The bounds of each number and the lengths of each text, which the contract and the console's page both keep. */
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

/** Where links to the house may lead. */
export const contactLinks = {
  whatsapp: /^https:\/\/(wa\.me|api\.whatsapp\.com|chat\.whatsapp\.com)\/\S{1,150}$/,
  discord: /^https:\/\/(discord\.gg|discord\.com)\/\S{1,150}$/,
} as const;

/** As one dials it: an optional plus, digits, and the spaces between them. */
export const phonePattern = /^\+?[0-9](?: ?[0-9]){6,17}$/;

/** How much may be loaded into a balance at once (api.md). */
export const topUpRange = {
  minimum: { amount: 100_00, currency: 'TRY' },
  maximum: { amount: 25_000_00, currency: 'TRY' },
} as const satisfies Record<string, MoneyJson>;

/** The settings about prices that everyone may know. */
export type PriceTerms = Pick<HouseSettings, 'cardMinimum' | 'minimumOrder' | 'minimumPayout' | 'minimumTip'>;

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
}: Pick<HouseSettings, 'messageAttempts' | 'messageMinutes'>): RateLimit => ({
  attempts,
  windowSeconds: messageMinutes * 60,
});
