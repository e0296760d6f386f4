import type { Role, Scope } from '#kernel/vocabulary.ts';
import type { UserDirectory } from './ports.ts';

/** Who looks for more people than this at once is still writing. */
const foundAtMost = 1_000;

/** Whom a search means, for the lists of what people have. */
export class FindPeople {
  readonly #directory: Pick<UserDirectory, 'called'>;

  constructor(directory: Pick<UserDirectory, 'called'>) {
    this.#directory = directory;
  }

  /** Nobody for who may not read users: letter by letter, what is found would tell their addresses. One or two letters are no search. */
  async called(
    search: string,
    viewer: { readonly role: Role; readonly scopes: readonly Scope[] },
  ): Promise<readonly string[]> {
    const mayLook = viewer.role === 'admin' || (viewer.role === 'staff' && viewer.scopes.includes('users:read'));
    return mayLook && search.trim().length >= 3 ? this.#directory.called(search, foundAtMost) : [];
  }
}
