import type { Clock, Ids, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { type User, withAdminPowers } from '../domain/user.ts';
import type { OpenAccount } from './open-account.ts';
import type { PasswordLinks, Unsettled, Users } from './ports.ts';
import type { RevokeAccess } from './revoke-access.ts';
import { invitationLifetime, passwordLinkTo } from './send-password-link.ts';
import type { SetUpSecondFactor } from './set-up-second-factor.ts';

export interface MadeAdmin {
  readonly user: User;
  readonly did: 'made' | 'promoted' | 'nothing';
  /** Sets the password, once, within a week; null where an admin has a password already. */
  readonly link: string | null;
}

/** The operator makes the first admin, or one more: by an account that is there, or a new one (npm run admin). */
export class MakeAdmin {
  readonly #users: Users;
  readonly #openAccount: OpenAccount;
  readonly #links: PasswordLinks;
  readonly #unsettled: Unsettled;
  readonly #revokeAccess: RevokeAccess;
  readonly #secondFactor: SetUpSecondFactor;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #clock: Clock;
  readonly #publicUrl: string;

  constructor(
    users: Users,
    openAccount: OpenAccount,
    links: PasswordLinks,
    unsettled: Unsettled,
    revokeAccess: RevokeAccess,
    secondFactor: SetUpSecondFactor,
    transactions: Transactions,
    ids: Ids,
    clock: Clock,
    { publicUrl }: { readonly publicUrl: string },
  ) {
    this.#users = users;
    this.#openAccount = openAccount;
    this.#links = links;
    this.#unsettled = unsettled;
    this.#revokeAccess = revokeAccess;
    this.#secondFactor = secondFactor;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#clock = clock;
    this.#publicUrl = publicUrl;
  }

  /**
   * Again, it changes nothing, and gives a new link while there is no password.
   * @param note writes down what was done, in the same transaction
   * @throws DomainError identity.banned, identity.role_not_allowed (boosters), identity.user_unsettled
   */
  run(email: string, note: (user: User) => Promise<void>): Promise<MadeAdmin> {
    return this.#transactions.run(async () => {
      const found = await this.#users.findByLogin(email);
      const { user, did } = found
        ? await this.#promoted(found.id)
        : { user: await this.#made(email), did: 'made' as const };
      const link = user.passwordHash === null ? await this.#linkFor(user) : null;
      if (did !== 'nothing' || link) await note(user);
      return { user, did, link };
    });
  }

  /**
   * Anybody can register somebody else's address: an account becomes an admin's without the password, second factor, sessions and
   * links that it had. Only the link on the terminal leads into it.
   */
  async #promoted(id: string): Promise<Pick<MadeAdmin, 'user' | 'did'>> {
    const user = await this.#users.locked(id);
    if (!user) throw new DomainError('identity.user_not_found');
    if (user.status === 'banned') throw new DomainError('identity.banned', { reason: user.banReason ?? '' });
    if (user.role === 'admin') return { user, did: 'nothing' };
    if (user.role === 'booster') throw new DomainError('identity.role_not_allowed');
    if (user.role === 'customer') {
      // an admin has neither orders nor a balance of their own
      const { orders, payments, balance } = await this.#unsettled.hold(id);
      if (orders > 0 || payments > 0 || balance.amount !== 0)
        throw new DomainError('identity.user_unsettled', { orders, payments, balance });
    }
    const after = withAdminPowers(user, this.#clock.now());
    await this.#users.save(after);
    await this.#revokeAccess.run(id, 'password');
    await this.#secondFactor.forget(id);
    return { user: after, did: 'promoted' };
  }

  async #made(email: string): Promise<User> {
    const prepared = await this.#openAccount.prepare(
      {
        firstName: 'Yönetici',
        lastName: 'Basamak',
        email,
        phone: '',
        username: `yonetici${this.#ids.next().replaceAll('-', '').slice(-8)}`,
      },
      undefined,
    );
    const at = this.#clock.now();
    return this.#openAccount.run(prepared, {
      role: 'admin',
      accessGivenAt: at,
      accessChanges: [{ matter: 'account', hand: 'staff', by: null, at }],
    });
  }

  async #linkFor({ id: userId }: User): Promise<string> {
    const expiresAt = new Date(this.#clock.now().getTime() + invitationLifetime);
    return passwordLinkTo(this.#publicUrl, await this.#links.issue({ id: this.#ids.next(), userId, expiresAt }));
  }
}
