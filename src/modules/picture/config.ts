import type { RateLimit } from '#kernel/ports.ts';
import type { S3Settings } from './adapters/storage/s3-picture-store.ts';

export interface PictureConfig {
  /** The key of the pictures' signed URLs is derived from this secret. */
  readonly tokenSecret: string;
  /** Limits the uploads of one user. */
  readonly uploads: RateLimit;
  readonly storage: PictureStorage;
}

export type PictureStorage = { readonly directory: string } | { readonly s3: S3Settings };

/** On a developer's machine the limit is high, because a few accounts send all requests, tests included (api.md). */
export const pictureConfig = (env: {
  readonly production: boolean;
  readonly tokenSecret: string;
  readonly pictures: PictureStorage;
}): PictureConfig => ({
  tokenSecret: env.tokenSecret,
  uploads: env.production ? { attempts: 30, windowSeconds: 3600 } : { attempts: 2_000, windowSeconds: 60 },
  storage: env.pictures,
});
