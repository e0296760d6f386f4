import type { Role } from '#kernel/vocabulary.ts';

/** Seconds for which one code of an authenticator app stands (RFC 6238). */
export const stepSeconds = 30;
/** Recovery codes that are given out at once. */
export const recoveryCodes = 10;

/** What a user proves beside the password: an app's code, or one of the recovery codes (domain.md §6). */
export interface SecondFactor {
  readonly userId: string;
  /** Absent until the first code has shown that the app has the key: the log-in does not ask for it before. */
  readonly confirmedAt: Date | null;
  /** Of the newest code that was accepted, counted from 1970: neither it nor an older one is accepted again. */
  readonly lastStep: number;
  /** Of the recovery codes that were not used yet. */
  readonly recoveryHashes: readonly string[];
}

export const begun = (userId: string): SecondFactor => ({
  userId,
  confirmedAt: null,
  lastStep: 0,
  recoveryHashes: [],
});

/** After a code of this step; nothing where it, or a later one, was used already (RFC 6238 §5.2). */
export const afterStep = (factor: SecondFactor, step: number): SecondFactor | undefined =>
  step > factor.lastStep ? { ...factor, lastStep: step } : undefined;

/** After a recovery code; nothing where it is none of those that are left. */
export const afterRecovery = (factor: SecondFactor, hash: string): SecondFactor | undefined =>
  factor.recoveryHashes.includes(hash)
    ? { ...factor, recoveryHashes: factor.recoveryHashes.filter((left) => left !== hash) }
    : undefined;

/** From now on the log-in asks for it. */
export const confirmed = (factor: SecondFactor, recoveryHashes: readonly string[], at: Date): SecondFactor => ({
  ...factor,
  confirmedAt: factor.confirmedAt ?? at,
  recoveryHashes,
});

/** Whether someone has to set it up before anything else. */
export const isMissing = (required: readonly Role[], role: Role, isOn: boolean): boolean =>
  required.includes(role) && !isOn;
