import type { RequestHandler } from 'express';
import { encodedText, encodingFor, type EncodedText } from './encoding.ts';
import { sendLasting } from './fresh.ts';

/** Sends a text that is constant during the process. It is made and compressed at the first request, and has an ETag. */
export const lasting = (type: string, make: () => string): RequestHandler => {
  let text: EncodedText | undefined;
  return (request, response) =>
    sendLasting(request, response, type, (text ??= encodedText(make())), encodingFor(request));
};
