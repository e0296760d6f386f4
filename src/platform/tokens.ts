import type { Hooks } from '#kernel/hooks.ts';
import type { Mails } from '#kernel/mail.ts';
import type { Notifier } from '#kernel/notice.ts';
import type {
  Clock,
  Ids,
  Jobs,
  Outbox,
  RateLimits,
  SharedClock,
  SweepFailures,
  Transactions,
  UnitOfWork,
} from '#kernel/ports.ts';
import type { Database } from './db/database.ts';
import type { JobDesk } from './jobs/jobs.ts';
import type { AuditLog } from './http/audited.ts';
import type { Telling } from './live/telling.ts';
import type { Log } from './log/log.ts';
import { token } from './di.ts';

/** Tokens that every module may depend on. */
export const platform = {
  clock: token<Clock>('clock'),
  sharedClock: token<SharedClock>('sharedClock'),
  ids: token<Ids>('ids'),
  log: token<Log>('log'),
  database: token<Database>('database'),
  transactions: token<Transactions>('transactions'),
  work: token<UnitOfWork>('work'),
  outbox: token<Outbox>('outbox'),
  /** Bound by the integration module. */
  hooks: token<Hooks>('hooks'),
  /** Bound by the notification module. */
  notifier: token<Notifier>('notifier'),
  telling: token<Telling>('telling'),
  /** The audit log for the API; bound by the audit module. */
  auditLog: token<AuditLog>('auditLog'),
  jobs: token<Jobs>('jobs'),
  jobDesk: token<JobDesk>('jobDesk'),
  mails: token<Mails>('mails'),
  rateLimits: token<RateLimits>('rateLimits'),
  sweepFailures: token<SweepFailures>('sweepFailures'),
};
