import type { Request, Response } from 'express';
import { encodingFor, type EncodedText } from './encoding.ts';

/**
 * Sends a text that rarely changes, compressed if the client accepts it, with an ETag. Answers 304 if the client has this
 * version. Express' own `fresh` never answers 304 to fetch, because fetch adds `Cache-Control: no-cache` to a conditional
 * request.
 */
export const sendLasting = async (
  request: Request,
  response: Response,
  type: string,
  text: EncodedText,
): Promise<void> => {
  const encoding = encodingFor(request);
  const { body, etag } = await text(encoding);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('ETag', etag);
  if (knows(request, etag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', body.length);
  response.end(body);
};

const knows = (request: Request, etag: string): boolean => {
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return known.includes(etag) || known.includes('*');
};
