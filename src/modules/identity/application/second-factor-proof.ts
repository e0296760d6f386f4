import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { afterRecovery, afterStep, type SecondFactor } from '../domain/second-factor.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { FactorKeys, OneTimeCodes, SecondFactors } from './ports.ts';

/** Takes a code of the app, or a recovery code, once. */
export class SecondFactorProof {
  readonly #factors: SecondFactors;
  readonly #keys: FactorKeys;
  readonly #codes: OneTimeCodes;
  readonly #limits: AttemptLimits;
  readonly #clock: Clock;
  readonly #transactions: Transactions;

  constructor(
    factors: SecondFactors,
    keys: FactorKeys,
    codes: OneTimeCodes,
    limits: AttemptLimits,
    clock: Clock,
    transactions: Transactions,
  ) {
    this.#factors = factors;
    this.#keys = keys;
    this.#codes = codes;
    this.#limits = limits;
    this.#clock = clock;
    this.#transactions = transactions;
  }

  /**
   * The second half of a log-in, where the user has turned it on; then they enter.
   * @throws identity.otp_required, identity.otp_incorrect, identity.too_many_attempts
   */
  async atLogIn<T>(userId: string, code: string | undefined, enter: () => Promise<T>): Promise<T> {
    const factor = await this.#factors.find(userId);
    if (!factor) return enter();
    if (!factor.confirmedAt) return this.#withoutCode(userId, enter);
    if (code === undefined || code.trim() === '') throw new DomainError('identity.otp_required');
    await this.counted(userId, () => this.take(userId, code));
    return enter();
  }

  /** Whoever is turning it on ends the sessions that are there: this one is, or it is asked for a code. */
  #withoutCode<T>(userId: string, enter: () => Promise<T>): Promise<T> {
    return this.#transactions.run(async () => {
      if ((await this.#factors.locked(userId))?.confirmedAt) throw new DomainError('identity.otp_required');
      return enter();
    });
  }

  /**
   * Work that takes a code, in one transaction. Guesses are counted by user, from wherever they come, and outside of it:
   * what fails is rolled back, but not forgotten.
   * @throws identity.too_many_attempts
   */
  async counted<T>(userId: string, work: () => Promise<T>): Promise<T> {
    await this.#limits.secondFactor(userId);
    const done = await this.#transactions.run(work);
    await this.#limits.secondFactorProved(userId);
    return done;
  }

  /**
   * Uses the code up, in the caller's transaction.
   * @returns the factor as it is now, locked while the transaction runs
   * @throws identity.otp_incorrect
   */
  async take(userId: string, code: string): Promise<SecondFactor> {
    const factor = await this.#factors.locked(userId);
    const key = await this.#keys.find(userId);
    const after = factor && key !== undefined ? this.#accepting(factor, key, code) : undefined;
    if (!after) throw new DomainError('identity.otp_incorrect');
    await this.#factors.save(after);
    return after;
  }

  #accepting(factor: SecondFactor, key: string, code: string): SecondFactor | undefined {
    const typed = code.replaceAll(/[\s-]/g, '').toUpperCase();
    if (/^\d{6}$/.test(typed)) {
      const step = this.#codes.stepOf(key, typed, this.#clock.now());
      return step === undefined ? undefined : afterStep(factor, step);
    }
    return factor.confirmedAt ? afterRecovery(factor, this.#codes.recoveryHash(key, typed)) : undefined;
  }
}
