import type { PictureSubjectKind } from '#kernel/pictures.ts';
import type { Picture, PictureSubject } from '../domain/picture.ts';

/**
 * Stores the bytes of pictures by key (`keyOf`). Throws an Error for a key of another form.
 * @throws picture.store_unavailable if the storage can't be reached; the caller may try again
 */
export interface PictureStore {
  /** Atomic: nobody reads a partial picture. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array | undefined>;
  /** Succeeds also if there is nothing to delete. */
  delete(key: string): Promise<void>;
}

export interface EncodedPicture {
  readonly bytes: Uint8Array;
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
}

/** Decodes a picture and encodes it again, so that only the visible pixels remain. */
export interface PictureEncoder {
  /** @throws picture.too_large, picture.unreadable, service.unavailable */
  encode(bytes: Uint8Array): Promise<EncodedPicture>;
}

export interface Pictures {
  add(picture: Picture): Promise<void>;
  find(id: string): Promise<Picture | undefined>;
  /**
   * Attaches these pictures to the subject in this order. Pictures of another owner, and pictures that are attached
   * already, are left out. Returns how many were attached.
   */
  attach(ids: readonly string[], ownerId: string, subject: PictureSubject): Promise<number>;
  /** Each record's pictures in the order in which they were attached. */
  of(kind: PictureSubjectKind, subjectIds: readonly string[]): Promise<readonly Picture[]>;
  /** Deletes the row unless the picture is attached. */
  removeUnattached(id: string): Promise<void>;
  /** The oldest unattached pictures that were uploaded before this time. */
  unattachedBefore(time: Date, limit: number): Promise<readonly string[]>;
}

/** Signed URLs that are valid for a short time, for requests without an Authorization header. */
export interface PictureLinks {
  /** The URL stays the same for a quarter of an hour, so that browsers can cache the picture. */
  urlOf(id: string, now: Date): string;
  opens(id: string, link: PictureLink, now: Date): boolean;
}

export interface PictureLink {
  readonly until?: string | undefined;
  readonly signature?: string | undefined;
}
