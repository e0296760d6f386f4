/** What decides who gets into an account, and what they may do there. */
export const accessMatters = ['account', 'powers', 'password', 'second-factor', 'email'] as const;
export type AccessMatter = (typeof accessMatters)[number];

/** By whose hand it changed: somebody of the staff, whoever reads the account's mail, or its owner, signed in. */
export const accessHands = ['staff', 'mail', 'owner'] as const;
export type AccessHand = (typeof accessHands)[number];

/** What a payout of a booster waits for: access, its bank account, or card money that came to them by tip. */
export const holdMatters = [...accessMatters, 'iban', 'tip'] as const;

/** By whose act it waits: as above, or a customer paid by card. */
export const holdHands = [...accessHands, 'customer'] as const;

export interface AccessChange {
  readonly matter: AccessMatter;
  readonly hand: AccessHand;
  /** Of the staff; null by mail and by the owner. */
  readonly by: string | null;
  readonly at: Date;
}

/** Why a session ended before its time: its owner or the staff ended it, or what one gets in with changed. */
export const sessionEnds = ['owner', 'staff', 'password', 'second-factor'] as const;
export type SessionEnd = (typeof sessionEnds)[number];

/** Days for which whoever changed somebody's access is known by name, also after others changed it again. */
export const accessHandDays = 30;

/**
 * The last change of each matter by each hand: a later one by the owner does not hide the one by the staff. Of the staff, the last
 * one by each of them for {@link accessHandDays}: a colleague's later change does not hide who had a hand in it.
 */
export const withAccessChange = (changes: readonly AccessChange[], change: AccessChange): readonly AccessChange[] => {
  const known = change.at.getTime() - accessHandDays * 24 * 3600_000;
  const isReplaced = ({ matter, hand, by, at }: AccessChange): boolean =>
    matter === change.matter && hand === change.hand && (by === change.by || at.getTime() < known);
  return [...changes.filter((earlier) => !isReplaced(earlier)), change];
};
