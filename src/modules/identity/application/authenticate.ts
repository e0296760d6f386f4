import { DomainError } from '#kernel/refusal.ts';
import type { OpenSession, SessionTokens } from './open-session.ts';
import type { SecondFactorProof } from './second-factor-proof.ts';
import type { Needs } from './needs.ts';

export interface Credentials {
  /** E-mail address or username. */
  readonly login: string;
  readonly password: string;
  /** A code of the authenticator app or a recovery code, if the account asks for one. */
  readonly otp?: string | undefined;
}

/**
 * Log-in. Neither the answer nor its time shows whether the account exists.
 * @param device the session's name in the user's list of sessions.
 * @throws identity.bad_credentials, identity.banned, identity.otp_required (both only after the right password),
 * identity.otp_incorrect, identity.too_many_attempts
 */
export const authenticate =
  ({
    users,
    passwords,
    secondFactor,
    openSession,
    limits,
  }: Needs<'users' | 'passwords' | 'limits'> & {
    readonly secondFactor: SecondFactorProof;
    readonly openSession: OpenSession;
  }) =>
  async ({ login, password, otp }: Credentials, address: string, device = ''): Promise<SessionTokens> => {
    await limits.logInFrom(address);
    const user = await users.findByLogin(login);
    // counted by account if there is one, so that trying by e-mail and by username gives no second set of attempts
    const account = user?.id ?? login;
    await limits.logInTo(account, address);
    const passwordHash = user?.passwordHash ?? null;
    const matches = await passwords.verify(passwordHash, password);
    if (!user || passwordHash === null || !matches || user.status === 'deleted')
      throw new DomainError('identity.bad_credentials');
    if (user.status === 'banned') throw new DomainError('identity.banned', { reason: user.banReason ?? '' });
    const tokens = await secondFactor.atLogIn(user.id, otp, () =>
      openSession({ ...user, passwordHash }, { device, address }),
    );
    if (!tokens) {
      const now = await users.find(user.id);
      if (now?.status === 'banned') throw new DomainError('identity.banned', { reason: now.banReason ?? '' });
      throw new DomainError('identity.bad_credentials');
    }
    await limits.loggedIn(account, address);
    return tokens;
  };
export type Authenticate = ReturnType<typeof authenticate>;
