import type { Found } from '#kernel/search.ts';
import type { Role, Scope } from '#kernel/vocabulary.ts';

/** People, as far as the viewer (one of the staff) may see their data; bound to identity. */
export interface People {
  /** The people that a search matches. */
  called(search: string, viewer: PeopleViewer): Promise<Found>;
  /** The names of these users. Deleted accounts are left out. */
  namesOf(
    userIds: readonly string[],
    viewer: PeopleViewer,
  ): Promise<ReadonlyMap<string, { readonly name: string; readonly username: string | null }>>;
}
interface PeopleViewer {
  readonly role: Role;
  readonly scopes: readonly Scope[];
}
