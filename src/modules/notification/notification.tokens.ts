import type { PersonalData } from '#kernel/personal-data.ts';
import { token } from '#platform/di.ts';
import type { Notifier } from './application/notifier.ts';
import type { Notifications, NoticeSwitchboard, Recipients } from './application/ports.ts';
import type { LivingSessions, PushConfig } from './application/push-ports.ts';

export const notification = {
  /** Implemented by identity. */
  recipients: token<Recipients>('notification.recipients'),
  /** Base URL of links in mails, without a slash at the end. Read from the configuration. */
  publicUrl: token<string>('notification.publicUrl'),
  /** Signs the links that turn mails off. Read from the configuration. */
  linkSecret: token<string>('notification.linkSecret'),
  /** Implemented by identity. */
  switchboard: token<NoticeSwitchboard>('notification.switchboard'),
  /** Bound in main, from the configuration. */
  pushConfig: token<PushConfig>('notification.pushConfig'),
  /** Implemented by identity. */
  livingSessions: token<LivingSessions>('notification.livingSessions'),
  notifications: token<Notifications>('notification.notifications'),
  notifier: token<Notifier>('notification.notifier'),
  personalData: token<PersonalData>('notification.personalData'),
};
