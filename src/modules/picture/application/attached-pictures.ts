import type { Picture as PictureView } from '#contract/picture.ts';
import type { PictureSubjectKind } from '#kernel/pictures.ts';
import type { Clock } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Picture, PictureSubject } from '../domain/picture.ts';
import type { PictureLinks, Pictures } from './ports.ts';

/** What other modules do with pictures: they give them to a record of theirs, and show them to who may see it. */
export class AttachedPictures {
  readonly #pictures: Pictures;
  readonly #links: PictureLinks;
  readonly #clock: Clock;

  constructor(pictures: Pictures, links: PictureLinks, clock: Clock) {
    this.#pictures = pictures;
    this.#links = links;
    this.#clock = clock;
  }

  /** In the caller's transaction: their own pictures, which belong to nothing yet; all or none. @throws picture.not_found */
  async attach(ids: readonly string[], ownerId: string, subject: PictureSubject): Promise<void> {
    const wanted = [...new Set(ids)];
    if (wanted.length > 0 && (await this.#pictures.attach(wanted, ownerId, subject)) !== wanted.length)
      throw new DomainError('picture.not_found');
  }

  /** The pictures of each of these records, for those who may see the records: the addresses open them to anyone. */
  async of(
    kind: PictureSubjectKind,
    subjectIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly PictureView[]>> {
    const found = new Map<string, PictureView[]>();
    if (subjectIds.length === 0) return found;
    for (const picture of await this.#pictures.of(kind, subjectIds)) {
      const subjectId = picture.subject?.id ?? '';
      found.set(subjectId, [...(found.get(subjectId) ?? []), this.viewOf(picture)]);
    }
    return found;
  }

  viewOf({ id, width, height }: Picture): PictureView {
    return { id, url: this.#links.urlOf(id, this.#clock.now()), width, height };
  }
}
