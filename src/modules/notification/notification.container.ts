import { type Bindings, token } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { notificationRoutes } from './adapters/http/notification.routes.ts';
import { MikroNotifications } from './adapters/persistence/mikro-notifications.ts';
import { NotificationPersonalData } from './adapters/persistence/notification-personal-data.ts';
import { NoticeMail } from './application/notice-mail.ts';
import { Notifier } from './application/notifier.ts';
import { notification } from './notification.tokens.ts';

const noticeMail = token<NoticeMail>('notification.mail');

export const notificationBindings: Bindings = (registry) => {
  const { database, outbox, mails, ids, clock } = platform;
  const { notifications, notifier, recipients, publicUrl } = notification;
  registry.type(notification.personalData, NotificationPersonalData, [database]);
  registry.type(notifications, MikroNotifications, [database]);
  registry.type(noticeMail, NoticeMail, [mails, publicUrl]);
  registry.type(notifier, Notifier, [notifications, recipients, outbox, noticeMail, ids, clock]);
  registry.make(notification.http, notificationRoutes, [notifications, clock]);
};
