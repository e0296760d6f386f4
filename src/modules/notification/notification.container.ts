import { type Bindings, token } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { SignedMuteLinks } from './adapters/crypto/signed-mute-links.ts';
import { notificationRoutes } from './adapters/http/notification.routes.ts';
import { pushRoutes } from './adapters/http/push.routes.ts';
import { notificationJobs } from './adapters/jobs/notification.jobs.ts';
import { SqlNotifications } from './adapters/persistence/sql-notifications.ts';
import { SqlSubscriptions } from './adapters/persistence/sql-subscriptions.ts';
import { notificationPersonalData } from './adapters/persistence/notification-personal-data.ts';
import { WebPushService } from './adapters/push/web-push-service.ts';
import { muteByLink } from './application/mute-by-link.ts';
import { noticeMail } from './application/notice-mail.ts';
import { notifier } from './application/notifier.ts';
import type { MuteLinks } from './application/ports.ts';
import type { PushService, Subscriptions } from './application/push-ports.ts';
import { sendPushes } from './application/send-pushes.ts';
import { subscribeBrowser } from './application/subscribe-browser.ts';
import { notification } from './notification.tokens.ts';

const inner = {
  muteLinks: token<MuteLinks>('notification.muteLinks'),
  subscriptions: token<Subscriptions>('notification.subscriptions'),
  pushService: token<PushService>('notification.pushService'),
};

const useCases = { noticeMail, muteByLink, sendPushes, subscribeBrowser, notifier };

const scope = {
  ...useCases,
  ...platform,
  ...notification,
  ...inner,
  links: inner.muteLinks,
  config: notification.pushConfig,
  sessions: notification.livingSessions,
  service: inner.pushService,
  pushes: sendPushes,
  mail: noticeMail,
};

export const notificationBindings: Bindings = (bind) => {
  const { database, clock } = platform;
  const { notifications, linkSecret, pushConfig } = notification;
  bind.make(notification.personalData, notificationPersonalData, [database]);
  bind.type(notifications, SqlNotifications, [database]);
  bind.all(scope, useCases);
  bind.type(inner.muteLinks, SignedMuteLinks, [linkSecret]);
  bind.type(inner.subscriptions, SqlSubscriptions, [database]);
  bind.make(inner.pushService, (config) => new WebPushService(config), [pushConfig]);
  bind.make(notificationRoutes, [notifications, muteByLink, clock]);
  bind.make(pushRoutes, [subscribeBrowser]);
  bind.make(notificationJobs, [sendPushes]);
};
