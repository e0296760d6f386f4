import { Money } from '#kernel/money.ts';
import { messageLimitOf, settingDefaults } from '#kernel/settings.ts';
import type { HandLimit } from '#modules/wallet/index.ts';
import type { RateLimit } from '#kernel/ports.ts';

/** The default limit of messages. */
export const defaultLimit: RateLimit = messageLimitOf(settingDefaults);

/** Default terms of prices. */
export const pricingTerms = { minimumOrder: () => Money.from(settingDefaults.minimumOrder) };
export const paymentTerms = { cardMinimum: () => Money.from(settingDefaults.cardMinimum) };
export const payoutTerms = { minimum: () => Money.from(settingDefaults.minimumPayout) };

/** A limit of movements by staff that allows everything. */
export const noLimit: HandLimit = { count: () => Promise.resolve() };

/** The default settings as the modules get them. A test may change the message limit. */
export class DefaultSettings {
  limit: RateLimit = defaultLimit;

  readonly rules = { limit: () => this.limit };
  readonly support = { messageLimit: () => this.limit, contactMail: () => 'iletisim@basamak.test' };
  readonly terms = {
    confirmWithin: () => settingDefaults.closesAfterHours * 3600_000,
    minimumTip: () => Money.from(settingDefaults.minimumTip),
  };
}
