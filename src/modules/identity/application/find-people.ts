import { holds, type Role, type Scope } from '#kernel/vocabulary.ts';
import type { Found } from '#kernel/search.ts';
import type { Needs } from './needs.ts';

/** The most users that a search finds. More matches mean that the user is still typing. */
const foundAtMost = 50;

/** Finds the people whom a search text matches, for lists of things that belong to people. */
export const findPeople = ({ directory }: Needs<'directory'>) => ({
  /**
   * Finds nobody if the viewer may not read users, because a search letter by letter would reveal their addresses.
   * Finds nobody for fewer than three characters.
   */
  called: async (
    search: string,
    viewer: { readonly role: Role; readonly scopes: readonly Scope[] },
  ): Promise<Found> => {
    const found =
      holds(viewer, 'users:read') && search.trim().length >= 3 ? await directory.called(search, foundAtMost + 1) : [];
    return { ids: found.slice(0, foundAtMost), all: found.length <= foundAtMost };
  },
});
export type FindPeople = ReturnType<typeof findPeople>;
