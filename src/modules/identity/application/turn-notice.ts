import type { NoticeSwitch } from '#kernel/notice-kinds.ts';
import type { Needs } from './needs.ts';

/**
 * Changes one switch under the user's lock, so that no concurrent change of another switch is lost. Returns false if
 * the account no longer exists.
 */
export const turnNotice =
  ({ users, work }: Needs<'users' | 'work'>) =>
  (userId: string, notice: NoticeSwitch, on: boolean): Promise<boolean> =>
    work.run(async () => {
      const user = await users.lock(userId);
      if (!user || user.status === 'deleted') return false;
      const others = user.mutedNotices.filter((muted) => muted !== notice);
      await users.save({ ...user, mutedNotices: on ? others : [...others, notice] });
      return true;
    });
export type TurnNotice = ReturnType<typeof turnNotice>;
