import * as z from 'zod/mini';
import { Id, named, characters } from '../common.ts';
import { pictureLimits } from '../limits.ts';

/** The bytes of a picture: browsers send a file; handlers get the bytes. */
export const PictureBytes = z.custom<Uint8Array, Blob>((value) => value instanceof Uint8Array);

const fields = {
  id: Id,
  /** For `<img>`: the address needs no authorization header and is valid for at least a quarter of an hour. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
};
export const Picture = named('Picture', z.strictObject(fields));
export type Picture = z.infer<typeof Picture>;

export const UploadedPicture = named('UploadedPicture', z.strictObject({ ...fields, bytes: z.int() }));
export type UploadedPicture = z.infer<typeof UploadedPicture>;

/** The query of a picture's signed address; an altered one is answered as not found. */
export const PictureLink = z.strictObject({
  until: z.optional(characters(0, 200)),
  signature: z.optional(characters(0, 200)),
});

/** The caller's pictures that are not attached yet, each once. */
export const PictureIds = z.array(Id).check(
  z.maxLength(pictureLimits.most),
  z.refine((ids) => new Set(ids).size === ids.length),
);
