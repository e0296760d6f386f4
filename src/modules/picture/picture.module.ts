import type { Module } from '#platform/module.ts';
import { pictureRoutes } from './adapters/http/picture.routes.ts';
import { pictureJobs } from './adapters/jobs/picture.jobs.ts';
import { pictureRows } from './adapters/persistence/picture.table.ts';
import { pictureBindings } from './picture.container.ts';
import { picture } from './picture.tokens.ts';

export const pictureModule = {
  rows: pictureRows,
  bindings: [pictureBindings],
  http: [pictureRoutes],
  jobs: [pictureJobs],
  personalData: picture.personalData,
} satisfies Module;
