import type { AddressState, MailFailure } from '#kernel/mail.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { User } from '../domain/user.ts';
import type { Needs } from './needs.ts';

/**
 * Tracks whether mail reaches users. Stores the kind and the time of a failure, never the mail server's text. A failure
 * is cleared when the user verifies the address again, when staff clear it, and when the address changes.
 */
export const mailAddresses = ({ users, work }: Needs<'users' | 'work'>) => {
  const changeLocked = (userId: string, change: (user: User) => User): Promise<User | undefined> =>
    work.run(async () => {
      const user = await users.lock(userId);
      if (!user) return undefined;
      const changed = change(user);
      await users.save(changed);
      return changed;
    });

  return {
    stateOf: async (email: string): Promise<AddressState> => {
      const user = await users.findByLogin(email);
      return { proved: user?.emailVerified === true, reachable: !user || user.mailFailure === null };
    },
    /** Ignores addresses without an account: those of applicants and of the contact form. */
    failed: async (email: string, failure: MailFailure): Promise<void> => {
      const found = await users.findByLogin(email);
      if (!found) return;
      await changeLocked(found.id, (user) =>
        user.status === 'deleted' ? user : { ...user, mailFailure: failure, mailFailedAt: work.now() },
      );
    },
    /** @throws identity.user_not_found */
    clear: async (userId: string): Promise<User> => {
      const user = await changeLocked(userId, (before) => ({ ...before, mailFailure: null, mailFailedAt: null }));
      if (!user) throw new DomainError('identity.user_not_found');
      return user;
    },
  };
};
export type MailAddresses = ReturnType<typeof mailAddresses>;
