import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request } from 'express';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
/** Good compression in some milliseconds; each text is compressed once per process. */
const BROTLI_QUALITY = 9;

export const compress = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    : gz(body, { level: 9 });

/** The encoding that compresses better, whatever the order of the request's `Accept-Encoding`. */
export const encodingFor = (request: Request): Encoding | undefined =>
  request.headers['accept-encoding'] === undefined
    ? undefined
    : (['br', 'gzip'] as const).find((encoding) => request.acceptsEncodings(encoding) === encoding);

/** A text as it is sent, with the ETag of these bytes. */
export interface Encoded {
  readonly body: Buffer;
  readonly etag: string;
}
/** The same text in each encoding. */
export type EncodedText = (encoding: Encoding | undefined) => Promise<Encoded>;

/** Compresses and hashes the text once per encoding, when the encoding is first asked for. */
export const encodedText = (text: string): EncodedText => {
  const plain = Buffer.from(text);
  const made = new Map<Encoding | undefined, Promise<Encoded>>();
  const make = async (encoding: Encoding | undefined): Promise<Encoded> => {
    const body = encoding === undefined ? plain : await compress(plain, encoding);
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
  };
  return (encoding) => {
    const known = made.get(encoding);
    if (known) return known;
    const encoded = make(encoding);
    made.set(encoding, encoded);
    encoded.catch(() => made.delete(encoding));
    return encoded;
  };
};
