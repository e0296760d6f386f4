import { isRenewed, noticeSwitch, reachOf, renewedFor, type NoticeChannel } from '#kernel/notice-kinds.ts';
import type { Notice } from '#kernel/notice.ts';
import type { Notification } from '../domain/notification.ts';
import { tagOf } from '../domain/push.ts';
import type { NoticeMail } from './notice-mail.ts';
import { mailOf } from './mailed.ts';
import { written } from './notice-texts.tr.ts';
import type { Written } from './written.ts';
import { notificationEvent } from './notification-event.ts';
import type { Recipient } from './ports.ts';
import type { Needs } from './needs.ts';

interface Delivery {
  readonly notice: Notice;
  readonly recipient: Recipient;
  readonly notification: Notification;
  readonly words: Written;
  readonly inApp: boolean;
  readonly byMail: boolean;
  readonly byPush: boolean;
  readonly urgent: boolean;
}

/**
 * Delivers notices on the channels that their users want: stored for the user and sent to open pages, as push messages
 * to browsers, and by mail if they are important.
 * Many needs: one for each channel, and one for the recipients.
 */
export const notifier = ({
  notifications,
  recipients,
  outbox,
  mail,
  pushes,
  rateLimits,
  ids,
  clock,
}: Needs<'notifications' | 'recipients' | 'outbox' | 'pushes' | 'rateLimits' | 'ids' | 'clock'> & {
  readonly mail: NoticeMail;
}) => {
  /**
   * Whether the same notice was delivered shortly before. In that case the stored notification is renewed and moves to
   * the top of the list.
   */
  const renew = async ({ inApp, notification }: Delivery): Promise<boolean> => {
    const { kind, userId, title, text, link, createdAt } = notification;
    if (!isRenewed(kind)) return false;
    const limit = { attempts: 1, windowSeconds: renewedFor };
    const { retryAfterSeconds } = await rateLimits.take(`notice ${userId} ${link} ${title}`, limit);
    if (retryAfterSeconds === 0) return false;
    const since = new Date(createdAt.getTime() - renewedFor * 1000);
    const renewed = inApp && (await notifications.renew({ userId, kind, title, text, link }, since, createdAt));
    if (renewed) await outbox.publish([notificationEvent(renewed)]);
    return !inApp || renewed !== undefined;
  };

  /** Deliveries for active accounts only: users who can't log in get no notices. */
  const deliveriesOf = async (notices: readonly Notice[]): Promise<readonly Delivery[]> => {
    const found = await recipients.findMany([...new Set(notices.map(({ userId }) => userId))]);
    const byId = new Map(found.filter(({ status }) => status === 'active').map((one) => [one.id, one]));
    const createdAt = clock.now();
    return notices.flatMap((notice) => {
      const recipient = byId.get(notice.userId);
      if (!recipient) return [];
      const words = written(notice, recipient.role);
      const { title, text, link } = words;
      const { byMail, urgent } = mailOf(notice, recipient.role);
      const { kind, userId } = notice;
      const wanted = (channel: NoticeChannel) =>
        reachOf(kind, channel).includes(recipient.role) &&
        !recipient.mutedNotices.includes(noticeSwitch(kind, channel));
      return [
        {
          notice,
          recipient,
          inApp: wanted('app'),
          byMail: byMail && wanted('mail'),
          byPush: wanted('push'),
          urgent,
          words,
          notification: { id: ids.next(), userId, kind, title, text, link, readAt: null, createdAt },
        },
      ];
    });
  };

  return {
    /** Must be called in the transaction of the event, so that users are notified if and only if the event commits. */
    notify: async (notices: readonly Notice[]): Promise<void> => {
      const wanted = notices.length === 0 ? [] : await deliveriesOf(notices);
      const deliveries: Delivery[] = [];
      for (const delivery of wanted) if (!(await renew(delivery))) deliveries.push(delivery);
      if (deliveries.length === 0) return;
      const kept = deliveries.filter(({ inApp }) => inApp).map(({ notification }) => notification);
      await notifications.add(kept);
      await outbox.publish(kept.map(notificationEvent));
      for (const { notice, notification, words, recipient, byMail } of deliveries)
        if (byMail) await mail.send(notice, notification.id, words, recipient);
      const pushed = deliveries.filter(({ byPush }) => byPush);
      await pushes.queue(
        pushed.map(({ notice, notification: { id, userId, title, text, link }, urgent }) => ({
          userId,
          key: id,
          push: { title, text, link: link ?? '/notifications', tag: tagOf(notice, id), urgent },
        })),
      );
    },
  };
};
export type Notifier = ReturnType<typeof notifier>;
