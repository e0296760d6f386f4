import { DomainError } from '#kernel/refusal.ts';
import { keyOf } from '../domain/picture.ts';
import type { PictureLink } from './ports.ts';
import type { Needs } from './needs.ts';

/**
 * Reads a picture by its signed URL, while the URL is valid. A forged or expired URL gives picture.not_found.
 * @throws picture.not_found, picture.store_unavailable
 */
export const readPicture =
  ({ pictures, store, links, clock }: Needs<'pictures' | 'store' | 'links' | 'clock'>) =>
  async (id: string, link: PictureLink): Promise<Uint8Array> => {
    const isOpen = links.opens(id, link, clock.now());
    // reads the row, too, so that an erased picture is gone at once, even if its bytes are deleted later
    const bytes = isOpen && (await pictures.find(id)) ? await store.get(keyOf(id)) : undefined;
    if (!bytes) throw new DomainError('picture.not_found');
    return bytes;
  };
export type ReadPicture = ReturnType<typeof readPicture>;
