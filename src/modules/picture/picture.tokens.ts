import type { PersonalData } from '#kernel/personal-data.ts';
import { token } from '#platform/di.ts';
import type { JobHandler } from '#platform/jobs/jobs.ts';
import type { PictureHandlers } from './adapters/http/picture.routes.ts';
import type { AttachedPictures } from './application/attached-pictures.ts';
import type { PictureConfig } from './config.ts';

export const picture = {
  /** From the environment. */
  config: token<PictureConfig>('picture.config'),
  attached: token<AttachedPictures>('picture.attached'),
  personalData: token<PersonalData>('picture.personalData'),
  http: token<PictureHandlers>('picture.http'),
  jobs: token<readonly JobHandler[]>('picture.jobs'),
};
