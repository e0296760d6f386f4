import type { PersonalData } from '#kernel/personal-data.ts';
import { token } from '#platform/di.ts';
import type { NotificationHandlers } from './adapters/http/notification.routes.ts';
import type { Notifier } from './application/notifier.ts';
import type { Notifications, Recipients } from './application/ports.ts';

export const notification = {
  /** Bound by main, to identity. */
  recipients: token<Recipients>('notification.recipients'),
  /** Where the links of mails lead, without a slash at the end. Bound by main, from the configuration. */
  publicUrl: token<string>('notification.publicUrl'),
  notifications: token<Notifications>('notification.notifications'),
  notifier: token<Notifier>('notification.notifier'),
  http: token<NotificationHandlers>('notification.http'),
  personalData: token<PersonalData>('notification.personalData'),
};
