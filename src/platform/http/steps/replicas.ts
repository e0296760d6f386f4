import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request } from 'express';
import { DomainError } from '#kernel/refusal.ts';
import { positionCookie, positionHeader } from '#contract/live/position.ts';
import type { Route } from '#contract/route.ts';
import { positionOf } from '../../db/position.ts';
import type { Reader, Replicas } from '../../db/replicas.ts';
import type { Caller } from '../handler.ts';
import type { Step } from '../pipeline.ts';

/** Seconds: by far longer than a replica that is asked is behind. */
const rememberedFor = 60;
/** `__Host-`: no other host can have set it. */
const cookieName = '__Host-basamak_position';
const attributes = { httpOnly: true, secure: true, sameSite: 'strict', path: '/', maxAge: rememberedFor } as const;

/** Whether a replica may answer the route: it only reads, and nothing is decided by what it shows. */
export const isForReplicas = (key: string, { fromPrimary, notesReading, cacheable, wire }: Route): boolean =>
  key.startsWith('GET ') && !fromPrimary && !notesReading && !cacheable && wire !== 'event-stream';

/** Whether something may be otherwise after a call. */
export const tellsPosition = (key: string, { notesReading, changesNothing }: Route): boolean =>
  key.startsWith('GET ') ? notesReading === true : !changesNothing;

/** Reads on a replica that is far enough, where one is; all parts of a request read at one place. */
export const replicaReading =
  (replicas: Replicas): Step =>
  (call, next) => {
    call.source ??= replicas.sourceFor(readerOf(call.request, call.caller));
    return call.source(next);
  };

/** Says with the answer to a command how far the log is, so that whoever gave it reads what it did. */
export const logPosition =
  (replicas: Replicas): Step =>
  async ({ request, response }, next) => {
    const tell = async () => {
      const position = await replicas.position();
      response.setHeader(positionHeader, position);
      // a program's next request shows what it likes; a browser's, the cookie
      if (isBrowser(request))
        response.append('Set-Cookie', stringifySetCookie({ ...attributes, name: cookieName, value: position }));
    };
    try {
      const answer = await next();
      await tell();
      return answer;
    } catch (error) {
      // who is refused may have written something, too; where the database is gone nobody waits for it once more
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

/** Browsers say it of every request and no page can unsay it; who does not keeps no cookies, as far as we know. */
const isBrowser = (request: Request): boolean => request.get('sec-fetch-site') !== undefined;

/** What is no position stays what it is: no replica will have come so far. */
const newestOf = (shown: readonly (string | undefined)[]): string | undefined =>
  shown
    .filter((text) => text !== undefined)
    .map((text) => ({ text, position: positionOf(text) ?? Infinity }))
    .toSorted((one, other) => (one.position < other.position ? 1 : -1))[0]?.text;
