import type { Mails } from '#kernel/mail.ts';
import type { Clock, Ids, Jobs, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { canonical } from '../domain/canonical.ts';
import { assertMayManage, heldScopes, maskedEmail, type Powers, type User, withEmailOfStaff } from '../domain/user.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { EmailChange, EmailChanges, EmailHistory } from './email-change-ports.ts';
import { managed } from './managed.ts';
import type { Users } from './ports.ts';
import type { RevokeAccess } from './revoke-access.ts';

/** What waits in the queue: neither a secret nor the address. */
export interface EmailChangeRequest {
  readonly changeId: string;
  readonly userId: string;
}

export const emailChangeQueue = 'identity.email-change';

/** Milliseconds for which a link is good: as long as one that verifies an address. */
const lifetime = 24 * 3600_000;

/** A change of an e-mail address that somebody at the console begins and the owner of the new address ends. */
export class ChangeEmail {
  readonly #users: Users;
  readonly #changes: EmailChanges;
  readonly #history: EmailHistory;
  readonly #revokeAccess: RevokeAccess;
  readonly #limits: AttemptLimits;
  readonly #mails: Mails;
  readonly #jobs: Jobs;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #clock: Clock;
  readonly #publicUrl: string;

  constructor(
    users: Users,
    changes: EmailChanges,
    history: EmailHistory,
    revokeAccess: RevokeAccess,
    limits: AttemptLimits,
    mails: Mails,
    jobs: Jobs,
    transactions: Transactions,
    ids: Ids,
    clock: Clock,
    { publicUrl }: { readonly publicUrl: string },
  ) {
    this.#users = users;
    this.#changes = changes;
    this.#history = history;
    this.#revokeAccess = revokeAccess;
    this.#limits = limits;
    this.#mails = mails;
    this.#jobs = jobs;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#clock = clock;
    this.#publicUrl = publicUrl;
  }

  /**
   * Mails the link to the new address, and to the old one what was asked for. An earlier request is replaced.
   * @throws identity.user_not_found, identity.role_not_allowed, identity.user_is_banned, identity.email_unchanged,
   * identity.email_taken, identity.too_many_attempts
   */
  ask(actor: Powers, userId: string, email: string): Promise<User> {
    return this.#transactions.run(async () => {
      const user = await managed(this.#users, actor, userId);
      if (user.status === 'banned') throw new DomainError('identity.user_is_banned');
      if (canonical(email) === canonical(user.email)) throw new DomainError('identity.email_unchanged');
      if (await this.#users.taken({ email })) throw new DomainError('identity.email_taken');
      await this.#limits.emailChange(userId, email);
      const now = this.#clock.now();
      const change = {
        id: this.#ids.next(),
        userId,
        email,
        askedBy: actor.id,
        askedAt: now,
        expiresAt: new Date(now.getTime() + lifetime),
      };
      await this.#changes.put(change);
      const request: EmailChangeRequest = { changeId: change.id, userId };
      await this.#jobs.send(emailChangeQueue, request, { singletonKey: change.id });
      await this.#tellOldAddress(user, email, 'email-change-asked');
      return user;
    });
  }

  /** Mails the link, unless the request was replaced or withdrawn meanwhile. */
  async send({ changeId, userId }: EmailChangeRequest): Promise<void> {
    const [user, changes] = [await this.#users.find(userId), await this.#changes.of([userId])];
    const change = changes.get(userId);
    if (user?.status !== 'active' || change?.id !== changeId || !this.#isGood(change)) return;
    await this.#mails.deliver({
      key: `email-change ${changeId}`,
      to: change.email,
      template: 'email-change',
      params: { link: `${this.#publicUrl}/eposta-degisikligi?token=${this.#changes.tokenFor(changeId)}` },
    });
  }

  /** Withdraws what waits or has expired. @throws identity.user_not_found, identity.role_not_allowed, identity.no_email_change */
  drop(actor: Powers, userId: string): Promise<User> {
    return this.#transactions.run(async () => {
      const user = await managed(this.#users, actor, userId);
      if (!(await this.#changes.of([userId])).has(userId)) throw new DomainError('identity.no_email_change');
      await this.#changes.remove(userId);
      return user;
    });
  }

  /**
   * The owner of the new address confirms it, once. Sessions and links that were mailed to the old address end.
   * @throws identity.email_change_invalid, identity.email_taken
   */
  async confirm(token: string): Promise<void> {
    const asked = await this.#changes.ofToken(token);
    if (!asked) throw new DomainError('identity.email_change_invalid');
    await this.#transactions.run(async () => {
      const user = await this.#users.locked(asked.userId);
      // it may have been replaced or withdrawn before the user was locked
      const change = await this.#changes.ofToken(token);
      if (user?.status !== 'active' || !change || !this.#isGood(change) || !(await this.#mayStill(change, user)))
        throw new DomainError('identity.email_change_invalid');
      const [{ id }, { askedBy, email }] = [user, change];
      const at = this.#clock.now();
      await this.#users.save(withEmailOfStaff(user, email, askedBy, at));
      await this.#changes.remove(id);
      if (user.emailVerified) await this.#changes.keepFormer(id, { email: user.email, until: at });
      await this.#revokeAccess.run(id, 'staff');
      await this.#tellOldAddress(user, email, 'email-changed');
      await this.#history.changed({ user, askedBy, before: user.email, after: email, at });
    });
  }

  #isGood({ expiresAt }: EmailChange): boolean {
    return expiresAt > this.#clock.now();
  }

  /** Whoever asked for it could ask for it now: a colleague who left or lost the scope leaves no open door. */
  async #mayStill({ askedBy }: EmailChange, user: User): Promise<boolean> {
    const asker = await this.#users.find(askedBy);
    if (asker?.status !== 'active' || !heldScopes(asker).includes('access:write')) return false;
    try {
      assertMayManage(asker, user);
      return true;
    } catch {
      return false;
    }
  }

  /** An address that nobody proved may be a stranger's. Whether it was is asked here, for soon it is nobody's account. */
  async #tellOldAddress(
    { email, emailVerified, firstName }: User,
    newEmail: string,
    template: 'email-change-asked' | 'email-changed',
  ): Promise<void> {
    if (!emailVerified) return;
    await this.#mails.queue({
      key: `${template} ${this.#ids.next()}`,
      to: email,
      template,
      params: { firstName, newEmail: maskedEmail(newEmail), link: `${this.#publicUrl}/contact-us` },
    });
  }
}
