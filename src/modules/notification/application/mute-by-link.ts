import type { NoticeSwitch } from '#kernel/notice-kinds.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Needs } from './needs.ts';

/**
 * Whoever has a mail turns its kind off by the link in it, without logging in, and on again by the same link.
 * @throws notification.link_invalid
 */
export const muteByLink =
  ({ links, switchboard }: Needs<'links' | 'switchboard'>) =>
  async (token: string, on: boolean): Promise<NoticeSwitch> => {
    const muting = links.read(token);
    if (!muting || !(await switchboard.turn(muting.userId, muting.notice, on))) {
      throw new DomainError('notification.link_invalid');
    }
    return muting.notice;
  };
export type MuteByLink = ReturnType<typeof muteByLink>;
