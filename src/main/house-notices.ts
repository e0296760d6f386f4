import type { HouseSettings } from '#kernel/settings.ts';
import type { HouseNotices } from '#modules/pricing/index.ts';
import type { SettingsOfNow } from '#modules/settings/index.ts';

/** What of the settings everyone may know; made anew where they have changed. */
export const houseNotices = (now: SettingsOfNow): HouseNotices => {
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
