import type { Clock, Jobs } from '#kernel/ports.ts';
import type { Needs } from './needs.ts';

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
