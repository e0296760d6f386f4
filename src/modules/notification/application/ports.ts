import type { Listed, Part } from '#kernel/lists.ts';
import type { NoticeSwitch } from '#kernel/notice-kinds.ts';
import type { Role } from '#kernel/vocabulary.ts';
import type { Notification } from '../domain/notification.ts';

export interface Notifications {
  add(notifications: readonly Notification[]): Promise<void>;
  /**
   * Finds the user's newest notification with this title, text and link. If it is newer than `since`, marks it as unread and
   * sets its time to `at`.
   */
  renew(
    told: Pick<Notification, 'userId' | 'kind' | 'title' | 'text' | 'link'>,
    since: Date,
    at: Date,
  ): Promise<Notification | undefined>;
  list(userId: string, part: NotificationsPart): Promise<Listed<Notification>>;
  /** Marks these, or all, of the user's notifications as read. Notifications that were already read stay unchanged. */
  markRead(userId: string, ids: readonly string[] | 'all', at: Date): Promise<void>;
  unreadOf(userId: string): Promise<number>;
}

export interface NotificationsPart extends Part {
  readonly ids?: readonly string[];
  readonly kinds?: readonly string[];
  readonly read?: boolean;
}

export interface Recipient {
  readonly id: string;
  readonly role: Role;
  readonly firstName: string;
  readonly email: string;
  readonly status: 'active' | 'banned' | 'deleted';
  /** The notices that the user has turned off. */
  readonly mutedNotices: readonly NoticeSwitch[];
}

/** One switch of one user. */
export interface Muting {
  readonly userId: string;
  readonly notice: NoticeSwitch;
}

/** Tokens of unsubscribe links. The link in a mail turns off that kind of mail. */
export interface MuteLinks {
  tokenFor(muting: Muting): string;
  /** The user and switch of a genuine token. */
  read(token: string): Muting | undefined;
}

/** Stores users' switches. Implemented by identity. */
export interface NoticeSwitchboard {
  /** Returns false if the account no longer exists. */
  turn(userId: string, notice: NoticeSwitch, on: boolean): Promise<boolean>;
}

/** The recipients of notices. Implemented by identity. */
export interface Recipients {
  /** Unknown ids are left out. */
  findMany(ids: readonly string[]): Promise<readonly Recipient[]>;
}
