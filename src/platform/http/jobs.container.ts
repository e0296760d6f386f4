import { token, type Bindings } from '../di.ts';
import { JobBoard } from '../jobs/job-board.ts';
import { platform } from '../tokens.ts';
import { type JobHandlers, jobsAdminRoutes } from './jobs.admin.routes.ts';

export const jobConsole = { http: token<JobHandlers>('jobs.http') };

export const jobBindings: Bindings = (bind) => {
  const board = token<JobBoard>('jobs.board');
  bind.type(board, JobBoard, [platform.database]);
  bind.make(jobConsole.http, jobsAdminRoutes, [board, platform.jobDesk, platform.transactions]);
};
