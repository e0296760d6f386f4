import { DomainError } from '#kernel/refusal.ts';
import type { Powers, User } from '../domain/user.ts';
import type { AnonymiseAccount } from './anonymise-account.ts';
import { managed } from './managed.ts';
import type { Needs } from './needs.ts';

/**
 * Staff delete an account, under the same conditions as its owner: nothing may be unsettled.
 * @throws identity.user_not_found, identity.role_not_allowed, identity.user_unsettled
 */
export const removeUser =
  ({
    users,
    unsettled,
    anonymise,
    work,
  }: Needs<'users' | 'unsettled' | 'work'> & { readonly anonymise: AnonymiseAccount }) =>
  (actor: Powers & { readonly id: string }, userId: string): Promise<User> =>
    work.run(async () => {
      // a user deletes their own account in its settings, where the password is asked for
      if (userId === actor.id) throw new DomainError('identity.role_not_allowed');
      const user = await managed(users, actor, userId);
      const { orders, payments, balance } = await unsettled.lock(userId);
      if (orders > 0 || payments > 0 || balance.amount !== 0)
        throw new DomainError('identity.user_unsettled', { orders, payments, balance });
      return anonymise(user);
    });
export type RemoveUser = ReturnType<typeof removeUser>;
