import { DomainError } from '#kernel/refusal.ts';
import { afterRecovery, afterStep, type SecondFactor } from '../domain/second-factor.ts';
import type { Needs } from './needs.ts';

/** Accepts a code of the authenticator app or a recovery code. Each code is accepted once. */
export const secondFactorProof = ({
  factors,
  keys,
  codes,
  limits,
  work,
}: Needs<'factors' | 'keys' | 'codes' | 'work' | 'limits'>) => {
  /**
   * Runs under the factor's lock. If the user turns the factor on at the same time, there are two cases. The factor is
   * on first: this log-in asks for a code. This log-in is first: turning the factor on ends its session.
   */
  const withoutCode = <T>(userId: string, enter: () => Promise<T>): Promise<T> =>
    work.run(async () => {
      if ((await factors.lock(userId))?.confirmedAt) throw new DomainError('identity.otp_required');
      return enter();
    });

  const accepting = (factor: SecondFactor, key: string, code: string): SecondFactor | undefined => {
    const typed = code.replaceAll(/[\s-]/g, '').toUpperCase();
    if (/^\d{6}$/.test(typed)) {
      const step = codes.stepOf(key, typed, work.now());
      return step === undefined ? undefined : afterStep(factor, step);
    }
    return factor.confirmedAt ? afterRecovery(factor, codes.recoveryHash(key, typed)) : undefined;
  };

  /**
   * Runs work that takes a code, in one transaction. Attempts are counted by user, from all addresses together. The
   * count is made outside the transaction, so that a rollback does not undo it.
   * @throws identity.too_many_attempts
   */
  const counted = async <T>(userId: string, act: () => Promise<T>): Promise<T> => {
    await limits.secondFactor(userId);
    const done = await work.run(act);
    await limits.secondFactorProved(userId);
    return done;
  };

  /**
   * Uses the code up, in the caller's transaction.
   * @returns the factor as it is now, locked while the transaction runs
   * @throws identity.otp_incorrect
   */
  const take = async (userId: string, code: string): Promise<SecondFactor> => {
    const factor = await factors.lock(userId);
    const key = await keys.find(userId);
    const after = factor && key !== undefined ? accepting(factor, key, code) : undefined;
    if (!after) throw new DomainError('identity.otp_incorrect');
    await factors.save(after);
    return after;
  };

  return {
    /**
     * The second step of a log-in, for users who have turned the second factor on. Then it calls `enter`. Without a
     * factor that is turned on, it calls `enter` at once.
     * @throws identity.otp_required, identity.otp_incorrect, identity.too_many_attempts
     */
    atLogIn: async <T>(userId: string, code: string | undefined, enter: () => Promise<T>): Promise<T> => {
      const factor = await factors.find(userId);
      if (!factor) return enter();
      if (!factor.confirmedAt) return withoutCode(userId, enter);
      if (code === undefined || code.trim() === '') throw new DomainError('identity.otp_required');
      await counted(userId, () => take(userId, code));
      return enter();
    },
    counted,
    take,
  };
};
export type SecondFactorProof = ReturnType<typeof secondFactorProof>;
