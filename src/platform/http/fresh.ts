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
  response.setHeader('ETag', text.etag(encoding));
  if (knows(request, text)) {
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

const knows = (request: Request, text: EncodedText): boolean =>
  request.headers['if-none-match']
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || text.has(tag)) ?? false;
