import type { Response } from 'express';
import type { Route } from '#contract/route.ts';
import { sendImage } from '../image-wire.ts';
import type { Step } from '../pipeline.ts';

/** Sends the text that the next steps return. */
export const sending =
  (row: Route): Step =>
  async ({ response }, next) =>
    send(response, row, String(await next()));

/** Sends the picture that the next steps return. */
export const sendingImage: Step = async ({ response }, next) => sendImage(response, (await next()) as Uint8Array);

export const send = (response: Response, row: Route, body: string): void => {
  if (response.headersSent) return;
  response.statusCode = row.status;
  if (row.answer === null) {
    response.end();
    return;
  }
  response.setHeader(
    'Content-Type',
    row.wire === 'form' ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
  );
  // Node joins a string body with the headers. A letter outside Latin-1 then makes the encoding of both slow
  const bytes = Buffer.from(body);
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
};
