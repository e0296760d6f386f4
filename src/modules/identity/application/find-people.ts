import type { Role, Scope } from '#kernel/vocabulary.ts';
import type { Found } from '#kernel/search.ts';
import type { Needs } from './needs.ts';

/** Who looks for more people than this at once is still writing. */
const foundAtMost = 50;

/** Whom a search means, for the lists of what people have. */
export const findPeople = ({ directory }: Needs<'directory'>) => ({
  /** Nobody for who may not read users: letter by letter, what is found would tell their addresses. One or two letters are no search. */
  called: async (
    search: string,
    viewer: { readonly role: Role; readonly scopes: readonly Scope[] },
  ): Promise<Found> => {
    const mayLook = viewer.role === 'admin' || (viewer.role === 'staff' && viewer.scopes.includes('users:read'));
    const found = mayLook && search.trim().length >= 3 ? await directory.called(search, foundAtMost + 1) : [];
    return { ids: found.slice(0, foundAtMost), all: found.length <= foundAtMost };
  },
});
export type FindPeople = ReturnType<typeof findPeople>;
