import type { PersonalData } from '#kernel/personal-data.ts';
import { token } from '#platform/di.ts';
import type { NotificationHandlers } from './adapters/http/notification.routes.ts';
import type { Notifier } from './application/notifier.ts';
import type { Notifications, NoticeSwitchboard, Recipients } from './application/ports.ts';

export const notification = {
  /** Bound by main, to identity. */
  recipients: token<Recipients>('notification.recipients'),
  /** Where the links of mails lead, without a slash at the end. Bound by main, from the configuration. */
  publicUrl: token<string>('notification.publicUrl'),
  /** What the links that turn mails off are signed with. Bound by main, from the configuration. */
  linkSecret: token<string>('notification.linkSecret'),
  /** Bound by main, to identity. */
  switchboard: token<NoticeSwitchboard>('notification.switchboard'),
  notifications: token<Notifications>('notification.notifications'),
  notifier: token<Notifier>('notification.notifier'),
  http: token<NotificationHandlers>('notification.http'),
  personalData: token<PersonalData>('notification.personalData'),
};
