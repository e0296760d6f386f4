import { DomainError } from '#kernel/refusal.ts';
import type { RateLimit, RateLimits } from '#kernel/ports.ts';
import { canonical } from '../domain/canonical.ts';

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
export class AttemptLimits {
  readonly #counts: RateLimits;
  readonly #limits: IdentityLimits;

  constructor(counts: RateLimits, { limits }: { readonly limits: IdentityLimits }) {
    this.#counts = counts;
    this.#limits = limits;
  }

  /** Asked before anything is looked up: who is limited reaches nothing but the counts. */
  logInFrom(address: string): Promise<void> {
    return this.#assert({ key: `log-in ${address}`, limit: this.#limits.logInFromAddress });
  }

  /** @param account the user's id, however they spelled their name; where there is none, what was typed. */
  logInTo(account: string, address: string): Promise<void> {
    return this.#assert({ key: accountKey(account, address), limit: this.#limits.logInToAccount });
  }

  /** The right password was given: earlier slips are forgotten. */
  loggedIn(account: string, address: string): Promise<void> {
    return this.#counts.forgive(accountKey(account, address));
  }

  registration(address: string): Promise<void> {
    return this.#assert({ key: `register ${address}`, limit: this.#limits.registration });
  }

  availability(address: string): Promise<void> {
    return this.#assert({ key: `availability ${address}`, limit: this.#limits.availability });
  }

  passwordReset(address: string): Promise<void> {
    return this.#assert({ key: `reset ${address}`, limit: this.#limits.passwordReset });
  }

  passwordChange(userId: string): Promise<void> {
    return this.#assert({ key: `change ${userId}`, limit: this.#limits.passwordChange });
  }

  secondFactor(userId: string): Promise<void> {
    return this.#assert({ key: `second factor ${userId}`, limit: this.#limits.secondFactor });
  }

  secondFactorProved(userId: string): Promise<void> {
    return this.#counts.forgive(`second factor ${userId}`);
  }

  verificationMail(userId: string): Promise<void> {
    return this.#assert({ key: `verification mail ${userId}`, limit: this.#limits.verificationMails });
  }

  /** Mails to a new address: for one user, and to one address whoever it is for. */
  emailChange(userId: string, email: string): Promise<void> {
    return this.#assert(
      { key: `email change ${userId}`, limit: this.#limits.verificationMails },
      { key: `email change to ${canonical(email)}`, limit: this.#limits.verificationMails },
    );
  }

  verification(address: string): Promise<void> {
    return this.#assert({ key: `verification ${address}`, limit: this.#limits.verification });
  }

  dataExport(userId: string): Promise<void> {
    return this.#assert({ key: `export ${userId}`, limit: this.#limits.dataExport });
  }

  /** Whether another mail may go to this address; asked for known and unknown ones alike. */
  async allowResetMail(email: string): Promise<boolean> {
    return (await this.#counts.count([{ key: `mail ${canonical(email)}`, limit: this.#limits.resetMails }])) === 0;
  }

  /** The same count, for somebody of the staff, who is told. */
  resetMail(email: string): Promise<void> {
    return this.#assert({ key: `mail ${canonical(email)}`, limit: this.#limits.resetMails });
  }

  async #assert(...attempts: Parameters<RateLimits['count']>[0]): Promise<void> {
    const retryAfterSeconds = await this.#counts.count(attempts);
    if (retryAfterSeconds > 0) throw new DomainError('identity.too_many_attempts', { retryAfterSeconds });
  }
}

const accountKey = (account: string, address: string): string => `log-in ${canonical(account)} ${address}`;
