import type { Found } from '#kernel/search.ts';
import type { Role, Scope } from '#kernel/vocabulary.ts';

/** People as far as somebody of the house may know them; bound to identity. */
export interface People {
  /** Whom a search means. */
  called(search: string, viewer: PeopleViewer): Promise<Found>;
  /** What they are called. Deleted accounts are left out. */
  namesOf(
    userIds: readonly string[],
    viewer: PeopleViewer,
  ): Promise<ReadonlyMap<string, { readonly name: string; readonly username: string | null }>>;
}
interface PeopleViewer {
  readonly role: Role;
  readonly scopes: readonly Scope[];
}
