import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';

/**
 * Names the body by an ETag; where the client has this one already, that is the whole answer. Express' own `fresh` would
 * not do: it never answers 304 to fetch, which adds `Cache-Control: no-cache` to a conditional request.
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

/** Writes and hashes an answer once, for as long as the handler gives the same object. */
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
