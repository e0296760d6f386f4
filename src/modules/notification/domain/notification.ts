import type { NoticeKind } from '#kernel/notice-kinds.ts';

/** A notice as stored for its user. */
export interface Notification {
  readonly id: string;
  readonly userId: string;
  readonly kind: NoticeKind;
  readonly title: string;
  readonly text: string;
  /** An in-site path. */
  readonly link: string | null;
  readonly readAt: Date | null;
  readonly createdAt: Date;
}
