import { noticeSwitch, reachOf, type NoticeChannel } from '#kernel/notices.ts';
import type { Clock, Ids, Outbox } from '#kernel/ports.ts';
import type { Notice, Notification } from '../domain/notice.ts';
import { tagOf } from '../domain/push.ts';
import type { NoticeMail } from './notice-mail.ts';
import { written } from './notice-texts.tr.ts';
import { notificationEvent } from './notification-event.ts';
import type { Notifications, Recipient, Recipients } from './ports.ts';
import type { Pushes } from './push-ports.ts';

interface Delivery {
  readonly notice: Notice;
  readonly recipient: Recipient;
  readonly notification: Notification;
  readonly inApp: boolean;
  readonly byMail: boolean;
  readonly byPush: boolean;
  readonly urgent: boolean;
}

/** Tells people what happened, as far as they want to be told: kept for them, sent to their open pages and, where it matters, mailed and to browsers that are closed. */
export class Notifier {
  readonly #notifications: Notifications;
  readonly #recipients: Recipients;
  readonly #outbox: Outbox;
  readonly #mail: NoticeMail;
  readonly #pushes: Pushes;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(
    notifications: Notifications,
    recipients: Recipients,
    outbox: Outbox,
    mail: NoticeMail,
    pushes: Pushes,
    ids: Ids,
    clock: Clock,
  ) {
    this.#notifications = notifications;
    this.#recipients = recipients;
    this.#outbox = outbox;
    this.#mail = mail;
    this.#pushes = pushes;
    this.#ids = ids;
    this.#clock = clock;
  }

  /** Must be called inside the transaction of what happened: people are told if and only if it commits. */
  async notify(notices: readonly Notice[]): Promise<void> {
    const deliveries = notices.length === 0 ? [] : await this.#deliveriesOf(notices);
    if (deliveries.length === 0) return;
    const kept = deliveries.filter(({ inApp }) => inApp).map(({ notification }) => notification);
    await this.#notifications.add(kept);
    await this.#outbox.publish(kept.map(notificationEvent));
    for (const { notice, notification, recipient, byMail } of deliveries)
      if (byMail) await this.#mail.send(notice, notification, recipient);
    const pushed = deliveries.filter(({ byPush }) => byPush);
    await this.#pushes.queue(
      pushed.map(({ notice, notification: { id, userId, title, text, link }, urgent }) => ({
        userId,
        key: id,
        push: { title, text, link: link ?? '/notifications', tag: tagOf(notice, id), urgent },
      })),
    );
  }

  /** Whoever can no longer log in is told nothing. */
  async #deliveriesOf(notices: readonly Notice[]): Promise<readonly Delivery[]> {
    const found = await this.#recipients.findMany([...new Set(notices.map(({ userId }) => userId))]);
    const byId = new Map(found.filter(({ status }) => status === 'active').map((one) => [one.id, one]));
    const createdAt = this.#clock.now();
    return notices.flatMap((notice) => {
      const recipient = byId.get(notice.userId);
      if (!recipient) return [];
      const { byMail, ...words } = written(notice, recipient.role);
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
          urgent: byMail,
          notification: { id: this.#ids.next(), userId, kind, ...words, readAt: null, createdAt },
        },
      ];
    });
  }
}
