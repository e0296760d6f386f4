import type { NoticeSwitch } from '#kernel/notice-kinds.ts';
import type { Role } from '#kernel/vocabulary.ts';
import type { Notification } from '../domain/notification.ts';

export interface Notifications {
  add(notifications: readonly Notification[]): Promise<void>;
  /** Makes the newest of the same words to the same user unread and of this moment, if it was told after `since`. */
  renew(
    told: Pick<Notification, 'userId' | 'kind' | 'title' | 'text' | 'link'>,
    since: Date,
    at: Date,
  ): Promise<Notification | undefined>;
  list(userId: string, part: NotificationsPart): Promise<Listed>;
  /** Marks the user's own ones of these, or all of theirs; those that were read stay as they are. */
  markRead(userId: string, ids: readonly string[] | 'all', at: Date): Promise<void>;
  unreadOf(userId: string): Promise<number>;
}

export interface Listed {
  readonly rows: readonly Notification[];
  readonly total: number;
  /** Whether counting stopped before the end. */
  readonly atLeast: boolean;
}

export interface NotificationsPart {
  readonly from: number;
  readonly limit: number;
  readonly descending: boolean;
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
  /** What they don't want to be told. */
  readonly mutedNotices: readonly NoticeSwitch[];
}

/** One switch of one user. */
export interface Muting {
  readonly userId: string;
  readonly notice: NoticeSwitch;
}

/** Tokens of the links in mails that turn their kind off. */
export interface MuteLinks {
  tokenFor(muting: Muting): string;
  /** What a genuine token turns. */
  read(token: string): Muting | undefined;
}

/** Where users' switches are kept. Answered by identity. */
export interface NoticeSwitchboard {
  /** False where there is no such account any more. */
  turn(userId: string, notice: NoticeSwitch, on: boolean): Promise<boolean>;
}

/** Whom notices go to. Answered by identity. */
export interface Recipients {
  /** Unknown ids are left out. */
  findMany(ids: readonly string[]): Promise<readonly Recipient[]>;
}
