import { DomainError } from '#kernel/refusal.ts';
import { type User, withAdminPowers } from '../domain/user.ts';
import type { OpenAccount } from './open-account.ts';
import { invitationLifetime, passwordLinkTo } from './send-password-link.ts';
import type { SetUpSecondFactor } from './set-up-second-factor.ts';
import type { Needs } from './needs.ts';

interface MadeAdmin {
  readonly user: User;
  readonly did: 'made' | 'promoted' | 'nothing';
  /** A link by which the admin sets the password, once, within a week. Null if the admin has a password already. */
  readonly link: string | null;
}

/**
 * The operator makes an admin from an existing or a new account (npm run admin). A second run changes nothing; as long
 * as the admin has no password, it gives a new link.
 * Many needs: it opens an account, or takes over an existing one with all its access.
 * @param note records what was done, in the same transaction
 * @throws DomainError identity.banned, identity.role_not_allowed (boosters), identity.user_unsettled
 */
export const makeAdmin = ({
  users,
  openAccount,
  links,
  unsettled,
  revokeAccess,
  secondFactor,
  config: { publicUrl },
  work,
}: Needs<'users' | 'links' | 'unsettled' | 'work' | 'revokeAccess'> & {
  readonly openAccount: OpenAccount;
  readonly secondFactor: SetUpSecondFactor;
  readonly config: { readonly publicUrl: string };
}) => {
  /**
   * Anybody can register with somebody else's address. Therefore an account that becomes an admin's account loses its
   * password, second factor, sessions and links. Only the link on the terminal gives access to the account.
   */
  const promoted = async (id: string): Promise<Pick<MadeAdmin, 'user' | 'did'>> => {
    const user = await users.lock(id);
    if (!user) throw new DomainError('identity.user_not_found');
    if (user.status === 'banned') throw new DomainError('identity.banned', { reason: user.banReason ?? '' });
    if (user.role === 'admin') return { user, did: 'nothing' };
    if (user.role === 'booster') throw new DomainError('identity.role_not_allowed');
    if (user.role === 'customer') {
      // an admin has neither orders nor a balance
      const { orders, payments, balance } = await unsettled.lock(id);
      if (orders > 0 || payments > 0 || balance.amount !== 0)
        throw new DomainError('identity.user_unsettled', { orders, payments, balance });
    }
    const after = withAdminPowers(user, work.now());
    await users.save(after);
    await revokeAccess(id, 'password');
    await secondFactor.forget(id);
    return { user: after, did: 'promoted' };
  };

  const made = async (email: string): Promise<User> => {
    const prepared = await openAccount.prepare(
      {
        firstName: 'Yönetici',
        lastName: 'Basamak',
        email,
        phone: '',
        username: `yonetici${work.newId().replaceAll('-', '').slice(-8)}`,
      },
      undefined,
    );
    const at = work.now();
    return openAccount.run(prepared, {
      role: 'admin',
      accessGivenAt: at,
      accessChanges: [{ matter: 'account', hand: 'staff', by: null, at }],
    });
  };

  const linkFor = async ({ id: userId }: User): Promise<string> => {
    const expiresAt = new Date(work.now().getTime() + invitationLifetime);
    return passwordLinkTo(publicUrl, await links.issue({ id: work.newId(), userId, expiresAt }));
  };

  return (email: string, note: (user: User) => Promise<void>): Promise<MadeAdmin> =>
    work.run(async () => {
      const found = await users.findByLogin(email);
      const { user, did } = found ? await promoted(found.id) : { user: await made(email), did: 'made' as const };
      const link = user.passwordHash === null ? await linkFor(user) : null;
      if (did !== 'nothing' || link) await note(user);
      return { user, did, link };
    });
};
export type MakeAdmin = ReturnType<typeof makeAdmin>;
