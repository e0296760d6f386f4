import type { Clock, Ids, Jobs, Transactions } from '#kernel/ports.ts';
import type { Role, Scope } from '#kernel/vocabulary.ts';
import { assertMayChoosePassword, assertMayGrant, type Powers, type User } from '../domain/user.ts';
import type { OpenAccount, Person } from './open-account.ts';
import { requestPasswordLink } from './send-password-link.ts';

export interface NewUser extends Person {
  readonly role: Role;
  readonly scopes: readonly Scope[];
  /** Without one, an invitation is mailed. */
  readonly password?: string | undefined;
}

/** Somebody at the console makes a user of any role. */
export class CreateUser {
  readonly #openAccount: OpenAccount;
  readonly #jobs: Jobs;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(openAccount: OpenAccount, jobs: Jobs, transactions: Transactions, ids: Ids, clock: Clock) {
    this.#openAccount = openAccount;
    this.#jobs = jobs;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#clock = clock;
  }

  /** @throws identity.role_not_allowed, identity.scope_not_held, identity.access_scope_required, identity.…_taken, identity.password_too_common */
  async run(actor: Powers, { role, scopes, password, ...person }: NewUser): Promise<User> {
    assertMayGrant(actor, role, scopes);
    if (password !== undefined) assertMayChoosePassword(actor);
    const prepared = await this.#openAccount.prepare(person, password);
    return this.#transactions.run(async () => {
      const accessGivenAt = this.#clock.now();
      const user = await this.#openAccount.run(prepared, {
        role,
        scopes: [...new Set(scopes)],
        accessGivenAt,
        accessChanges: [{ matter: 'account', hand: 'staff', by: actor.id, at: accessGivenAt }],
      });
      if (password === undefined) {
        await requestPasswordLink(this.#jobs, {
          linkId: this.#ids.next(),
          kind: 'invitation',
          email: user.email,
          requestedAt: accessGivenAt.toISOString(),
        });
      }
      return user;
    });
  }
}
