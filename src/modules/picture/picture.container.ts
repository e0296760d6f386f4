import type { Log } from '#platform/log/log.ts';
import { type Bindings, token } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { HmacPictureLinks } from './adapters/crypto/hmac-picture-links.ts';
import { pictureRoutes } from './adapters/http/picture.routes.ts';
import { SharpEncoder } from './adapters/image/sharp-encoder.ts';
import { pictureJobs } from './adapters/jobs/picture.jobs.ts';
import { SqlPictures } from './adapters/persistence/sql-pictures.ts';
import { picturePersonalData } from './adapters/persistence/picture-personal-data.ts';
import { DiskPictureStore } from './adapters/storage/disk-picture-store.ts';
import { S3PictureStore } from './adapters/storage/s3-picture-store.ts';
import { attachedPictures } from './application/attached-pictures.ts';
import type { PictureEncoder, PictureLinks, Pictures, PictureStore } from './application/ports.ts';
import { readPicture } from './application/read-picture.ts';
import { type SweepPictures, type TidyPicture, sweepPictures, tidyPicture } from './application/tidy-picture.ts';
import { uploadPicture } from './application/upload-picture.ts';
import type { PictureStorage } from './config.ts';
import { picture } from './picture.tokens.ts';

const inner = {
  pictures: token<Pictures>('picture.pictures'),
  store: token<PictureStore>('picture.store'),
  encoder: token<PictureEncoder>('picture.encoder'),
  links: token<PictureLinks>('picture.links'),
  tidy: token<TidyPicture>('picture.tidy'),
  sweep: token<SweepPictures>('picture.sweep'),
};

/** The storage that the configuration names. */
export const pictureStore = (storage: PictureStorage, log: Log): PictureStore =>
  's3' in storage ? new S3PictureStore(storage.s3, log) : new DiskPictureStore(storage.directory, log);

const useCases = { uploadPicture, readPicture, tidy: tidyPicture, sweep: sweepPictures, attached: attachedPictures };

const scope = { ...useCases, ...platform, ...picture, ...inner };

export const pictureBindings: Bindings = (bind) => {
  const { database, jobs, clock, log } = platform;
  const { pictures, store, encoder, links, tidy, sweep } = inner;
  bind.type(pictures, SqlPictures, [database]);
  bind.make(store, ({ storage }, to) => pictureStore(storage, to), [picture.config, log]);
  bind.type(encoder, SharpEncoder, []);
  bind.type(links, HmacPictureLinks, [picture.config]);
  bind.all(scope, useCases);
  bind.make(picture.personalData, picturePersonalData, [database, links, jobs, clock]);
  bind.make(pictureRoutes, [uploadPicture, readPicture, picture.attached]);
  bind.make(pictureJobs, [tidy, sweep]);
};
