import type { JobHandler } from '#platform/jobs/jobs.ts';
import { type PushJob, pushQueue, type SendPushes } from '../../application/send-pushes.ts';

export const notificationJobs = (sendPushes: SendPushes): readonly JobHandler[] => [
  // the cast is safe: only queue() fills the queue
  { queue: pushQueue, handle: (data) => sendPushes.deliver(data as PushJob) },
  { queue: 'notification.push-purge', cron: '47 3 * * *', handle: () => sendPushes.forgetEnded() },
];
