import { identity } from '#modules/identity/index.ts';
import type { Bindings } from '#platform/di.ts';
import type { Module } from '#platform/module.ts';
import { platform } from '#platform/tokens.ts';
import { notificationRoutes } from './adapters/http/notification.routes.ts';
import { pushRoutes } from './adapters/http/push.routes.ts';
import { notificationJobs } from './adapters/jobs/notification.jobs.ts';
import { notificationRows } from './adapters/persistence/notification.table.ts';
import { notificationBindings } from './notification.container.ts';
import { notification } from './notification.tokens.ts';

/** Binds this module's ports to other modules, and the platform's notifier to this module. */
const notificationNeeds: Bindings = (bind) => {
  bind.same(notification.recipients, identity.directory);
  bind.make(
    notification.switchboard,
    (turnNotice) => ({ turn: (userId, notice, on) => turnNotice(userId, notice, on) }),
    [identity.turnNotice],
  );
  bind.make(
    notification.livingSessions,
    (sessions) => ({ lives: async (sessionId) => (await sessions.find(sessionId)) !== undefined }),
    [identity.livingSessions],
  );
  bind.same(platform.notifier, notification.notifier);
};

export const notificationModule = {
  rows: notificationRows,
  bindings: [notificationBindings, notificationNeeds],
  http: [notificationRoutes, pushRoutes],
  jobs: [notificationJobs],
  personalData: notification.personalData,
} satisfies Module;
