import type { Picture as PictureView } from '#contract/picture/schemas.ts';
import type { PictureSubjectKind } from '#kernel/pictures.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Picture, PictureSubject } from '../domain/picture.ts';
import type { Needs } from './needs.ts';

/**
 * Pictures for other modules, which attach them to their own records and show them to those who may see the records.
 */
export const attachedPictures = ({ pictures, links, clock }: Needs<'pictures' | 'links' | 'clock'>) => {
  const viewOf = ({ id, width, height }: Picture): PictureView => ({
    id,
    url: links.urlOf(id, clock.now()),
    width,
    height,
  });

  return {
    /**
     * Attaches the owner's own unattached pictures, all or none, in the caller's transaction.
     * @throws picture.not_found
     */
    attach: async (ids: readonly string[], ownerId: string, subject: PictureSubject): Promise<void> => {
      const wanted = [...new Set(ids)];
      if (wanted.length > 0 && (await pictures.attach(wanted, ownerId, subject)) !== wanted.length)
        throw new DomainError('picture.not_found');
    },
    /**
     * The pictures of these records. Call it only for users who may see the records, because anyone with a URL can open
     * the picture.
     */
    of: async (
      kind: PictureSubjectKind,
      subjectIds: readonly string[],
    ): Promise<ReadonlyMap<string, readonly PictureView[]>> => {
      const found = new Map<string, PictureView[]>();
      if (subjectIds.length === 0) return found;
      for (const picture of await pictures.of(kind, subjectIds)) {
        const subjectId = picture.subject?.id ?? '';
        found.set(subjectId, [...(found.get(subjectId) ?? []), viewOf(picture)]);
      }
      return found;
    },
    viewOf,
  };
};
export type AttachedPictures = ReturnType<typeof attachedPictures>;
