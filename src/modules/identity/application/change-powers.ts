import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Role, Scope } from '#kernel/vocabulary.ts';
import { type Granted, type Powers, samePowers, type User, withPowers } from '../domain/user.ts';
import { managed } from './managed.ts';
import type { SessionNews, Users } from './ports.ts';

export interface NewPowers extends Granted {
  /** What the change was made from: whoever has been given something else meanwhile keeps it. */
  readonly known: { readonly role: Role; readonly scopes: readonly Scope[] };
}

/** Somebody at the console gives one of the house other scopes, or makes them an admin or staff. */
export class ChangePowers {
  readonly #users: Users;
  readonly #news: SessionNews;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(users: Users, news: SessionNews, transactions: Transactions, clock: Clock) {
    this.#users = users;
    this.#news = news;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /**
   * The person's sessions stay; what they may do is read anew for each request (docs/decisions/0007), and their streams
   * begin anew.
   * @throws identity.user_not_found, identity.role_not_allowed, identity.scope_not_held, request.conflict
   */
  run(actor: Powers, userId: string, { known, ...granted }: NewPowers): Promise<User> {
    return this.#transactions.run(async () => {
      const asking = await this.#asking(actor.id, userId);
      const user = await managed(this.#users, asking, userId);
      if (!samePowers(user, known)) throw new DomainError('request.conflict');
      const changed = withPowers(asking, user, granted, this.#clock.now());
      await this.#users.save(changed);
      await this.#news.changed(userId);
      return changed;
    });
  }

  /** What the actor holds at this moment. Both are locked in one order: of two who take each other's powers, one is first. */
  async #asking(actorId: string, userId: string): Promise<Powers> {
    if (userId < actorId) await this.#users.locked(userId);
    const actor = await this.#users.locked(actorId);
    if (actor?.status !== 'active' || (actor.role !== 'admin' && !actor.scopes.includes('users:write')))
      throw new DomainError('identity.forbidden');
    return actor;
  }
}
