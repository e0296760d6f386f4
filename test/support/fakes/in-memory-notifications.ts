import type { Mail, Mails } from '#kernel/mail.ts';
import type { Notifications, NotificationsPart } from '#modules/notification/application/ports.ts';
import type { Notification } from '#modules/notification/domain/notification.ts';

export class InMemoryNotifications implements Notifications {
  #rows: readonly Notification[] = [];

  add(notifications: readonly Notification[]) {
    this.#rows = [...this.#rows, ...notifications];
    return Promise.resolve();
  }

  renew(told: Parameters<Notifications['renew']>[0], since: Date, at: Date) {
    const same = (row: Notification) =>
      row.createdAt > since && Object.entries(told).every(([name, value]) => Reflect.get(row, name) === value);
    const newest = this.#rows.filter(same).toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];
    const renewed = newest && { ...newest, createdAt: at, readAt: null };
    this.#rows = this.#rows.map((row) => (renewed && row.id === renewed.id ? renewed : row));
    return Promise.resolve(renewed);
  }

  list(userId: string, { from, limit, descending, ids, kinds, read }: NotificationsPart) {
    const ascending = this.#rows
      .filter((row) => row.userId === userId)
      .filter((row) => !ids || ids.includes(row.id))
      .filter((row) => !kinds || kinds.includes(row.kind))
      .filter((row) => read === undefined || (row.readAt !== null) === read)
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
    const wanted = descending ? ascending.toReversed() : ascending;
    return Promise.resolve({ rows: wanted.slice(from, from + limit), total: wanted.length, atLeast: false });
  }

  markRead(userId: string, ids: readonly string[] | 'all', at: Date) {
    const meant = (row: Notification) =>
      row.userId === userId && row.readAt === null && (ids === 'all' || ids.includes(row.id));
    this.#rows = this.#rows.map((row) => (meant(row) ? { ...row, readAt: at } : row));
    return Promise.resolve();
  }

  unreadOf(userId: string) {
    return Promise.resolve(this.#rows.filter((row) => row.userId === userId && row.readAt === null).length);
  }
}

/** Records mails instead of sending them. */
export class RecordingMails implements Mails {
  readonly sent: Mail[] = [];

  queue(mail: Mail) {
    this.sent.push(mail);
    return Promise.resolve();
  }

  deliver(mail: Mail) {
    return this.queue(mail);
  }
}
