import { Money } from '#kernel/money.ts';
import { messageLimitOf, settingDefaults } from '#kernel/settings.ts';
import type { HandLimit } from '#modules/wallet/index.ts';
import type { RateLimit } from '#kernel/ports.ts';

/** What the house has settled where nobody has changed anything. */
export const defaultLimit: RateLimit = messageLimitOf(settingDefaults);

/** What is settled about prices. */
export const pricingTerms = { minimumOrder: () => Money.from(settingDefaults.minimumOrder) };
export const paymentTerms = { cardMinimum: () => Money.from(settingDefaults.cardMinimum) };
export const payoutTerms = { minimum: () => Money.from(settingDefaults.minimumPayout) };

/** Nobody's hand is held. */
export const noLimit: HandLimit = { count: () => Promise.resolve() };

/** Its settings as modules are told of them; a test may change the limit. */
export class SettledHouse {
  limit: RateLimit = defaultLimit;

  readonly rules = { limit: () => this.limit };
  readonly house = { messageLimit: () => this.limit, contactMail: () => 'iletisim@basamak.test' };
  readonly terms = {
    confirmWithin: () => settingDefaults.closesAfterHours * 3600_000,
    minimumTip: () => Money.from(settingDefaults.minimumTip),
  };
}
