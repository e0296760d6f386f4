export type { Notifier } from './application/notifier.ts';
export type { Notifications, Recipients } from './application/ports.ts';
export { notification } from './notification.tokens.ts';
