import type { PictureSubjectKind } from '#kernel/pictures.ts';
import type { Picture, PictureSubject } from '../domain/picture.ts';

/**
 * Where the bytes of pictures lie, by key (`keyOf`). A key that is none of ours is a fault of the program.
 * @throws picture.store_unavailable where it can't be reached; the caller may try again
 */
export interface PictureStore {
  /** Whole or not at all: nobody reads half a picture. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array | undefined>;
  /** What is not there is deleted already. */
  delete(key: string): Promise<void>;
}

export interface EncodedPicture {
  readonly bytes: Uint8Array;
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
}

/** Decodes a picture and writes it anew: only what can be seen is left of it. */
export interface PictureEncoder {
  /** @throws picture.too_large, picture.unreadable, service.unavailable */
  encode(bytes: Uint8Array): Promise<EncodedPicture>;
}

export interface Pictures {
  add(picture: Picture): Promise<void>;
  find(id: string): Promise<Picture | undefined>;
  /**
   * Gives them to the subject, in this order, as far as they are this owner's and nobody else's yet; answers how many
   * that were.
   */
  attach(ids: readonly string[], ownerId: string, subject: PictureSubject): Promise<number>;
  /** Each record's in the order in which they were given to it. */
  of(kind: PictureSubjectKind, subjectIds: readonly string[]): Promise<readonly Picture[]>;
  /** Forgets it unless it belongs to something. */
  removeUnattached(id: string): Promise<void>;
  /** The oldest that belong to nothing and were uploaded before this time. */
  unattachedBefore(time: Date, limit: number): Promise<readonly string[]>;
}

/** Addresses under which a browser gets a picture without a header: signed, and only for a short time. */
export interface PictureLinks {
  /** The same for a quarter of an hour, so that browsers keep what they have. */
  urlOf(id: string, now: Date): string;
  opens(id: string, link: PictureLink, now: Date): boolean;
}

export interface PictureLink {
  readonly until?: string | undefined;
  readonly signature?: string | undefined;
}
