import type { Clock, Ids, Jobs, RateLimit, RateLimits } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { assertPicture, keyOf, type Picture, waitsForHours } from '../domain/picture.ts';
import type { PictureEncoder, Pictures, PictureStore } from './ports.ts';
import { tidyQueue } from './tidy-picture.ts';

/** Somebody sends a picture that they will show with something. No transaction waits while it is decoded and kept. */
export class UploadPicture {
  readonly #pictures: Pictures;
  readonly #store: PictureStore;
  readonly #encoder: PictureEncoder;
  readonly #rateLimits: RateLimits;
  readonly #jobs: Jobs;
  readonly #ids: Ids;
  readonly #clock: Clock;
  readonly #limit: RateLimit;

  constructor(
    pictures: Pictures,
    store: PictureStore,
    encoder: PictureEncoder,
    rateLimits: RateLimits,
    jobs: Jobs,
    ids: Ids,
    clock: Clock,
    { uploads }: { readonly uploads: RateLimit },
  ) {
    this.#pictures = pictures;
    this.#store = store;
    this.#encoder = encoder;
    this.#rateLimits = rateLimits;
    this.#jobs = jobs;
    this.#ids = ids;
    this.#clock = clock;
    this.#limit = uploads;
  }

  /** @throws picture.not_a_picture, picture.animated, picture.too_large, picture.unreadable, picture.too_many_pictures, picture.store_unavailable, service.unavailable */
  async run(ownerId: string, sent: Uint8Array): Promise<Picture> {
    assertPicture(sent);
    await this.#assertWithinLimit(ownerId);
    const { bytes, ...seen } = await this.#encoder.encode(sent);
    const createdAt = this.#clock.now();
    const id = this.#ids.next();
    // first of all: whatever is left when we end in between, this finds and takes away
    await this.#jobs.send(tidyQueue, { id }, { startAfter: new Date(createdAt.getTime() + waitsForHours * 3600_000) });
    await this.#store.put(keyOf(id), bytes);
    const picture = { id, ownerId, ...seen, bytes: bytes.length, createdAt, subject: null };
    await this.#pictures.add(picture);
    return picture;
  }

  async #assertWithinLimit(ownerId: string): Promise<void> {
    const retryAfterSeconds = await this.#rateLimits.count([{ key: `picture ${ownerId}`, limit: this.#limit }]);
    if (retryAfterSeconds > 0) throw new DomainError('picture.too_many_pictures', { retryAfterSeconds });
  }
}
