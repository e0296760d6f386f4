import express, { type Request, type RequestHandler, type Response } from 'express';
import type * as z from 'zod/mini';
import type { Route } from '#contract/route.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Caller } from '../handler.ts';
import { imageReader } from '../image-wire.ts';
import { jsonReader } from '../json-body.ts';
import type { Call, Step } from '../pipeline.ts';
import { MalformedRequest } from '../problem-document.ts';

/** Default limit for a body, in bytes. */
export const bodyLimit = 64 * 1024;
const readJson = jsonReader(bodyLimit);
const parseForm = express.urlencoded({ limit: bodyLimit, inflate: false, extended: false, parameterLimit: 60 });

/** Reads the body and parses the route's input by its schemas. */
export const parsing = (row: Route): Step => {
  const receive = receiverOf(row);
  return async (call, next) => {
    const said = row.body ? parse(row.body, await bodyOf(call, receive)) : undefined;
    const { basedOn, ...edit } = (row.edits ? said : {}) as { readonly basedOn?: NonNullable<Call['expected']> };
    call.expected = basedOn;
    call.input = {
      params: row.params ? parseParams(row.params, call.request.params) : undefined,
      query: row.query ? parse(row.query, call.request.query) : undefined,
      body: row.edits ? edit : said,
    };
    return next();
  };
};

const parse = (schema: z.ZodMiniType, value: unknown): unknown => {
  const result = schema.safeParse(value, { reportInput: true });
  if (!result.success) throw new MalformedRequest(result.error.issues);
  return result.data;
};

/** A malformed id gets the same answer as the id of an absent record. */
const parseParams = (schema: z.ZodMiniType, value: unknown): unknown => {
  const result = schema.safeParse(value);
  if (!result.success) throw new DomainError('request.not_found');
  return result.data;
};

/** How a route's body is read, and the refusal for another media type. */
interface Receiver {
  readonly mediaType: string;
  readonly read: RequestHandler | ReturnType<typeof imageReader>;
  readonly otherwise: 'request.unsupported_media' | 'picture.not_a_picture';
}

const receiverOf = ({ wire, bodyBytes }: Route): Receiver => {
  const otherwise = 'request.unsupported_media';
  if (wire === 'form') return { mediaType: 'application/x-www-form-urlencoded', read: parseForm, otherwise };
  if (wire === 'image-upload') return { mediaType: 'image/*', read: imageReader(), otherwise: 'picture.not_a_picture' };
  const read = bodyBytes === undefined ? readJson : jsonReader(bodyBytes);
  return { mediaType: 'application/json', read, otherwise };
};

const bodyOf = async (
  { request, response, caller }: { request: Request; response: Response; caller: Caller | undefined },
  { read, mediaType, otherwise }: Receiver,
): Promise<unknown> => {
  if (!isOf(mediaType, request)) {
    const empty = request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined;
    throw new DomainError(empty || request.headers['content-length'] === '0' ? 'request.malformed' : otherwise);
  }
  await new Promise<void>((resolve, reject) => {
    const done = (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(error instanceof Error ? error : new Error('the body could not be read'));
    };
    void read(request, response, done, caller?.id ?? '');
  });
  return request.body as unknown;
};

/** The usual header is compared as text. Express' `is` parses any other. */
const isOf = (mediaType: string, request: Request): boolean =>
  (request.headers['content-type'] === mediaType && Number(request.headers['content-length']) > 0) ||
  Boolean(request.is(mediaType));
