import { DomainError } from '#kernel/refusal.ts';
import type { Clock, Ids, Jobs, Transactions } from '#kernel/ports.ts';
import type { Powers, User } from '../domain/user.ts';
import { managed } from './managed.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { Users } from './ports.ts';
import type { RevokeAccess } from './revoke-access.ts';
import { requestPasswordLink } from './send-password-link.ts';

/** Somebody at the console mails a user the link to choose a new password, to the user's own address; ends their sessions. */
export class SendLinkTo {
  readonly #users: Users;
  readonly #revokeAccess: RevokeAccess;
  readonly #limits: AttemptLimits;
  readonly #jobs: Jobs;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(
    users: Users,
    revokeAccess: RevokeAccess,
    limits: AttemptLimits,
    jobs: Jobs,
    transactions: Transactions,
    ids: Ids,
    clock: Clock,
  ) {
    this.#users = users;
    this.#revokeAccess = revokeAccess;
    this.#limits = limits;
    this.#jobs = jobs;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#clock = clock;
  }

  /** @throws identity.user_not_found, identity.role_not_allowed, identity.user_is_banned, identity.address_unreachable, identity.too_many_attempts */
  run(actor: Powers, userId: string): Promise<User> {
    return this.#transactions.run(async () => {
      const user = await managed(this.#users, actor, userId);
      if (user.status === 'banned') throw new DomainError('identity.user_is_banned');
      // the link would go nowhere
      if (user.mailFailure !== null) throw new DomainError('identity.address_unreachable');
      await this.#limits.resetMail(user.email);
      await this.#revokeAccess.run(userId, 'staff');
      await requestPasswordLink(this.#jobs, {
        linkId: this.#ids.next(),
        kind: 'password-reset',
        email: user.email,
        requestedAt: this.#clock.now().toISOString(),
      });
      return user;
    });
  }
}
