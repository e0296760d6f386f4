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

/** A text that is sent more than once: compressed once per encoding, when the encoding is first asked for. */
export interface EncodedText {
  /** It differs between encodings, because the bytes do. */
  etag(encoding: Encoding | undefined): string;
  /** Whether the ETag belongs to this text, in whatever encoding. */
  has(etag: string): boolean;
  body(encoding: Encoding | undefined): Promise<Buffer>;
}

export const encodedText = (text: string): EncodedText => {
  const plain = Buffer.from(text);
  const etagOf = (encoding: Encoding | 'identity') =>
    `"${createHash('sha256').update(encoding).update(plain).digest('base64url')}"`;
  const etags = { identity: etagOf('identity'), br: etagOf('br'), gzip: etagOf('gzip') };
  const compressed = new Map<Encoding, Promise<Buffer>>();
  return {
    etag: (encoding) => etags[encoding ?? 'identity'],
    has: (etag) => Object.values(etags).includes(etag),
    body: async (encoding) => {
      if (encoding === undefined) return plain;
      const known = compressed.get(encoding);
      if (known) return known;
      const body = compress(plain, encoding);
      compressed.set(encoding, body);
      body.catch(() => compressed.delete(encoding));
      return body;
    },
  };
};
