import type { NoticeSwitch } from '#kernel/notices.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { MuteLinks, NoticeSwitchboard } from './ports.ts';

/** Whoever has a mail turns its kind off by the link in it, without logging in, and on again by the same link. */
export class MuteByLink {
  readonly #links: MuteLinks;
  readonly #switchboard: NoticeSwitchboard;

  constructor(links: MuteLinks, switchboard: NoticeSwitchboard) {
    this.#links = links;
    this.#switchboard = switchboard;
  }

  /** @throws notification.link_invalid */
  async run(token: string, on: boolean): Promise<NoticeSwitch> {
    const muting = this.#links.read(token);
    if (!muting || !(await this.#switchboard.turn(muting.userId, muting.notice, on))) {
      throw new DomainError('notification.link_invalid');
    }
    return muting.notice;
  }
}
