/** The parts of an account that decide who has access and what they may do. */
export const accessMatters = ['account', 'powers', 'password', 'second-factor', 'email'] as const;
export type AccessMatter = (typeof accessMatters)[number];

/** Who changed the access: a member of the staff, whoever reads the account's mail, or the signed-in owner. */
export const accessHands = ['staff', 'mail', 'owner'] as const;
export type AccessHand = (typeof accessHands)[number];

/** What delays a booster's payout: a change of access, a new bank account, or earnings paid with card money. */
export const holdMatters = [...accessMatters, 'iban', 'tip', 'order'] as const;

/** Who caused the delay: one of {@link accessHands}, or a customer who paid by card. */
export const holdHands = [...accessHands, 'customer'] as const;

export interface AccessChange {
  readonly matter: AccessMatter;
  readonly hand: AccessHand;
  /** The staff member; null for changes by mail or by the owner. */
  readonly by: string | null;
  readonly at: Date;
}

/** Why a session ended early: its owner or the staff ended it, or the password or second factor changed. */
export const sessionEnds = ['owner', 'staff', 'password', 'second-factor'] as const;
export type SessionEnd = (typeof sessionEnds)[number];

/** Days for which every staff member who changed an account's access stays known, even if others changed it again. */
export const accessHandDays = 30;

/**
 * Adds a change. For each matter, the list keeps the last change by each hand: a later change by the owner does not replace an
 * earlier one by the staff. For {@link accessHandDays} days it keeps the last change by each staff member, so that a later
 * change by one staff member does not hide an earlier change by another.
 */
export const withAccessChange = (changes: readonly AccessChange[], change: AccessChange): readonly AccessChange[] => {
  const known = change.at.getTime() - accessHandDays * 24 * 3600_000;
  const isReplaced = ({ matter, hand, by, at }: AccessChange): boolean =>
    matter === change.matter && hand === change.hand && (by === change.by || at.getTime() < known);
  return [...changes.filter((earlier) => !isReplaced(earlier)), change];
};
