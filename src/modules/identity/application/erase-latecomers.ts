import type { Clock, Jobs } from '#kernel/ports.ts';
import type { Needs } from './needs.ts';

export const latecomersQueue = 'identity.latecomers';

/** Milliseconds. After this time, every request that began before the account's deletion has ended. */
const delayMs = 60_000;

/** Called in the transaction that deletes the account. */
export const eraseLatecomersLater = (jobs: Jobs, clock: Clock, userId: string): Promise<void> =>
  jobs.send(
    latecomersQueue,
    { userId },
    { singletonKey: userId, startAfter: new Date(clock.now().getTime() + delayMs) },
  );

/** Erases personal data again: requests that ran during the deletion may have written some after the erasure. */
export const eraseLatecomers =
  ({ users, elsewhere, work }: Needs<'users' | 'elsewhere' | 'work'>) =>
  async (userId: string): Promise<void> => {
    const user = await users.find(userId);
    if (user?.status !== 'deleted') return;
    const { id, email, emailVerified } = user;
    await work.run(async () => {
      for (const module of elsewhere) await module.erase({ id, email, emailVerified });
    });
  };
export type EraseLatecomers = ReturnType<typeof eraseLatecomers>;
