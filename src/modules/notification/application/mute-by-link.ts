import type { NoticeSwitch } from '#kernel/notice-kinds.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Needs } from './needs.ts';

/**
 * Turns a kind of mail off, or on again, by the link in a mail, without a log-in.
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
