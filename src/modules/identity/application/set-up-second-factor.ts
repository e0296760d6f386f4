import type { Mails } from '#kernel/mail.ts';
import type { Clock, Ids, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Role } from '#kernel/vocabulary.ts';
import { begun, confirmed, isMissing, recoveryCodes, type SecondFactor } from '../domain/second-factor.ts';
import { type Powers, type User, withAccessChanged, withAccessGiven } from '../domain/user.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { managed } from './managed.ts';
import type { FactorKeys, OneTimeCodes, Passwords, SecondFactors, Users } from './ports.ts';
import type { RevokeAccess } from './revoke-access.ts';
import type { SecondFactorProof } from './second-factor-proof.ts';

export interface SecondFactorState {
  readonly enabled: boolean;
  /** By configuration, for users of this role. */
  readonly required: boolean;
  readonly recoveryCodesLeft: number;
}

/** What an authenticator app is given, by a picture or by hand. */
export interface FactorKey {
  /** Base32. */
  readonly key: string;
  /** `otpauth://totp/…` */
  readonly uri: string;
}

/** The second factor from its beginning to its end (domain.md §6, promises 32). */
export class SetUpSecondFactor {
  readonly #users: Users;
  readonly #factors: SecondFactors;
  readonly #keys: FactorKeys;
  readonly #codes: OneTimeCodes;
  readonly #proof: SecondFactorProof;
  readonly #passwords: Passwords;
  readonly #limits: AttemptLimits;
  readonly #revokeAccess: RevokeAccess;
  readonly #mails: Mails;
  readonly #ids: Ids;
  readonly #clock: Clock;
  readonly #transactions: Transactions;
  readonly #required: readonly Role[];

  constructor(
    users: Users,
    factors: SecondFactors,
    keys: FactorKeys,
    codes: OneTimeCodes,
    proof: SecondFactorProof,
    passwords: Passwords,
    limits: AttemptLimits,
    revokeAccess: RevokeAccess,
    mails: Mails,
    ids: Ids,
    clock: Clock,
    transactions: Transactions,
    { secondFactorRequired }: { readonly secondFactorRequired: readonly Role[] },
  ) {
    this.#users = users;
    this.#factors = factors;
    this.#keys = keys;
    this.#codes = codes;
    this.#proof = proof;
    this.#passwords = passwords;
    this.#limits = limits;
    this.#revokeAccess = revokeAccess;
    this.#mails = mails;
    this.#ids = ids;
    this.#clock = clock;
    this.#transactions = transactions;
    this.#required = secondFactorRequired;
  }

  async state({ id, role }: Pick<User, 'id' | 'role'>): Promise<SecondFactorState> {
    const factor = await this.#factors.find(id);
    return {
      enabled: Boolean(factor?.confirmedAt),
      required: this.#required.includes(role),
      recoveryCodesLeft: factor?.recoveryHashes.length ?? 0,
    };
  }

  /** Of these, who logs in with it. */
  usersOf(userIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#factors.confirmedOf(userIds);
  }

  /** Makes a key, which counts once its first code was seen. @throws identity.password_incorrect, identity.second_factor_on, … */
  async begin(userId: string, password: string): Promise<FactorKey> {
    const user = await this.#knowing(userId, password);
    const key = this.#codes.newKey();
    await this.#transactions.run(async () => {
      // held, so that of two who begin at once the row and the key are of the same one
      await this.#users.locked(userId);
      if ((await this.#factors.locked(userId))?.confirmedAt) throw new DomainError('identity.second_factor_on');
      await this.#factors.save(begun(userId));
      await this.#keys.keep(userId, key);
    });
    return { key, uri: this.#codes.uri(key, user.username) };
  }

  /**
   * The app has the key. Whoever is signed in elsewhere came without it and is out.
   * @returns the recovery codes, which are shown this once
   * @throws identity.second_factor_on, identity.otp_incorrect, identity.too_many_attempts
   */
  async confirm(userId: string, code: string, sessionId: string): Promise<readonly string[]> {
    return this.#proof.counted(userId, async () => {
      const user = await this.#users.locked(userId);
      if (!user || (await this.#factors.locked(userId))?.confirmedAt)
        throw new DomainError('identity.second_factor_on');
      const codes = await this.#newRecoveryCodes(await this.#proof.take(userId, code));
      await this.#revokeAccess.run(userId, 'second-factor', sessionId);
      await this.#tell(user, 'on');
      return codes;
    });
  }

  /** New recovery codes; the old ones are void. @throws identity.second_factor_off, identity.otp_incorrect, … */
  async renewRecoveryCodes(userId: string, code: string): Promise<readonly string[]> {
    return this.#proof.counted(userId, async () => {
      await this.#users.locked(userId);
      await this.#assertOn(userId);
      return this.#newRecoveryCodes(await this.#proof.take(userId, code));
    });
  }

  /** @throws identity.second_factor_required where the configuration asks for it, identity.password_incorrect, … */
  async remove({ id, role }: Pick<User, 'id' | 'role'>, password: string, code: string): Promise<void> {
    if (isMissing(this.#required, role, false)) throw new DomainError('identity.second_factor_required');
    await this.#knowing(id, password);
    await this.#proof.counted(id, async () => {
      const user = await this.#users.locked(id);
      await this.#assertOn(id);
      await this.#proof.take(id, code);
      await this.forget(id);
      if (!user) return;
      await this.#users.save(withAccessChanged(user, 'second-factor', 'owner', this.#clock.now()));
      await this.#tell(user, 'off');
    });
  }

  /** For somebody who has lost app and recovery codes. @throws identity.user_not_found, identity.role_not_allowed, identity.second_factor_off */
  async reset(actor: Powers, userId: string): Promise<User> {
    return this.#transactions.run(async () => {
      const user = await managed(this.#users, actor, userId);
      await this.#assertOn(userId);
      await this.forget(userId);
      await this.#revokeAccess.run(userId, 'second-factor');
      const after = withAccessGiven(user, { matter: 'second-factor', by: actor.id, at: this.#clock.now() });
      await this.#users.save(after);
      await this.#tell(user, 'reset');
      return after;
    });
  }

  /** In the caller's transaction: nothing is left of it. */
  async forget(userId: string): Promise<void> {
    await this.#factors.remove(userId);
    await this.#keys.erase(userId);
  }

  async #assertOn(userId: string): Promise<void> {
    if (!(await this.#factors.locked(userId))?.confirmedAt) throw new DomainError('identity.second_factor_off');
  }

  async #newRecoveryCodes(factor: SecondFactor): Promise<readonly string[]> {
    const key = await this.#keys.find(factor.userId);
    if (key === undefined) throw new DomainError('identity.second_factor_off');
    const codes = Array.from({ length: recoveryCodes }, () => this.#codes.newRecoveryCode());
    const hashes = codes.map((each) => this.#codes.recoveryHash(key, each));
    await this.#factors.save(confirmed(factor, hashes, this.#clock.now()));
    return codes;
  }

  async #knowing(userId: string, password: string): Promise<User> {
    await this.#limits.passwordChange(userId);
    const user = await this.#users.find(userId);
    if (!user || !(await this.#passwords.verify(user.passwordHash, password)))
      throw new DomainError('identity.password_incorrect');
    return user;
  }

  #tell({ email, firstName }: User, what: 'on' | 'off' | 'reset'): Promise<void> {
    const key = `second-factor ${this.#ids.next()}`;
    return this.#mails.queue({ key, to: email, template: 'second-factor', params: { firstName, what } });
  }
}
