import { holds, type Role, type Scope } from '#kernel/vocabulary.ts';
import { fullNameOf } from '../domain/user.ts';
import type { UserDirectory, UserSummary } from './ports.ts';

/** A person's name in a list. */
interface CalledPerson {
  readonly name: string;
  /** Null for a viewer who may not read these users. */
  readonly username: string | null;
}

/** Names people in lists, as far as the viewer may see names. */
export const namePeople = ({ directory }: { readonly directory: Pick<UserDirectory, 'findMany'> }) => ({
  /**
   * Viewers who may read users get the full name and the username; for a booster, the right to read boosters is enough.
   * Other viewers get the first name and an initial. Deleted accounts are left out.
   */
  of: async (
    userIds: readonly string[],
    viewer: { readonly role: Role; readonly scopes: readonly Scope[] },
  ): Promise<ReadonlyMap<string, CalledPerson>> => {
    const users = await directory.findMany([...new Set(userIds)]);
    const named = users.filter(({ status }) => status !== 'deleted');
    return new Map(named.map((user) => [user.id, calledFor(user, viewer)]));
  },
});
export type NamePeople = ReturnType<typeof namePeople>;

const calledFor = (
  user: UserSummary,
  viewer: { readonly role: Role; readonly scopes: readonly Scope[] },
): CalledPerson =>
  holds(viewer, 'users:read') || (user.role === 'booster' && holds(viewer, 'boosters:read'))
    ? { name: fullNameOf(user), username: user.username }
    : { name: user.displayName, username: null };
