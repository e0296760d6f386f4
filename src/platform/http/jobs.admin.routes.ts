import { type AdminJob, jobStates } from '#contract/job/schemas.ts';
import type { Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { BoardedJob, JobBoard } from '../jobs/job-board.ts';
import type { JobDesk } from '../jobs/jobs.ts';
import { handlers } from './handler.ts';
import { lists } from '#contract/lists.ts';
import { pageOf, parseListQuery, rangeOf, valuesOf } from './list-query.ts';
import { readableRows } from '../readable-rows.ts';

/** The console's routes for background jobs. */
export const jobsAdminRoutes = (board: JobBoard, desk: JobDesk, transactions: Transactions) => {
  const found = async (id: string): Promise<BoardedJob> => {
    const job = await board.find(id);
    if (!job) throw new DomainError('request.not_found');
    return job;
  };
  /**
   * Runs one command in the transaction that also audits it. @throws request.conflict if the job's state has changed meanwhile
   */
  const command = (id: string, does: 'retry' | 'cancel') =>
    transactions.run(async () => {
      const { queue } = await found(id);
      if (!(await desk[does](queue, id))) throw new DomainError('request.conflict');
      return jobView(await found(id));
    });
  return handlers({
    'GET /admin/job-queues': async () => {
      const queues = await desk.queues();
      const times = await board.times(queues.flatMap(({ queue, cron }) => (cron === null ? [] : queue)));
      return queues.map(({ queue, ...standing }) => {
        const { oldestAt, lastEndedAt } = times.get(queue) ?? {};
        return { id: queue, ...standing, oldestAt: iso(oldestAt), lastEndedAt: iso(lastEndedAt) };
      });
    },

    'GET /admin/jobs': async ({ query }) => {
      const { from, limit, sort, filter } = parseListQuery(query, lists['GET /admin/jobs']);
      const where = {
        id: valuesOf(filter['id']),
        queue: valuesOf(filter['queue']),
        state: valuesOf(filter['state'])?.filter((state) => (jobStates as readonly string[]).includes(state)),
      };
      const { rows, total, atLeast } = await board.page({
        from,
        limit,
        descending: sort.descending,
        where,
        created: rangeOf(filter, 'createdAt'),
      });
      return pageOf(readableRows('jobs', rows, jobView), from, total, atLeast);
    },

    'GET /admin/jobs/:id': async ({ params }) => jobView(await found(params.id)),

    'POST /admin/retry-job': async ({ body: { jobId } }) => command(jobId, 'retry'),

    'POST /admin/cancel-job': async ({ body: { jobId } }) => command(jobId, 'cancel'),
  });
};
export type JobHandlers = ReturnType<typeof jobsAdminRoutes>;

const iso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

const jobView = ({ createdAt, startAfter, startedAt, endedAt, data, output, ...job }: BoardedJob): AdminJob => ({
  ...job,
  createdAt: createdAt.toISOString(),
  startAfter: startAfter.toISOString(),
  startedAt: iso(startedAt),
  endedAt: iso(endedAt),
  error: job.state === 'completed' ? null : errorOf(output),
  about: aboutOf(data),
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The error message of a failed attempt. E-mail addresses in it are masked, because mail servers repeat them. */
export const errorOf = (output: unknown): string | null => {
  const message = isObject(output) ? (output['message'] ?? output['value']) : output;
  if (typeof message !== 'string') return null;
  return message.replaceAll(/[^\s<>"'@]+@[^\s<>"'@]+/g, '…@…').slice(0, 500);
};

const harmless = /^(?:[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z)$/i;

/** Only ids, times, numbers and booleans of the job's data, because other texts may be people's words, addresses or tokens. */
export const aboutOf = (data: unknown): AdminJob['about'] => {
  const about: AdminJob['about'] = {};
  for (const [name, value] of Object.entries(isObject(data) ? data : {})) {
    if (typeof value === 'number' || typeof value === 'boolean') about[name] = value;
    else if (typeof value === 'string' && harmless.test(value)) about[name] = value;
  }
  return about;
};
