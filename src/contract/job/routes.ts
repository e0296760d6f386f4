import * as z from 'zod/mini';
import { IdParams, ListQuery } from '../common.ts';
import { about, only, route, type RouteTable } from '../route.ts';
import * as job from './schemas.ts';

/** Background jobs. No scope gives access: admins only. */
export const jobRoutes = {
  'GET /admin/job-queues': route({
    summary: 'The job queues with their waiting jobs',
    access: only('admin'),
    fromPrimary: true,
    status: 200,
    answer: z.array(job.JobQueue),
  }),
  'GET /admin/jobs': route({
    summary: 'Waiting jobs and those of the last day, without personal data',
    access: only('admin'),
    fromPrimary: true,
    query: ListQuery,
    status: 200,
    answer: z.array(job.AdminJob),
    list: 'jobs',
  }),
  'GET /admin/jobs/:id': route({
    summary: 'One job',
    access: only('admin'),
    fromPrimary: true,
    params: IdParams,
    status: 200,
    answer: job.AdminJob,
    refusals: ['request.not_found'],
  }),
  'POST /admin/retry-job': route({
    summary: 'Retry a failed job. 409 if it has not failed',
    access: only('admin'),
    body: job.JobCommand,
    audit: about('jobs', 'body.jobId'),
    status: 200,
    answer: job.AdminJob,
    refusals: ['request.not_found'],
    idempotent: true,
  }),
  'POST /admin/cancel-job': route({
    summary: 'Cancel a job that has not ended. A running job may still complete. 409 if it has ended',
    access: only('admin'),
    body: job.JobCommand,
    audit: about('jobs', 'body.jobId'),
    status: 200,
    answer: job.AdminJob,
    refusals: ['request.not_found'],
    idempotent: true,
  }),
} as const satisfies RouteTable;
