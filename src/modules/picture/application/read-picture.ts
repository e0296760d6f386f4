import { DomainError } from '#kernel/refusal.ts';
import { keyOf } from '../domain/picture.ts';
import type { PictureLink } from './ports.ts';
import type { Needs } from './needs.ts';

/**
 * Whoever was given a picture's address sees it, for as long as the address lives.
 * An address that is forged or over names nothing.
 * @throws picture.not_found, picture.store_unavailable
 */
export const readPicture =
  ({ pictures, store, links, clock }: Needs<'pictures' | 'store' | 'links' | 'clock'>) =>
  async (id: string, link: PictureLink): Promise<Uint8Array> => {
    const isOpen = links.opens(id, link, clock.now());
    // the row is asked as well: what was erased is gone at once, whenever its bytes follow
    const bytes = isOpen && (await pictures.find(id)) ? await store.get(keyOf(id)) : undefined;
    if (!bytes) throw new DomainError('picture.not_found');
    return bytes;
  };
export type ReadPicture = ReturnType<typeof readPicture>;
