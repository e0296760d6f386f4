import { DomainError } from '#kernel/refusal.ts';
import { assertMayManage, type Powers, type User } from '../domain/user.ts';
import type { Users } from './ports.ts';

/**
 * Locks the user who is to be changed, and checks that the actor may manage this user.
 * @throws identity.user_not_found, identity.role_not_allowed
 */
export const managed = async (users: Users, actor: Powers, userId: string): Promise<User> => {
  const user = await users.lock(userId);
  if (!user || user.status === 'deleted') throw new DomainError('identity.user_not_found');
  assertMayManage(actor, user);
  return user;
};
