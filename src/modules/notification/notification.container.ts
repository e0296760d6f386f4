import { type Bindings, token } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { HmacMuteLinks } from './adapters/crypto/hmac-mute-links.ts';
import { notificationRoutes } from './adapters/http/notification.routes.ts';
import { MikroNotifications } from './adapters/persistence/mikro-notifications.ts';
import { NotificationPersonalData } from './adapters/persistence/notification-personal-data.ts';
import { MuteByLink } from './application/mute-by-link.ts';
import { NoticeMail } from './application/notice-mail.ts';
import { Notifier } from './application/notifier.ts';
import type { MuteLinks } from './application/ports.ts';
import { notification } from './notification.tokens.ts';

const noticeMail = token<NoticeMail>('notification.mail');
const muteLinks = token<MuteLinks>('notification.muteLinks');
const muteByLink = token<MuteByLink>('notification.muteByLink');

export const notificationBindings: Bindings = (registry) => {
  const { database, outbox, mails, ids, clock } = platform;
  const { notifications, notifier, recipients, publicUrl, linkSecret, switchboard } = notification;
  registry.type(notification.personalData, NotificationPersonalData, [database]);
  registry.type(notifications, MikroNotifications, [database]);
  registry.type(noticeMail, NoticeMail, [mails, muteLinks, publicUrl]);
  registry.type(muteLinks, HmacMuteLinks, [linkSecret]);
  registry.type(muteByLink, MuteByLink, [muteLinks, switchboard]);
  registry.type(notifier, Notifier, [notifications, recipients, outbox, noticeMail, ids, clock]);
  registry.make(notification.http, notificationRoutes, [notifications, muteByLink, clock]);
};
