import { DomainError } from '#kernel/refusal.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { OpenSession, SessionTokens } from './open-session.ts';
import type { Passwords, Users } from './ports.ts';

export interface Credentials {
  /** E-mail address or username. */
  readonly login: string;
  readonly password: string;
}

/** Log-in. Whether there is such an account shows neither in the answer nor in the time it takes. */
export class Authenticate {
  readonly #users: Users;
  readonly #passwords: Passwords;
  readonly #openSession: OpenSession;
  readonly #limits: AttemptLimits;

  constructor(users: Users, passwords: Passwords, openSession: OpenSession, limits: AttemptLimits) {
    this.#users = users;
    this.#passwords = passwords;
    this.#openSession = openSession;
    this.#limits = limits;
  }

  /** @throws identity.bad_credentials, identity.banned (to whoever knows the password), identity.too_many_attempts */
  async run({ login, password }: Credentials, address: string): Promise<SessionTokens> {
    await this.#limits.logIn(login, address);
    const user = await this.#users.findByLogin(login);
    const passwordHash = user?.passwordHash ?? null;
    const matches = await this.#passwords.verify(passwordHash, password);
    if (!user || passwordHash === null || !matches || user.status === 'deleted')
      throw new DomainError('identity.bad_credentials');
    if (user.status === 'banned') throw new DomainError('identity.banned', { reason: user.banReason ?? '' });
    const tokens = await this.#openSession.run({ ...user, passwordHash });
    if (!tokens) throw new DomainError('identity.bad_credentials');
    await this.#limits.loggedIn(login, address);
    return tokens;
  }
}
