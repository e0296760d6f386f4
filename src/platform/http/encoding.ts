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
  (['br', 'gzip'] as const).find((encoding) => request.acceptsEncodings(encoding) === encoding);
