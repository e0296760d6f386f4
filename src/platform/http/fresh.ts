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
