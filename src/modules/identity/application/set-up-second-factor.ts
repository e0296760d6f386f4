import { DomainError } from '#kernel/refusal.ts';
import type { Role } from '#kernel/vocabulary.ts';
import { begun, confirmed, isMissing, recoveryCodes, type SecondFactor } from '../domain/second-factor.ts';
import { type Powers, type User, withAccessChanged, withAccessGiven } from '../domain/user.ts';
import { managed } from './managed.ts';
import type { SecondFactorProof } from './second-factor-proof.ts';
import type { Needs } from './needs.ts';

interface SecondFactorState {
  readonly enabled: boolean;
  /** Whether the configuration requires a second factor for this role. */
  readonly required: boolean;
  readonly recoveryCodesLeft: number;
}

/** What an authenticator app needs. It reads it from a QR code, or the user types it in. */
interface FactorKey {
  /** Base32. */
  readonly key: string;
  /** `otpauth://totp/…` */
  readonly uri: string;
}

/**
 * Turns the second factor on and off (domain.md §6, promises 32).
 * Many needs: each step authenticates the user, stores a secret, notifies the owner and ends other access.
 */
export const setUpSecondFactor = ({
  users,
  factors,
  keys,
  codes,
  proof,
  passwords,
  limits,
  revokeAccess,
  mails,
  config: { secondFactorRequired },
  work,
}: Needs<'users' | 'factors' | 'keys' | 'codes' | 'passwords' | 'mails' | 'work' | 'limits' | 'revokeAccess'> & {
  readonly proof: SecondFactorProof;
  readonly config: { readonly secondFactorRequired: readonly Role[] };
}) => {
  const assertOn = async (userId: string): Promise<void> => {
    if (!(await factors.lock(userId))?.confirmedAt) throw new DomainError('identity.second_factor_off');
  };

  const newRecoveryCodes = async (factor: SecondFactor): Promise<readonly string[]> => {
    const key = await keys.find(factor.userId);
    if (key === undefined) throw new DomainError('identity.second_factor_off');
    const recovery = Array.from({ length: recoveryCodes }, () => codes.newRecoveryCode());
    const hashes = recovery.map((each) => codes.recoveryHash(key, each));
    await factors.save(confirmed(factor, hashes, work.now()));
    return recovery;
  };

  const knowing = async (userId: string, password: string): Promise<User> => {
    await limits.passwordChange(userId);
    const user = await users.find(userId);
    if (!user || !(await passwords.verify(user.passwordHash, password)))
      throw new DomainError('identity.password_incorrect');
    return user;
  };

  const tell = ({ email, firstName }: User, what: 'on' | 'off' | 'reset'): Promise<void> => {
    const key = `second-factor ${work.newId()}`;
    return mails.queue({ key, to: email, template: 'second-factor', params: { firstName, what } });
  };

  /** Deletes the factor and its key, in the caller's transaction. */
  const forget = async (userId: string): Promise<void> => {
    await factors.remove(userId);
    await keys.erase(userId);
  };

  return {
    state: async ({ id, role }: Pick<User, 'id' | 'role'>): Promise<SecondFactorState> => {
      const factor = await factors.find(id);
      return {
        enabled: Boolean(factor?.confirmedAt),
        required: secondFactorRequired.includes(role),
        recoveryCodesLeft: factor?.recoveryHashes.length ?? 0,
      };
    },
    /** The users among these who log in with a second factor. */
    usersOf: (userIds: readonly string[]): Promise<ReadonlySet<string>> => factors.confirmedOf(userIds),
    /**
     * Makes a key. The key is in force only after `confirm`.
     * @throws identity.password_incorrect, identity.second_factor_on, …
     */
    begin: async (userId: string, password: string): Promise<FactorKey> => {
      const user = await knowing(userId, password);
      const key = codes.newKey();
      await work.run(async () => {
        // locks the user, so that after two concurrent calls the row and the key come from the same call
        await users.lock(userId);
        if ((await factors.lock(userId))?.confirmedAt) throw new DomainError('identity.second_factor_on');
        await factors.save(begun(userId));
        await keys.keep(userId, key);
      });
      return { key, uri: codes.uri(key, user.username) };
    },
    /**
     * A code proves that the app has the key. All other sessions end, because they began without the second factor.
     * @returns the recovery codes, which are shown only once
     * @throws identity.second_factor_on, identity.otp_incorrect, identity.too_many_attempts
     */
    confirm: async (userId: string, code: string, sessionId: string): Promise<readonly string[]> =>
      proof.counted(userId, async () => {
        const user = await users.lock(userId);
        if (!user || (await factors.lock(userId))?.confirmedAt) throw new DomainError('identity.second_factor_on');
        const recovery = await newRecoveryCodes(await proof.take(userId, code));
        await revokeAccess(userId, 'second-factor', sessionId);
        await tell(user, 'on');
        return recovery;
      }),
    /**
     * Makes new recovery codes; the old ones become invalid.
     * @throws identity.second_factor_off, identity.otp_incorrect, …
     */
    renewRecoveryCodes: async (userId: string, code: string): Promise<readonly string[]> =>
      proof.counted(userId, async () => {
        await users.lock(userId);
        await assertOn(userId);
        return newRecoveryCodes(await proof.take(userId, code));
      }),
    /** @throws identity.second_factor_required if the configuration requires one, identity.password_incorrect, … */
    remove: async ({ id, role }: Pick<User, 'id' | 'role'>, password: string, code: string): Promise<void> => {
      if (isMissing(secondFactorRequired, role, false)) throw new DomainError('identity.second_factor_required');
      await knowing(id, password);
      await proof.counted(id, async () => {
        const user = await users.lock(id);
        await assertOn(id);
        await proof.take(id, code);
        await forget(id);
        if (!user) return;
        await users.save(withAccessChanged(user, 'second-factor', 'owner', work.now()));
        await tell(user, 'off');
      });
    },
    /**
     * Staff remove the second factor of a user who has lost both the app and the recovery codes.
     * @throws identity.user_not_found, identity.role_not_allowed, identity.second_factor_off
     */
    reset: async (actor: Powers, userId: string): Promise<User> =>
      work.run(async () => {
        const user = await managed(users, actor, userId);
        await assertOn(userId);
        await forget(userId);
        await revokeAccess(userId, 'second-factor');
        const after = withAccessGiven(user, { matter: 'second-factor', by: actor.id, at: work.now() });
        await users.save(after);
        await tell(user, 'reset');
        return after;
      }),
    forget,
  };
};
export type SetUpSecondFactor = ReturnType<typeof setUpSecondFactor>;
