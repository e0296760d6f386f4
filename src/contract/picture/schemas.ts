import * as z from 'zod/mini';
import { Id, named, characters } from '../common.ts';
import { pictureLimits } from '../limits.ts';

/** The bytes of a picture: a browser sends a file, the server has read it when a handler sees it. */
export const PictureBytes = z.custom<Uint8Array, Blob>((value) => value instanceof Uint8Array);

const fields = {
  id: Id,
  /** For `<img>`: opens the picture without a header, for at least a quarter of an hour. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
};
export const Picture = named('Picture', z.strictObject(fields));
export type Picture = z.infer<typeof Picture>;

export const UploadedPicture = named('UploadedPicture', z.strictObject({ ...fields, bytes: z.int() }));
export type UploadedPicture = z.infer<typeof UploadedPicture>;

/** What a picture's address carries; what is not as we gave it names nothing. */
export const PictureLink = z.strictObject({
  until: z.optional(characters(0, 200)),
  signature: z.optional(characters(0, 200)),
});

/** Own pictures that belong to nothing yet, each once. */
export const PictureIds = z.array(Id).check(
  z.maxLength(pictureLimits.most),
  z.refine((ids) => new Set(ids).size === ids.length),
);
