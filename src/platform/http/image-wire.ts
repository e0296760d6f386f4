import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Response } from 'express';
import { pictureLimits } from '#kernel/pictures.ts';
import { DomainError } from '#kernel/refusal.ts';

const parse = express.raw({ limit: pictureLimits.bytes, inflate: false, type: () => true });

/** Bodies that are received at the same time; each may take 8 MB. */
const atOnce = 8;

/**
 * Reads a picture's bytes; the handler determines the format. A person's pictures are read one at a time, so that a slow
 * client does not occupy all places.
 */
export const imageReader = () => {
  const lastOf = new Map<string, Promise<void>>();
  let receiving = 0;

  const receive = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    new Promise((resolve, reject) => {
      if (receiving >= atOnce) {
        reject(new DomainError('service.unavailable', { retryAfterSeconds: 2 }));
        return;
      }
      receiving++;
      parse(request, response, (error?: unknown) => {
        receiving--;
        if (error === undefined) resolve();
        else reject(isTooLarge(error) ? new DomainError('picture.too_large') : error);
      });
    });

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
    callerId: string,
  ): Promise<void> => {
    const before = lastOf.get(callerId) ?? Promise.resolve();
    const own = before.then(() => receive(request, response));
    const last = own.catch(() => undefined);
    lastOf.set(callerId, last);
    await own.then(() => next(), next);
    if (lastOf.get(callerId) === last) lastOf.delete(callerId);
  };
};

const isTooLarge = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'type' in error && error.type === 'entity.too.large';

const PNG_FIRST_BYTE = 0x89;

/** Sends a PNG or WebP picture that browsers can only show: no script, no other type, no original file name. */
export const sendImage = (response: Response, bytes: Uint8Array): void => {
  const format = bytes[0] === PNG_FIRST_BYTE ? 'png' : 'webp';
  response.setHeader('Content-Type', `image/${format}`);
  response.setHeader('Content-Disposition', `inline; filename="resim.${format}"`);
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
  response.setHeader('Cache-Control', 'private, max-age=900');
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
};
