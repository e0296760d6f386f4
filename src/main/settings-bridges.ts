// What modules are told of the settings that admins change, each by a port of its own.
import { messageLimitOf, priceTermsOf, type HouseSettings } from '#kernel/settings.ts';
import { conversation } from '#modules/conversation/index.ts';
import { identity } from '#modules/identity/index.ts';
import { order } from '#modules/order/index.ts';
import { payment } from '#modules/payment/index.ts';
import { pricing, type HouseNotices } from '#modules/pricing/index.ts';
import { settings, type SettingsOfNow } from '#modules/settings/index.ts';
import { ticket } from '#modules/ticket/index.ts';
import { wallet } from '#modules/wallet/index.ts';
import { Money } from '#kernel/money.ts';
import type { Bindings } from '#platform/di.ts';

/** What of the settings everyone may know; made anew where they have changed. */
const houseNotices = (now: SettingsOfNow): HouseNotices => {
  let last: { readonly values: HouseSettings; readonly told: ReturnType<HouseNotices['current']> } | undefined;
  return {
    current: () => {
      const { values } = now;
      if (last?.values !== values) last = { values, told: toldOf(values) };
      return last.told;
    },
  };
};

const toldOf = (values: HouseSettings): ReturnType<HouseNotices['current']> => ({
  promotionalCode: values.promotionalCode,
  prices: priceTermsOf(values),
  contact: {
    mail: values.contactMail,
    phone: values.contactPhone,
    whatsapp: values.whatsapp,
    discord: values.discord,
    address: values.address,
    workingHours: values.workingHours,
  },
  messageLimit: { attempts: values.messageAttempts, minutes: values.messageMinutes },
  closesAfterHours: values.closesAfterHours,
});

export const settingsBridges: Bindings = (bind) => {
  bind.make(
    settings.promotions,
    (prices) => ({
      counting: async (typed) => {
        // a coupon that was made a moment ago counts, too
        await prices.refresh();
        return prices.promotion(typed)?.code;
      },
    }),
    [pricing.priceList],
  );
  bind.make(
    settings.names,
    (directory) => ({
      namesOf: async (userIds) =>
        new Map((await directory.findMany(userIds)).map((user) => [user.id, user.displayName])),
    }),
    [identity.directory],
  );
  bind.make(pricing.terms, (now) => ({ minimumOrder: () => Money.from(now.values.minimumOrder) }), [settings.now]);
  bind.make(payment.terms, (now) => ({ cardMinimum: () => Money.from(now.values.cardMinimum) }), [settings.now]);
  bind.make(wallet.payoutTerms, (now) => ({ minimum: () => Money.from(now.values.minimumPayout) }), [settings.now]);
  bind.make(pricing.houseNotices, houseNotices, [settings.now]);
  bind.make(conversation.messageRules, (now) => ({ limit: () => messageLimitOf(now.values) }), [settings.now]);
  bind.make(
    ticket.house,
    (now) => ({ messageLimit: () => messageLimitOf(now.values), contactMail: () => now.values.contactMail }),
    [settings.now],
  );
  bind.make(
    order.terms,
    (now) => ({
      confirmWithin: () => now.values.closesAfterHours * 3600_000,
      minimumTip: () => Money.from(now.values.minimumTip),
    }),
    [settings.now],
  );
};
