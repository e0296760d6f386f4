import type { JobHandler } from '#platform/jobs/jobs.ts';
import type { LearnPace } from '../../application/learn-pace.ts';

export const pricingJobs = (learnPace: LearnPace): readonly JobHandler[] => [
  { queue: 'pricing.learn-pace', cron: '23 * * * *', handle: () => learnPace() },
];
