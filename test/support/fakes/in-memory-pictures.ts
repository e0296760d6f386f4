import type { EncodedPicture, PictureEncoder, Pictures, PictureStore } from '#modules/picture/application/ports.ts';
import type { Picture, PictureSubject } from '#modules/picture/domain/picture.ts';
import type { PictureSubjectKind } from '#kernel/pictures.ts';
import { DomainError } from '#kernel/refusal.ts';

export class InMemoryPictureStore implements PictureStore {
  readonly objects = new Map<string, Uint8Array>();
  isDown = false;

  async put(key: string, bytes: Uint8Array): Promise<void> {
    this.#assertUp(key);
    this.objects.set(key, bytes);
    return Promise.resolve();
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    this.#assertUp(key);
    return Promise.resolve(this.objects.get(key));
  }

  async delete(key: string): Promise<void> {
    this.#assertUp(key);
    this.objects.delete(key);
    return Promise.resolve();
  }

  #assertUp(key: string): void {
    if (!/^[\w/-]+\.webp$/.test(key)) throw new Error('not a valid storage key of a picture');
    if (this.isDown) throw new DomainError('picture.store_unavailable', { retryAfterSeconds: 10 });
  }
}

export class InMemoryPictures implements Pictures {
  readonly #rows = new Map<string, Picture>();

  async add(picture: Picture): Promise<void> {
    this.#rows.set(picture.id, picture);
    return Promise.resolve();
  }

  find(id: string): Promise<Picture | undefined> {
    return Promise.resolve(this.#rows.get(id));
  }

  attach(ids: readonly string[], ownerId: string, subject: PictureSubject): Promise<number> {
    const own = ids.flatMap((id) => this.#rows.get(id) ?? []).filter((row) => row.ownerId === ownerId && !row.subject);
    for (const row of own) {
      // the picture attached last is listed last
      this.#rows.delete(row.id);
      this.#rows.set(row.id, { ...row, subject });
    }
    return Promise.resolve(own.length);
  }

  of(kind: PictureSubjectKind, subjectIds: readonly string[]): Promise<readonly Picture[]> {
    const isOfThese = ({ subject }: Picture) => subject?.kind === kind && subjectIds.includes(subject.id);
    return Promise.resolve([...this.#rows.values()].filter(isOfThese));
  }

  async removeUnattached(id: string): Promise<void> {
    if (!this.#rows.get(id)?.subject) this.#rows.delete(id);
    return Promise.resolve();
  }

  unattachedBefore(time: Date, limit: number): Promise<readonly string[]> {
    const waiting = [...this.#rows.values()].filter(({ subject, createdAt }) => !subject && createdAt < time);
    return Promise.resolve(
      waiting
        .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
        .slice(0, limit)
        .map(({ id }) => id),
    );
  }
}

/** Encodes everything to the same picture. */
export class OnePicture implements PictureEncoder {
  encode(): Promise<EncodedPicture> {
    return Promise.resolve({ bytes: new Uint8Array([1, 2, 3]), sha256: 'ab'.repeat(32), width: 40, height: 30 });
  }
}
