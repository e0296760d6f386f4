import type { Role } from '#kernel/vocabulary.ts';

/** Length of a time step in seconds. An authenticator app shows each code for one step (RFC 6238). */
export const stepSeconds = 30;
/** Recovery codes in one set. */
export const recoveryCodes = 10;

/** What a user proves in addition to the password: an app's code or a recovery code (domain.md §6). */
export interface SecondFactor {
  readonly userId: string;
  /** Null until the first code has shown that the app has the key. Until then the log-in asks for no code. */
  readonly confirmedAt: Date | null;
  /**
   * Time step, counted from 1970, of the newest accepted code. Neither this code nor an older one is accepted again.
   */
  readonly lastStep: number;
  /** Hashes of the unused recovery codes. */
  readonly recoveryHashes: readonly string[];
}

export const begun = (userId: string): SecondFactor => ({
  userId,
  confirmedAt: null,
  lastStep: 0,
  recoveryHashes: [],
});

/**
 * The factor after a code of this step; undefined if the code of this step or of a later one was used already (RFC 6238
 * §5.2).
 */
export const afterStep = (factor: SecondFactor, step: number): SecondFactor | undefined =>
  step > factor.lastStep ? { ...factor, lastStep: step } : undefined;

/** The factor after a recovery code; undefined if the code is not among the unused ones. */
export const afterRecovery = (factor: SecondFactor, hash: string): SecondFactor | undefined =>
  factor.recoveryHashes.includes(hash)
    ? { ...factor, recoveryHashes: factor.recoveryHashes.filter((left) => left !== hash) }
    : undefined;

/** From now on the log-in asks for a code. */
export const confirmed = (factor: SecondFactor, recoveryHashes: readonly string[], at: Date): SecondFactor => ({
  ...factor,
  confirmedAt: factor.confirmedAt ?? at,
  recoveryHashes,
});

/** Whether the user has to set up a second factor before anything else. */
export const isMissing = (required: readonly Role[], role: Role, isOn: boolean): boolean =>
  required.includes(role) && !isOn;
