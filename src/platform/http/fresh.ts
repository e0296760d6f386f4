import type { Request, Response } from 'express';
import type { EncodedText, Encoding } from './encoding.ts';

/**
 * Sends a text that rarely changes, with an ETag. Answers 304 if the client has this version. Express' own `fresh` never
 * answers 304 to fetch, because fetch adds `Cache-Control: no-cache` to a conditional request.
 */
export const sendLasting = async (
  request: Request,
  response: Response,
  type: string,
  text: EncodedText,
  encoding: Encoding | undefined,
): Promise<void> => {
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Cache-Control', 'no-cache');
  const known = knownTag(request, text);
  response.setHeader('ETag', known ?? text.etag(encoding));
  if (known !== undefined) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const body = await text.body(encoding);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', body.length);
  response.end(body);
};

/** The ETag under which the client has this text, in whatever encoding. */
const knownTag = (request: Request, text: EncodedText): string | undefined => {
  const tags = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') ? text.etag(undefined) : tags.find((tag) => text.has(tag));
};
