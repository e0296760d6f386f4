import { pictureLimits, type PictureSubjectKind } from '#kernel/pictures.ts';
import { DomainError } from '#kernel/refusal.ts';

export interface PictureSubject {
  readonly kind: PictureSubjectKind;
  readonly id: string;
}

export interface Picture {
  readonly id: string;
  readonly ownerId: string;
  /** The hash of the stored bytes, in hexadecimal digits. */
  readonly sha256: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly createdAt: Date;
  /** The record to which the picture is attached. Until it is attached, only its owner gets its URL. */
  readonly subject: PictureSubject | null;
}

/** Hours for which an uploaded picture may stay unattached. */
export const waitsForHours = 24;

/** The storage key. The id's random end spreads pictures over folders. */
export const keyOf = (id: string): string => `${id.slice(-2)}/${id}.webp`;

/**
 * Checks the format by the first bytes, whatever type the sender states.
 * @throws picture.not_a_picture, picture.animated, picture.too_large
 */
export const assertPicture = (bytes: Uint8Array): void => {
  if (bytes.length > pictureLimits.bytes) throw new DomainError('picture.too_large');
  const form = forms.find(({ begins }) => begins(bytes));
  if (!form) throw new DomainError('picture.not_a_picture');
  if (!form.isOneFrame(bytes)) throw new DomainError('picture.animated');
};

/** Called before decoding, because a small file can contain a very large picture. @throws picture.too_large */
export const assertDecodable = (width: number, height: number): void => {
  if (width * height > pictureLimits.pixels) throw new DomainError('picture.too_large');
};

const says = (bytes: Uint8Array, at: number, text: string): boolean =>
  Array.from(text).every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

interface Form {
  readonly begins: (bytes: Uint8Array) => boolean;
  readonly isOneFrame: (bytes: Uint8Array) => boolean;
}

const jpeg: Form = {
  begins: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  isOneFrame: () => true,
};

const png: Form = {
  begins: (bytes) => says(bytes, 0, '\u0089PNG\r\n\u001a\n'),
  // an animated PNG has a chunk acTL before the first image data
  isOneFrame: (bytes) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 8; at + 8 <= bytes.length && !says(bytes, at + 4, 'IDAT'); at += 12 + view.getUint32(at))
      if (says(bytes, at + 4, 'acTL')) return false;
    return true;
  },
};

const webp: Form = {
  begins: (bytes) => says(bytes, 0, 'RIFF') && says(bytes, 8, 'WEBP'),
  isOneFrame: (bytes) => !(says(bytes, 12, 'VP8X') && ((bytes[20] ?? 0) & 0x02) !== 0),
};

const forms: readonly Form[] = [jpeg, png, webp];
