import type { Mails } from '#kernel/mail.ts';
import type { Clock, Ids, Jobs, Outbox, RateLimits } from '#kernel/ports.ts';
import type { MuteLinks, NoticeSwitchboard, Notifications, Recipients } from './ports.ts';
import type { LivingSessions, PushConfig, PushService, Pushes, Subscriptions } from './push-ports.ts';

/** What the use cases of this module need, by name. */
interface NotificationNeeds {
  readonly links: MuteLinks;
  readonly switchboard: NoticeSwitchboard;
  readonly mails: Mails;
  readonly publicUrl: string;
  readonly notifications: Notifications;
  readonly recipients: Recipients;
  readonly outbox: Outbox;
  readonly pushes: Pushes;
  readonly rateLimits: RateLimits;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly config: PushConfig;
  readonly subscriptions: Subscriptions;
  readonly sessions: LivingSessions;
  readonly service: PushService;
  readonly jobs: Jobs;
}

export type Needs<K extends keyof NotificationNeeds> = Pick<NotificationNeeds, K>;
