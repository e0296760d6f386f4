import type { PersonalData } from '#kernel/personal-data.ts';
import { token } from '#platform/di.ts';
import type { Notifier } from './application/notifier.ts';
import type { Notifications, NoticeSwitchboard, Recipients } from './application/ports.ts';
import type { LivingSessions, PushConfig } from './application/push-ports.ts';

export const notification = {
  /** Answered by identity. */
  recipients: token<Recipients>('notification.recipients'),
  /** Where the links of mails lead, without a slash at the end. From the configuration. */
  publicUrl: token<string>('notification.publicUrl'),
  /** What the links that turn mails off are signed with. From the configuration. */
  linkSecret: token<string>('notification.linkSecret'),
  /** Answered by identity. */
  switchboard: token<NoticeSwitchboard>('notification.switchboard'),
  /** Bound by main: from the configuration, … */
  pushConfig: token<PushConfig>('notification.pushConfig'),
  /** … and to identity. */
  livingSessions: token<LivingSessions>('notification.livingSessions'),
  notifications: token<Notifications>('notification.notifications'),
  notifier: token<Notifier>('notification.notifier'),
  personalData: token<PersonalData>('notification.personalData'),
};
