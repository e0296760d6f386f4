import { DomainError } from '#kernel/refusal.ts';
import type { RateLimit, RateLimits } from '#kernel/ports.ts';
import { canonical } from '../domain/canonical.ts';
import type { Needs } from './needs.ts';

export interface IdentityLimits {
  /** Log-ins to one account from one address: the owner at another address is not locked out. */
  readonly logInToAccount: RateLimit;
  readonly logInFromAddress: RateLimit;
  readonly registration: RateLimit;
  readonly availability: RateLimit;
  readonly passwordReset: RateLimit;
  /** Mails to one address; further requests are answered in the same way, but nothing is sent. */
  readonly resetMails: RateLimit;
  /** Guesses at the own password by one user who is signed in. */
  readonly passwordChange: RateLimit;
  /** Guesses at the second factor of one user, from wherever they come: the password is known by then. */
  readonly secondFactor: RateLimit;
  /** Mails to one user that ask to verify the address, and tries at their links from one address. */
  readonly verificationMails: RateLimit;
  readonly verification: RateLimit;
  /** An export reads every table. */
  readonly dataExport: RateLimit;
}

/** How often what may be tried, by whom; throws identity.too_many_attempts. */
export const attemptLimits = ({
  counts,
  config: { limits },
}: Needs<'counts'> & { readonly config: { readonly limits: IdentityLimits } }) => {
  const assert = async (...attempts: Parameters<RateLimits['count']>[0]): Promise<void> => {
    const retryAfterSeconds = await counts.count(attempts);
    if (retryAfterSeconds > 0) throw new DomainError('identity.too_many_attempts', { retryAfterSeconds });
  };

  return {
    /** Asked before anything is looked up: who is limited reaches nothing but the counts. */
    logInFrom: (address: string): Promise<void> => assert({ key: `log-in ${address}`, limit: limits.logInFromAddress }),
    /** @param account the user's id, however they spelled their name; where there is none, what was typed. */
    logInTo: (account: string, address: string): Promise<void> =>
      assert({ key: accountKey(account, address), limit: limits.logInToAccount }),
    /** The right password was given: earlier slips are forgotten. */
    loggedIn: (account: string, address: string): Promise<void> => counts.forgive(accountKey(account, address)),
    registration: (address: string): Promise<void> =>
      assert({ key: `register ${address}`, limit: limits.registration }),
    availability: (address: string): Promise<void> =>
      assert({ key: `availability ${address}`, limit: limits.availability }),
    passwordReset: (address: string): Promise<void> => assert({ key: `reset ${address}`, limit: limits.passwordReset }),
    passwordChange: (userId: string): Promise<void> =>
      assert({ key: `change ${userId}`, limit: limits.passwordChange }),
    secondFactor: (userId: string): Promise<void> =>
      assert({ key: `second factor ${userId}`, limit: limits.secondFactor }),
    secondFactorProved: (userId: string): Promise<void> => counts.forgive(`second factor ${userId}`),
    verificationMail: (userId: string): Promise<void> =>
      assert({ key: `verification mail ${userId}`, limit: limits.verificationMails }),
    /** Mails to a new address: for one user, and to one address whoever it is for. */
    emailChange: (userId: string, email: string): Promise<void> =>
      assert(
        { key: `email change ${userId}`, limit: limits.verificationMails },
        { key: `email change to ${canonical(email)}`, limit: limits.verificationMails },
      ),
    verification: (address: string): Promise<void> =>
      assert({ key: `verification ${address}`, limit: limits.verification }),
    dataExport: (userId: string): Promise<void> => assert({ key: `export ${userId}`, limit: limits.dataExport }),
    /** Whether another mail may go to this address; asked for known and unknown ones alike. */
    allowResetMail: async (email: string): Promise<boolean> =>
      (await counts.count([{ key: `mail ${canonical(email)}`, limit: limits.resetMails }])) === 0,
    /** The same count, for somebody of the staff, who is told. */
    resetMail: (email: string): Promise<void> => assert({ key: `mail ${canonical(email)}`, limit: limits.resetMails }),
  };
};
export type AttemptLimits = ReturnType<typeof attemptLimits>;

const accountKey = (account: string, address: string): string => `log-in ${canonical(account)} ${address}`;
