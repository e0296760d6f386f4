import type { Clock, Ids, Jobs, RateLimits } from '#kernel/ports.ts';
import type { PictureEncoder, PictureLinks, PictureStore, Pictures } from './ports.ts';

/** What the use cases of this module need, by name. */
interface PictureNeeds {
  readonly pictures: Pictures;
  readonly links: PictureLinks;
  readonly clock: Clock;
  readonly store: PictureStore;
  readonly jobs: Jobs;
  readonly encoder: PictureEncoder;
  readonly rateLimits: RateLimits;
  readonly ids: Ids;
}

export type Needs<K extends keyof PictureNeeds> = Pick<PictureNeeds, K>;
