import type { Role, Scope } from '#kernel/vocabulary.ts';
import { assertMayChoosePassword, assertMayGrant, type Powers, type User } from '../domain/user.ts';
import type { OpenAccount, Person } from './open-account.ts';
import { requestPasswordLink } from './send-password-link.ts';
import type { Needs } from './needs.ts';

export interface NewUser extends Person {
  readonly role: Role;
  readonly scopes: readonly Scope[];
  /** If there is no password, an invitation is mailed. */
  readonly password?: string | undefined;
}

/**
 * Staff create a user. Only an admin may create an admin, and the actor may give only scopes that the actor holds.
 * @throws identity.role_not_allowed, identity.scope_not_held, identity.access_scope_required, identity.…_taken,
 * identity.password_too_common
 */
export const createUser =
  ({ openAccount, jobs, work }: Needs<'jobs' | 'work'> & { readonly openAccount: OpenAccount }) =>
  async (actor: Powers, { role, scopes, password, ...person }: NewUser): Promise<User> => {
    assertMayGrant(actor, role, scopes);
    if (password !== undefined) assertMayChoosePassword(actor);
    const prepared = await openAccount.prepare(person, password);
    return work.run(async () => {
      const accessGivenAt = work.now();
      const user = await openAccount.run(prepared, {
        role,
        scopes: [...new Set(scopes)],
        accessGivenAt,
        accessChanges: [{ matter: 'account', hand: 'staff', by: actor.id, at: accessGivenAt }],
      });
      if (password === undefined) {
        await requestPasswordLink(jobs, {
          linkId: work.newId(),
          kind: 'invitation',
          email: user.email,
          requestedAt: accessGivenAt.toISOString(),
        });
      }
      return user;
    });
  };
export type CreateUser = ReturnType<typeof createUser>;
