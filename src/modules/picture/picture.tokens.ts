import type { PersonalData } from '#kernel/personal-data.ts';
import { token } from '#platform/di.ts';
import type { AttachedPictures } from './application/attached-pictures.ts';
import type { PictureConfig } from './config.ts';

export const picture = {
  /** Read from the environment. */
  config: token<PictureConfig>('picture.config'),
  attached: token<AttachedPictures>('picture.attached'),
  personalData: token<PersonalData>('picture.personalData'),
};
