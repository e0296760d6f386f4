import { DomainError } from '#kernel/refusal.ts';
import { assertMayGiveAccess, assertMayManage, type Powers, type User } from '../domain/user.ts';
import type { Users } from './ports.ts';

/** The user whom somebody at the console is about to change, locked. @throws identity.user_not_found, identity.role_not_allowed */
export const managed = (users: Users, actor: Powers, userId: string): Promise<User> =>
  lockedFor(users, userId, (user) => assertMayManage(actor, user));

/** The same, where the change lets somebody in. @throws identity.access_scope_required as well */
export const givenAccess = (users: Users, actor: Powers, userId: string): Promise<User> =>
  lockedFor(users, userId, (user) => assertMayGiveAccess(actor, user));

const lockedFor = async (users: Users, userId: string, assertMay: (user: User) => void): Promise<User> => {
  const user = await users.locked(userId);
  if (!user || user.status === 'deleted') throw new DomainError('identity.user_not_found');
  assertMay(user);
  return user;
};
