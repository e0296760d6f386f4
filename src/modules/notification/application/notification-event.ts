import type * as z from 'zod/mini';
import type { Notification as NotificationSchema } from '#contract/notification/schemas.ts';
import type { LiveEvent } from '#kernel/ports.ts';
import type { Notification } from '../domain/notification.ts';

/** A notification in the contract's form, for lists and live events. */
export const answerOf = ({
  id,
  kind,
  title,
  text,
  link,
  readAt,
  createdAt,
}: Notification): z.infer<typeof NotificationSchema> => ({
  id,
  kind,
  title,
  text,
  link,
  read: readAt !== null,
  createdAt: createdAt.toISOString(),
});

export const notificationEvent = (notification: Notification): LiveEvent => ({
  type: 'notification',
  to: [{ user: notification.userId }],
  data: answerOf(notification),
});
