import { token, type Bindings } from '../di.ts';
import { JobBoard } from '../jobs/job-board.ts';
import { platform } from '../tokens.ts';
import { type JobHandlers, jobsAdminRoutes } from './jobs.admin.routes.ts';

export const jobConsole = { http: token<JobHandlers>('jobs.http') };

export const jobBindings: Bindings = (registry) => {
  const board = token<JobBoard>('jobs.board');
  registry.type(board, JobBoard, [platform.database]);
  registry.make(jobConsole.http, jobsAdminRoutes, [board, platform.jobDesk, platform.transactions]);
};
