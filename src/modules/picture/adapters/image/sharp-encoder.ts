import { createHash } from 'node:crypto';
import { pictureLimits } from '#kernel/pictures.ts';
import { DomainError } from '#kernel/refusal.ts';
import { oneAtATime, sharpLibrary } from '#platform/pictures.ts';
import type { EncodedPicture, PictureEncoder } from '../../application/ports.ts';
import { assertDecodable } from '../../domain/picture.ts';

/** Larger pictures are reduced to this many pixels on the longer side, which is enough to read a screenshot. */
const longSide = 2000;
const quality = 82;
/** Seconds of decoding after which a picture is refused as unreadable. */
const timeoutSeconds = 10;
/** The most pictures that may wait. Each keeps its bytes in memory. */
const mayWait = 8;

/**
 * Decodes with libvips and encodes the pixels again, so that metadata and a second file that is hidden in the picture
 * are removed.
 */
export class SharpEncoder implements PictureEncoder {
  /** A decoded picture may take 160 MB. */
  readonly #turn = oneAtATime(mayWait);

  encode(bytes: Uint8Array): Promise<EncodedPicture> {
    return this.#turn(() => this.#encode(bytes));
  }

  async #encode(bytes: Uint8Array): Promise<EncodedPicture> {
    const sharp = await sharpLibrary();
    try {
      const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
      assertDecodable(width, height);
      const { data, info } = await sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error' })
        .timeout({ seconds: timeoutSeconds })
        .autoOrient()
        .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
        .webp({ quality })
        .toBuffer({ resolveWithObject: true });
      const sha256 = createHash('sha256').update(data).digest('hex');
      return { bytes: data, sha256, width: info.width, height: info.height };
    } catch (error) {
      // any error of the decoder means that the upload is unreadable
      throw error instanceof DomainError ? error : new DomainError('picture.unreadable');
    }
  }
}
