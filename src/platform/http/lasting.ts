import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { compress, encodingFor, type Encoding } from './encoding.ts';
import { isFresh } from './fresh.ts';

/** Sends a text that is constant during the process. It is made and compressed at the first request, and has an ETag. */
export const lasting = (type: string, make: () => string): RequestHandler => {
  const made = new Map<Encoding | undefined, Promise<{ readonly body: Buffer; readonly etag: string }>>();
  let plain: Buffer | undefined;

  const produce = async (encoding: Encoding | undefined) => {
    plain ??= Buffer.from(make());
    const body = encoding === undefined ? plain : await compress(plain, encoding);
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
  };

  return async (request, response) => {
    const encoding = encodingFor(request);
    const text = made.get(encoding) ?? produce(encoding);
    made.set(encoding, text);
    text.catch(() => made.delete(encoding));
    const { body, etag } = await text;
    response.vary('Accept-Encoding');
    if (isFresh(request, response, etag)) return;
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Type', type).send(body);
  };
};
