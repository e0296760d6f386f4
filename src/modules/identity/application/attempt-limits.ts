import { DomainError } from '#kernel/refusal.ts';
import type { RateLimit, RateLimits } from '#kernel/ports.ts';
import { canonical } from '../domain/canonical.ts';

export interface IdentityLimits {
  /**
   * Log-ins to one account from one address. An attacker therefore can't lock out the owner, who is at another address.
   */
  readonly logInToAccount: RateLimit;
  readonly logInFromAddress: RateLimit;
  readonly registration: RateLimit;
  readonly availability: RateLimit;
  readonly passwordReset: RateLimit;
  /** Mails to one address. Further requests get the same answer, but nothing is sent. */
  readonly resetMails: RateLimit;
  /** Attempts of one signed-in user at their own password. */
  readonly passwordChange: RateLimit;
  /**
   * Attempts at the second factor of one user, from all addresses together, because whoever gets to this step knows the
   * password.
   */
  readonly secondFactor: RateLimit;
  /** Mails to one user that ask to verify the address; then attempts to use such links from one network address. */
  readonly verificationMails: RateLimit;
  readonly verification: RateLimit;
  /** An export reads many tables. */
  readonly dataExport: RateLimit;
}

/** Counts attempts per key. @throws identity.too_many_attempts if a limit is reached */
export const attemptLimits = ({
  rateLimits,
  config: { limits },
}: {
  readonly rateLimits: RateLimits;
  readonly config: { readonly limits: IdentityLimits };
}) => {
  const assert = async (...attempts: Parameters<RateLimits['count']>[0]): Promise<void> => {
    const retryAfterSeconds = await rateLimits.count(attempts);
    if (retryAfterSeconds > 0) throw new DomainError('identity.too_many_attempts', { retryAfterSeconds });
  };

  return {
    /** Checked before any lookup. */
    logInFrom: (address: string): Promise<void> => assert({ key: `log-in ${address}`, limit: limits.logInFromAddress }),
    /**
     * @param account the user's id, so that all spellings of a login count together; if there is no user, the typed
     * login.
     */
    logInTo: (account: string, address: string): Promise<void> =>
      assert({ key: accountKey(account, address), limit: limits.logInToAccount }),
    /** Resets the count after a correct password. */
    loggedIn: (account: string, address: string): Promise<void> => rateLimits.forgive(accountKey(account, address)),
    registration: (address: string): Promise<void> =>
      assert({ key: `register ${address}`, limit: limits.registration }),
    availability: (address: string): Promise<void> =>
      assert({ key: `availability ${address}`, limit: limits.availability }),
    passwordReset: (address: string): Promise<void> => assert({ key: `reset ${address}`, limit: limits.passwordReset }),
    passwordChange: (userId: string): Promise<void> =>
      assert({ key: `change ${userId}`, limit: limits.passwordChange }),
    secondFactor: (userId: string): Promise<void> =>
      assert({ key: `second factor ${userId}`, limit: limits.secondFactor }),
    secondFactorProved: (userId: string): Promise<void> => rateLimits.forgive(`second factor ${userId}`),
    verificationMail: (userId: string): Promise<void> =>
      assert({ key: `verification mail ${userId}`, limit: limits.verificationMails }),
    /** Mails to a new address, counted by user and by address. */
    emailChange: (userId: string, email: string): Promise<void> =>
      assert(
        { key: `email change ${userId}`, limit: limits.verificationMails },
        { key: `email change to ${canonical(email)}`, limit: limits.verificationMails },
      ),
    verification: (address: string): Promise<void> =>
      assert({ key: `verification ${address}`, limit: limits.verification }),
    dataExport: (userId: string): Promise<void> => assert({ key: `export ${userId}`, limit: limits.dataExport }),
    /** Whether another mail may go to this address. Counted for unknown addresses, too. */
    allowResetMail: async (email: string): Promise<boolean> =>
      (await rateLimits.count([{ key: `mail ${canonical(email)}`, limit: limits.resetMails }])) === 0,
    /** The same count for mails that staff request. Staff get an error if the limit is reached. */
    resetMail: (email: string): Promise<void> => assert({ key: `mail ${canonical(email)}`, limit: limits.resetMails }),
  };
};
export type AttemptLimits = ReturnType<typeof attemptLimits>;

const accountKey = (account: string, address: string): string => `log-in ${canonical(account)} ${address}`;
