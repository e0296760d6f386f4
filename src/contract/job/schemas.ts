import * as z from 'zod/mini';
import { Id, named, text, Time } from '../common.ts';

/** States of a job: waiting, waiting for a retry, running, or ended in one of three ways. */
export const jobStates = ['created', 'retry', 'active', 'completed', 'failed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

export const AdminJob = named(
  'AdminJob',
  z.strictObject({
    id: Id,
    queue: z.string(),
    state: z.enum(jobStates),
    /** Failed attempts, and after how many the job is given up. */
    failures: z.int(),
    failuresAllowed: z.int(),
    createdAt: Time,
    /** When it is due. */
    startAfter: Time,
    startedAt: z.nullable(Time),
    endedAt: z.nullable(Time),
    /** Why the last attempt failed, without e-mail addresses. */
    error: z.nullable(z.string()),
    /** Ids, numbers and times from the job's data. Texts are not shown, because they may be personal. */
    about: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  }),
);
export type AdminJob = z.infer<typeof AdminJob>;

export const JobQueue = named(
  'JobQueue',
  z.strictObject({
    /** The queue's name. */
    id: z.string(),
    /** The schedule of its jobs (UTC); null if they are only sent. */
    cron: z.nullable(z.string()),
    waiting: z.int(),
    active: z.int(),
    failed: z.int(),
    /** Since when the oldest due job waits. */
    oldestAt: z.nullable(Time),
    /** For scheduled jobs: when the last one ended. */
    lastEndedAt: z.nullable(Time),
  }),
);
export type JobQueue = z.infer<typeof JobQueue>;

export const JobCommand = named('JobCommand', z.strictObject({ jobId: Id, reason: text(3, 500) }));
