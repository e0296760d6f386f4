import { settingDefaults } from '#contract/limits.ts';

/** What the house has settled, as texts name it in `{braces}`. */
export interface HouseRules {
  /** So many messages … */
  readonly attempts: number;
  /** … in any so many minutes. */
  readonly minutes: number;
  /** Hours after which a finished order closes by itself. */
  readonly closesAfterHours: number;
}

/** What holds where nobody has changed anything; also what pages that are made ahead say. */
export const usualRules: HouseRules = {
  attempts: settingDefaults.messageAttempts,
  minutes: settingDefaults.messageMinutes,
  closesAfterHours: settingDefaults.closesAfterHours,
};

/** A text with the house's figures in it; what else stands in braces stays. */
export const told = (text: string, rules: HouseRules): string =>
  text.replace(/\{(attempts|minutes|closesAfterHours)\}/g, (_, name: keyof HouseRules) => String(rules[name]));

/** `15 dakikada en fazla 3 mesaj.` */
export const limitText = ({ attempts, minutes }: HouseRules): string =>
  `${minutes} dakikada en fazla ${attempts} mesaj.`;
