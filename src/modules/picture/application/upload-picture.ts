import type { RateLimit } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { assertPicture, keyOf, type Picture, waitsForHours } from '../domain/picture.ts';
import { tidyQueue } from './tidy-picture.ts';
import type { Needs } from './needs.ts';

/**
 * Uploads a picture that is attached to something later. Runs outside a transaction, because decoding and storing take
 * time.
 * Many needs: an upload is limited, decoded, stored, and deleted later if it is not attached.
 * @throws picture.not_a_picture, picture.animated, picture.too_large, picture.unreadable, picture.too_many_pictures,
 * picture.store_unavailable, service.unavailable
 */
export const uploadPicture = ({
  pictures,
  store,
  encoder,
  rateLimits,
  jobs,
  ids,
  clock,
  config: { uploads },
}: Needs<'pictures' | 'store' | 'encoder' | 'rateLimits' | 'jobs' | 'ids' | 'clock'> & {
  readonly config: { readonly uploads: RateLimit };
}) => {
  const assertWithinLimit = async (ownerId: string): Promise<void> => {
    const retryAfterSeconds = await rateLimits.count([{ key: `picture ${ownerId}`, limit: uploads }]);
    if (retryAfterSeconds > 0) throw new DomainError('picture.too_many_pictures', { retryAfterSeconds });
  };

  return async (ownerId: string, sent: Uint8Array): Promise<Picture> => {
    assertPicture(sent);
    await assertWithinLimit(ownerId);
    const { bytes, ...seen } = await encoder.encode(sent);
    const createdAt = clock.now();
    const id = ids.next();
    // the job is queued first, so that it cleans up after a crash at any later point
    await jobs.send(tidyQueue, { id }, { startAfter: new Date(createdAt.getTime() + waitsForHours * 3600_000) });
    await store.put(keyOf(id), bytes);
    const picture = { id, ownerId, ...seen, bytes: bytes.length, createdAt, subject: null };
    await pictures.add(picture);
    return picture;
  };
};
export type UploadPicture = ReturnType<typeof uploadPicture>;
