import { DomainError } from '#kernel/refusal.ts';
import type { Role, Scope } from '#kernel/vocabulary.ts';
import { type Granted, type Powers, samePowers, type User, withPowers } from '../domain/user.ts';
import { managed } from './managed.ts';
import type { Needs } from './needs.ts';

interface NewPowers extends Granted {
  /** Optimistic concurrency: the powers that the caller saw. If they have changed since, the change is refused. */
  readonly known: { readonly role: Role; readonly scopes: readonly Scope[] };
}

/**
 * Changes the role or the scopes of an admin or of staff.
 * Sessions stay: powers are read anew for each request (docs/decisions/0007). Live streams are opened anew.
 * @throws identity.user_not_found, identity.role_not_allowed, identity.scope_not_held, identity.forbidden,
 * request.conflict
 */
export const changePowers = ({ users, news, work }: Needs<'users' | 'news' | 'work'>) => {
  /**
   * The actor's current powers. Both users are locked in the order of their ids, so that if two users take each other's
   * powers at the same time, one change comes first and the other is judged by the powers after it.
   */
  const asking = async (actorId: string, userId: string): Promise<Powers> => {
    if (userId < actorId) await users.lock(userId);
    const actor = await users.lock(actorId);
    if (actor?.status !== 'active' || (actor.role !== 'admin' && !actor.scopes.includes('users:write')))
      throw new DomainError('identity.forbidden');
    return actor;
  };

  return (actor: Powers, userId: string, { known, ...granted }: NewPowers): Promise<User> =>
    work.run(async () => {
      const asker = await asking(actor.id, userId);
      const user = await managed(users, asker, userId);
      if (!samePowers(user, known)) throw new DomainError('request.conflict');
      const changed = withPowers(asker, user, granted, work.now());
      await users.save(changed);
      await news.changed(userId);
      return changed;
    });
};
export type ChangePowers = ReturnType<typeof changePowers>;
