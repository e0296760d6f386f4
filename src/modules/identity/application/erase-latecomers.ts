import type { PersonalData } from '#kernel/personal-data.ts';
import type { Clock, Jobs, Transactions } from '#kernel/ports.ts';
import type { Users } from './ports.ts';

export const latecomersQueue = 'identity.latecomers';

/** Milliseconds: by then every request has ended that was let in before its account was deleted. */
const patience = 60_000;

/** In the transaction that deletes the account. */
export const eraseLatecomersLater = (jobs: Jobs, clock: Clock, userId: string): Promise<void> =>
  jobs.send(
    latecomersQueue,
    { userId },
    { singletonKey: userId, startAfter: new Date(clock.now().getTime() + patience) },
  );

/** Erases what somebody who left was still writing in another tab while they did: it came after the erasure. */
export class EraseLatecomers {
  readonly #users: Users;
  readonly #elsewhere: readonly PersonalData[];
  readonly #transactions: Transactions;

  constructor(users: Users, elsewhere: readonly PersonalData[], transactions: Transactions) {
    this.#users = users;
    this.#elsewhere = elsewhere;
    this.#transactions = transactions;
  }

  async run(userId: string): Promise<void> {
    const user = await this.#users.find(userId);
    if (user?.status !== 'deleted') return;
    const { id, email, emailVerified } = user;
    await this.#transactions.run(async () => {
      for (const module of this.#elsewhere) await module.erase({ id, email, emailVerified });
    });
  }
}
