import { settingDefaults } from '#contract/limits.ts';

/** The settings that texts name in `{braces}`. */
export interface PlatformRules {
  /** The number of messages that a sender may write within `minutes`. */
  readonly attempts: number;
  /** The length of the period in which `attempts` messages are allowed. Any period of this length counts. */
  readonly minutes: number;
  /** Hours after which a finished order closes automatically. */
  readonly closesAfterHours: number;
}

/** The default settings. Prerendered pages show them too. */
export const usualRules: PlatformRules = {
  attempts: settingDefaults.messageAttempts,
  minutes: settingDefaults.messageMinutes,
  closesAfterHours: settingDefaults.closesAfterHours,
};

/** Fills in the settings. Other words in braces are left unchanged. */
export const told = (text: string, rules: PlatformRules): string =>
  text.replace(/\{(attempts|minutes|closesAfterHours)\}/g, (_, name: keyof PlatformRules) => String(rules[name]));

/** `15 dakikada en çok 3 mesaj.` */
export const limitText = ({ attempts, minutes }: PlatformRules): string =>
  `${minutes} dakikada en çok ${attempts} mesaj.`;
