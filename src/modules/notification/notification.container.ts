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

export const notificationBindings: Bindings = (bind) => {
  const { database, outbox, mails, ids, clock, jobs, rateLimits } = platform;
  const { notifications, recipients, publicUrl, linkSecret, switchboard, pushConfig } = notification;
  bind.make(notification.personalData, notificationPersonalData, [database]);
  bind.type(notifications, SqlNotifications, [database]);
  bind.use(noticeMail, { mails, links: inner.muteLinks, publicUrl });
  bind.type(inner.muteLinks, SignedMuteLinks, [linkSecret]);
  bind.use(muteByLink, { links: inner.muteLinks, switchboard });
  bind.type(inner.subscriptions, SqlSubscriptions, [database]);
  bind.make(inner.pushService, (config) => new WebPushService(config), [pushConfig]);
  bind.use(sendPushes, {
    config: pushConfig,
    subscriptions: inner.subscriptions,
    sessions: notification.livingSessions,
    service: inner.pushService,
    jobs,
  });
  bind.use(subscribeBrowser, {
    config: pushConfig,
    subscriptions: inner.subscriptions,
    pushes: sendPushes,
    ids,
    clock,
  });
  bind.use(notification.notifier, notifier, {
    notifications,
    recipients,
    outbox,
    mail: noticeMail,
    pushes: sendPushes,
    rateLimits,
    ids,
    clock,
  });
  bind.make(notificationRoutes, [notifications, muteByLink, clock]);
  bind.make(pushRoutes, [subscribeBrowser]);
  bind.make(notificationJobs, [sendPushes]);
};
