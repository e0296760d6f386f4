import { DomainError } from '#kernel/refusal.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { OpenSession, SessionTokens } from './open-session.ts';
import type { Passwords, Users } from './ports.ts';
import type { SecondFactorProof } from './second-factor-proof.ts';

export interface Credentials {
  /** E-mail address or username. */
  readonly login: string;
  readonly password: string;
  /** A code of the authenticator app or a recovery code, where the account asks for one. */
  readonly otp?: string | undefined;
}

/** Log-in. Whether there is such an account shows neither in the answer nor in the time it takes. */
export class Authenticate {
  readonly #users: Users;
  readonly #passwords: Passwords;
  readonly #secondFactor: SecondFactorProof;
  readonly #openSession: OpenSession;
  readonly #limits: AttemptLimits;

  constructor(
    users: Users,
    passwords: Passwords,
    secondFactor: SecondFactorProof,
    openSession: OpenSession,
    limits: AttemptLimits,
  ) {
    this.#users = users;
    this.#passwords = passwords;
    this.#secondFactor = secondFactor;
    this.#openSession = openSession;
    this.#limits = limits;
  }

  /**
   * @param device what the session is called in the user's list of them.
   * @throws identity.bad_credentials, identity.banned, identity.otp_required (both to whoever knows the password),
   * identity.otp_incorrect, identity.too_many_attempts
   */
  async run({ login, password, otp }: Credentials, address: string, device = ''): Promise<SessionTokens> {
    await this.#limits.logInFrom(address);
    const user = await this.#users.findByLogin(login);
    // by the account where there is one: its address and its user name are not two chances
    const account = user?.id ?? login;
    await this.#limits.logInTo(account, address);
    const passwordHash = user?.passwordHash ?? null;
    const matches = await this.#passwords.verify(passwordHash, password);
    if (!user || passwordHash === null || !matches || user.status === 'deleted')
      throw new DomainError('identity.bad_credentials');
    if (user.status === 'banned') throw new DomainError('identity.banned', { reason: user.banReason ?? '' });
    const tokens = await this.#secondFactor.atLogIn(user.id, otp, () =>
      this.#openSession.run({ ...user, passwordHash }, { device, address }),
    );
    if (!tokens) {
      const now = await this.#users.find(user.id);
      if (now?.status === 'banned') throw new DomainError('identity.banned', { reason: now.banReason ?? '' });
      throw new DomainError('identity.bad_credentials');
    }
    await this.#limits.loggedIn(account, address);
    return tokens;
  }
}
