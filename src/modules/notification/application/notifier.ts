import { isRenewed, noticeSwitch, reachOf, renewedFor, type NoticeChannel } from '#kernel/notices.ts';
import type { Clock, Ids, Outbox, RateLimits } from '#kernel/ports.ts';
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
  readonly #rateLimits: RateLimits;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(
    notifications: Notifications,
    recipients: Recipients,
    outbox: Outbox,
    mail: NoticeMail,
    pushes: Pushes,
    rateLimits: RateLimits,
    ids: Ids,
    clock: Clock,
  ) {
    this.#notifications = notifications;
    this.#recipients = recipients;
    this.#outbox = outbox;
    this.#mail = mail;
    this.#pushes = pushes;
    this.#rateLimits = rateLimits;
    this.#ids = ids;
    this.#clock = clock;
  }

  /** Must be called inside the transaction of what happened: people are told if and only if it commits. */
  async notify(notices: readonly Notice[]): Promise<void> {
    const wanted = notices.length === 0 ? [] : await this.#deliveriesOf(notices);
    const deliveries: Delivery[] = [];
    for (const delivery of wanted) if (!(await this.#renewed(delivery))) deliveries.push(delivery);
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

  /** Whether this was told a moment ago: then the notice that is there is made new, so that the list's newest stays true. */
  async #renewed({ inApp, notification }: Delivery): Promise<boolean> {
    const { kind, userId, title, text, link, createdAt } = notification;
    if (!isRenewed(kind)) return false;
    const limit = { attempts: 1, windowSeconds: renewedFor };
    const { retryAfterSeconds } = await this.#rateLimits.take(`notice ${userId} ${link} ${title}`, limit);
    if (retryAfterSeconds === 0) return false;
    const since = new Date(createdAt.getTime() - renewedFor * 1000);
    const renewed = inApp && (await this.#notifications.renew({ userId, kind, title, text, link }, since, createdAt));
    if (renewed) await this.#outbox.publish([notificationEvent(renewed)]);
    return !inApp || renewed !== undefined;
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
