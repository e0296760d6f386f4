import type { PersonalData } from '#kernel/personal-data.ts';
import type { Clock, Jobs } from '#kernel/ports.ts';
import { deleted, type User } from '../domain/user.ts';
import type { EmailChanges } from './email-change-ports.ts';
import { eraseLatecomersLater } from './erase-latecomers.ts';
import type { Sessions, Users } from './ports.ts';
import type { RevokeAccess } from './revoke-access.ts';
import type { SetUpSecondFactor } from './set-up-second-factor.ts';

/** An account ends: whose it was is forgotten everywhere, and only money's history stays, under a pseudonym. */
export class AnonymiseAccount {
  readonly #users: Users;
  readonly #sessions: Sessions;
  readonly #revokeAccess: RevokeAccess;
  readonly #secondFactor: SetUpSecondFactor;
  readonly #changes: EmailChanges;
  readonly #elsewhere: readonly PersonalData[];
  readonly #jobs: Jobs;
  readonly #clock: Clock;

  constructor(
    users: Users,
    sessions: Sessions,
    revokeAccess: RevokeAccess,
    secondFactor: SetUpSecondFactor,
    changes: EmailChanges,
    elsewhere: readonly PersonalData[],
    jobs: Jobs,
    clock: Clock,
  ) {
    this.#users = users;
    this.#sessions = sessions;
    this.#revokeAccess = revokeAccess;
    this.#secondFactor = secondFactor;
    this.#changes = changes;
    this.#elsewhere = elsewhere;
    this.#jobs = jobs;
    this.#clock = clock;
  }

  /** In the transaction that holds the user, after it was seen that nothing is unsettled. */
  async run(user: User): Promise<User> {
    const gone = deleted(user);
    const { id, email, emailVerified } = user;
    await this.#users.save(gone);
    await this.#revokeAccess.run(id, 'owner');
    await this.#secondFactor.forget(id);
    await this.#sessions.forgetDevicesOf(id);
    const formerEmails = await this.#changes.formerOf(id);
    await this.#changes.remove(id);
    await this.#changes.forgetFormer(id);
    for (const module of this.#elsewhere) await module.erase({ id, email, emailVerified, formerEmails });
    await eraseLatecomersLater(this.#jobs, this.#clock, id);
    return gone;
  }
}
