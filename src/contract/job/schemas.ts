import * as z from 'zod/mini';
import { Id, named, text, Time } from '../common.ts';

/** How a job stands: it waits, waits for its next try, is being done, or has ended in one of three ways. */
export const jobStates = ['created', 'retry', 'active', 'completed', 'failed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

export const AdminJob = named(
  'AdminJob',
  z.strictObject({
    id: Id,
    queue: z.string(),
    state: z.enum(jobStates),
    /** Tries that failed, and after how many it is given up. */
    failures: z.int(),
    failuresAllowed: z.int(),
    createdAt: Time,
    /** When it is due. */
    startAfter: Time,
    startedAt: z.nullable(Time),
    endedAt: z.nullable(Time),
    /** Why the last try failed, without addresses of mail. */
    error: z.nullable(z.string()),
    /** Ids, numbers and times of what it is about; texts are not shown, for they may be somebody's. */
    about: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  }),
);
export type AdminJob = z.infer<typeof AdminJob>;

export const JobQueue = named(
  'JobQueue',
  z.strictObject({
    /** Its name. */
    id: z.string(),
    /** When its work comes round by itself (UTC). */
    cron: z.nullable(z.string()),
    waiting: z.int(),
    active: z.int(),
    failed: z.int(),
    /** Since when the oldest that is due waits. */
    oldestAt: z.nullable(Time),
    /** When the last one ended, of work that comes round by itself. */
    lastEndedAt: z.nullable(Time),
  }),
);
export type JobQueue = z.infer<typeof JobQueue>;

export const JobCommand = named('JobCommand', z.strictObject({ jobId: Id, reason: text(3, 500) }));
