import { DomainError } from '#kernel/refusal.ts';
import { canonical } from '../domain/canonical.ts';
import { assertMayManage, heldScopes, maskedEmail, type Powers, type User, withEmailOfStaff } from '../domain/user.ts';
import type { EmailChange } from './email-change-ports.ts';
import { managed } from './managed.ts';
import { requestPasswordLink } from './send-password-link.ts';
import type { Needs } from './needs.ts';

/** The job's data. It contains neither a secret nor the address. */
export interface EmailChangeRequest {
  readonly changeId: string;
  readonly userId: string;
}

export const emailChangeQueue = 'identity.email-change';

/** Milliseconds for which a link is valid: as long as a link that verifies an address. */
const lifetime = 24 * 3600_000;

/**
 * Staff request a change of a user's e-mail address; the owner of the new address confirms it.
 * Many needs: the request, its mails, its limits, its history and the end of old access are one command.
 */
export const changeEmail = ({
  users,
  changes,
  history,
  revokeAccess,
  limits,
  mails,
  jobs,
  config: { publicUrl },
  work,
}: Needs<'users' | 'changes' | 'history' | 'mails' | 'jobs' | 'work' | 'limits' | 'revokeAccess'> & {
  readonly config: { readonly publicUrl: string };
}) => {
  const isGood = ({ expiresAt }: EmailChange): boolean => expiresAt > work.now();

  /** Whether the requester may still request the change. A request ends if its requester leaves or loses the scope. */
  const mayStill = async ({ askedBy }: EmailChange, user: User): Promise<boolean> => {
    const asker = await users.find(askedBy);
    if (asker?.status !== 'active' || !heldScopes(asker).includes('access:write')) return false;
    try {
      assertMayManage(asker, user);
      return true;
    } catch {
      return false;
    }
  };

  /**
   * An unverified address gets no mail, because it may be a stranger's. The check is made here and not at delivery,
   * because after the change no account has the old address any more.
   */
  const tellOldAddress = async (
    { email, emailVerified, firstName }: User,
    newEmail: string,
    template: 'email-change-asked' | 'email-changed',
  ): Promise<void> => {
    if (!emailVerified) return;
    await mails.queue({
      key: `${template} ${work.newId()}`,
      to: email,
      template,
      params: { firstName, newEmail: maskedEmail(newEmail), link: `${publicUrl}/contact-us` },
    });
  };

  return {
    /**
     * Mails the link to the new address and a notice to the old one. Replaces an earlier request.
     * @throws identity.user_not_found, identity.role_not_allowed, identity.user_is_banned, identity.email_unchanged,
     * identity.email_taken, identity.too_many_attempts
     */
    ask: (actor: Powers, userId: string, email: string): Promise<User> =>
      work.run(async () => {
        const user = await managed(users, actor, userId);
        if (user.status === 'banned') throw new DomainError('identity.user_is_banned');
        if (canonical(email) === canonical(user.email)) throw new DomainError('identity.email_unchanged');
        if (await users.taken({ email })) throw new DomainError('identity.email_taken');
        await limits.emailChange(userId, email);
        const now = work.now();
        const change = {
          id: work.newId(),
          userId,
          email,
          askedBy: actor.id,
          askedAt: now,
          expiresAt: new Date(now.getTime() + lifetime),
        };
        await changes.put(change);
        const request: EmailChangeRequest = { changeId: change.id, userId };
        await jobs.send(emailChangeQueue, request, { singletonKey: change.id });
        await tellOldAddress(user, email, 'email-change-asked');
        return user;
      }),
    /** Mails the link, unless the request was replaced or withdrawn meanwhile. */
    send: async ({ changeId, userId }: EmailChangeRequest): Promise<void> => {
      const [user, waiting] = [await users.find(userId), await changes.of([userId])];
      const change = waiting.get(userId);
      if (user?.status !== 'active' || change?.id !== changeId || !isGood(change)) return;
      await mails.deliver({
        key: `email-change ${changeId}`,
        to: change.email,
        template: 'email-change',
        params: { link: `${publicUrl}/eposta-degisikligi?token=${changes.tokenFor(changeId)}` },
      });
    },
    /**
     * Withdraws a pending or expired request.
     * @throws identity.user_not_found, identity.role_not_allowed, identity.no_email_change
     */
    drop: (actor: Powers, userId: string): Promise<User> =>
      work.run(async () => {
        const user = await managed(users, actor, userId);
        if (!(await changes.of([userId])).has(userId)) throw new DomainError('identity.no_email_change');
        await changes.remove(userId);
        return user;
      }),
    /**
     * The owner of the new address confirms it, once, and is mailed a link for a new password. The old password, all
     * sessions and the links mailed to the old address become invalid.
     * @throws identity.email_change_invalid, identity.email_taken
     */
    confirm: async (token: string): Promise<void> => {
      const asked = await changes.ofToken(token);
      if (!asked) throw new DomainError('identity.email_change_invalid');
      await work.run(async () => {
        const user = await users.lock(asked.userId);
        // read again under the user's lock: the request may have been replaced or withdrawn meanwhile
        const change = await changes.ofToken(token);
        if (user?.status !== 'active' || !change || !isGood(change) || !(await mayStill(change, user)))
          throw new DomainError('identity.email_change_invalid');
        const [{ id }, { askedBy, email }] = [user, change];
        const at = work.now();
        await users.save(withEmailOfStaff(user, email, askedBy, at));
        await changes.remove(id);
        if (user.emailVerified) await changes.keepFormer(id, { email: user.email, until: at });
        await revokeAccess(id, 'staff');
        const link = { linkId: work.newId(), kind: 'password-reset', email, requestedAt: at.toISOString() } as const;
        await requestPasswordLink(jobs, link);
        await tellOldAddress(user, email, 'email-changed');
        await history.changed({ user, askedBy, before: user.email, after: email, at });
      });
    },
  };
};
export type ChangeEmail = ReturnType<typeof changeEmail>;
