import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';

/**
 * Sets the body's ETag, and answers 304 if the client has this version. Express' own `fresh` never answers 304 to fetch,
 * because fetch adds `Cache-Control: no-cache` to a conditional request.
 */
export const isFresh = (request: Request, response: Response, etag: string): boolean => {
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('ETag', etag);
  const known = (request.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (!known.includes(etag) && !known.includes('*')) return false;
  response.statusCode = 304;
  response.end();
  return true;
};

interface Named {
  readonly body: string;
  readonly tag: string;
}

/** Encodes and hashes an answer only once while the handler returns the same object. */
export const namedOnce = (write: (answer: unknown) => string): ((answer: unknown) => Named) => {
  let last: (Named & { readonly answer: unknown }) | undefined;
  return (answer) => {
    if (!last || last.answer !== answer) {
      const body = write(answer);
      last = { answer, body, tag: `"${createHash('sha256').update(body).digest('base64url')}"` };
    }
    return last;
  };
};
