import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request } from 'express';
import { DomainError } from '#kernel/refusal.ts';
import { positionCookie, positionHeader } from '#contract/live/position.ts';
import type { Route } from '#contract/route.ts';
import { positionOf } from '../../db/position.ts';
import type { Reader, Replicas } from '../../db/replicas.ts';
import type { Caller } from '../handler.ts';
import type { Step } from '../pipeline.ts';

/** Seconds. This is far longer than the greatest lag of a replica in use. */
const rememberedFor = 60;
/** The prefix `__Host-` guarantees that no other host has set the cookie. */
const cookieName = '__Host-basamak_position';
const attributes = { httpOnly: true, secure: true, sameSite: 'strict', path: '/', maxAge: rememberedFor } as const;

/** Whether a replica may answer the route: the route only reads, and nothing is decided by the data that it shows. */
export const isForReplicas = (key: string, { fromPrimary, notesReading, cacheable, wire }: Route): boolean =>
  key.startsWith('GET ') && !fromPrimary && !notesReading && !cacheable && wire !== 'event-stream';

/** Whether a call may change data. */
export const tellsPosition = (key: string, { notesReading, changesNothing }: Route): boolean =>
  key.startsWith('GET ') ? notesReading === true : !changesNothing;

/**
 * Reads on a replica that has the reader's writes; on the primary if there is none. All parts of a request read from one
 * source.
 */
export const replicaReading =
  (replicas: Replicas): Step =>
  (call, next) => {
    call.source ??= replicas.sourceFor(readerOf(call.request, call.caller));
    return call.source(next);
  };

/** Sends the log position with the answer to a command, so that the caller's next reads see its effects. */
export const logPosition =
  (replicas: Replicas): Step =>
  async ({ request, response }, next) => {
    const tell = async () => {
      const position = await replicas.position();
      response.setHeader(positionHeader, position);
      // programs send the header back with their next request; browsers send the cookie
      if (isBrowser(request))
        response.append('Set-Cookie', stringifySetCookie({ ...attributes, name: cookieName, value: position }));
    };
    try {
      const answer = await next();
      await tell();
      return answer;
    } catch (error) {
      // a refused command may have written something, too; but if the database is gone, no second wait for it is useful
      if (error instanceof DomainError) await tell();
      throw error;
    }
  };

const readerOf = (request: Request, caller: Caller | undefined): Reader => {
  const cookies = parseCookie(request.get('cookie') ?? '');
  return {
    shown: newestOf([request.get(positionHeader), cookies[cookieName], cookies[positionCookie]]),
    showsByItself: isBrowser(request),
    name: caller?.id ?? request.ip ?? '',
  };
};

/** Browsers send this header with every request, and pages can't change it. Other clients are assumed to keep no cookies. */
const isBrowser = (request: Request): boolean => request.get('sec-fetch-site') !== undefined;

/** The newest position. A malformed position counts as newer than all others, so no replica will have replayed it. */
const newestOf = (shown: readonly (string | undefined)[]): string | undefined =>
  shown
    .filter((text) => text !== undefined)
    .map((text) => ({ text, position: positionOf(text) ?? Infinity }))
    .toSorted((one, other) => (one.position < other.position ? 1 : -1))[0]?.text;
