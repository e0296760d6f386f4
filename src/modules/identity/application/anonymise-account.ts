import { deleted, type User } from '../domain/user.ts';
import { eraseLatecomersLater } from './erase-latecomers.ts';
import type { SetUpSecondFactor } from './set-up-second-factor.ts';
import type { Needs } from './needs.ts';

/**
 * Closes an account and erases its personal data everywhere. Records that have to stay, such as the ledger's, keep only
 * the user's id. Runs in the transaction that locks the user, after the check that nothing is unsettled.
 * Many needs: the data that must be erased is in several places.
 */
export const anonymiseAccount =
  ({
    users,
    sessions,
    revokeAccess,
    secondFactor,
    changes,
    elsewhere,
    jobs,
    clock,
  }: Needs<'users' | 'sessions' | 'changes' | 'elsewhere' | 'jobs' | 'clock' | 'revokeAccess'> & {
    readonly secondFactor: SetUpSecondFactor;
  }) =>
  async (user: User): Promise<User> => {
    const gone = deleted(user);
    const { id, email, emailVerified } = user;
    await users.save(gone);
    await revokeAccess(id, 'owner');
    await secondFactor.forget(id);
    await sessions.forgetDevicesOf(id);
    const formerEmails = await changes.formerOf(id);
    await changes.remove(id);
    await changes.forgetFormer(id);
    for (const module of elsewhere) await module.erase({ id, email, emailVerified, formerEmails });
    await eraseLatecomersLater(jobs, clock, id);
    return gone;
  };
export type AnonymiseAccount = ReturnType<typeof anonymiseAccount>;
