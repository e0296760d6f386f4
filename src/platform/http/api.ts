import { createHash } from 'node:crypto';
import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import type * as z from 'zod/mini';
import { DomainError } from '#kernel/refusal.ts';
import type { Access, Method, Route } from '#contract/route.ts';
import { routes, type Routes } from '#contract/routes.ts';
import type { Problem } from '#contract/problem.ts';
import type { Clock, Transactions } from '#kernel/ports.ts';
import { Patience, patiently, withPatience } from '../db/patience.ts';
import type { Replicas } from '../db/replicas.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { checkedRows, encode, jsonOf } from './answers.ts';
import { auditing, fieldOf, isOfTheHouse, readerOfSame, type Trail } from './audited.ts';
import { asDeclared, isForKeys } from './declared.ts';
import { type Basis, unlessChanged, withoutBasis } from './edits.ts';
import { Exports, type Table } from './exports.ts';
import { isFresh, namedOnce } from './fresh.ts';
import { type Caller, type Handlers, isOutside, type Outside, type RequestContext } from './handler.ts';
import type { CommandLimits } from './command-limits.ts';
import type { Idempotency } from './idempotency.ts';
import { imageReader, sendImage } from './image-wire.ts';
import { methodsByPath, otherMethod } from './methods.ts';
import { MalformedRequest, problemOf, reportOf, retryAfterOf } from './problem-document.ts';
import { plainAddress } from './rate-limits.ts';
import { replicated } from './replicated.ts';
import { sayLimit, sayQuota } from './rate-limit-fields.ts';
import { traced } from './traced.ts';
import type { Turns } from './turns.ts';

export interface ApiParts {
  readonly handlers: Handlers<Exclude<keyof Routes, 'GET /live'>>;
  /** Opens the event stream; it answers by itself. */
  readonly openStream: (request: Request, response: Response, caller: Caller) => Promise<void>;
  /** Throws `identity.unauthenticated` unless the header names a living session. */
  readonly authenticate: (authorization: string | undefined, route: string) => Promise<Caller>;
  readonly idempotency: Idempotency;
  /** For commands of those who are known. */
  readonly turns: Turns;
  readonly commandLimits: CommandLimits;
  /** Where it is written what the house does. */
  readonly trail: Trail;
  /** How the console's lists read as tables, by their routes' keys. */
  readonly tables: Readonly<Record<string, Table>>;
  readonly transactions: Transactions;
  /** Until the running transaction ends nobody else holds what is called so. */
  readonly hold: (name: string) => Promise<void>;
  readonly replicas?: Replicas | undefined;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly requestId: () => string;
  /** Also parse every answer by its schema, and look each refusal up in its route's: in tests and development. */
  readonly checkAnswers: boolean;
}

type AnyHandler = (input: object, context: RequestContext) => Promise<unknown>;
/** One whose answer holds a secret (`withSecret`): what is kept by key is what `act` gives. */
type Secretive = {
  readonly act?: AnyHandler;
  readonly show?: (kept: object, context: RequestContext) => Promise<unknown>;
};

type Performing = <T>(work: () => Promise<T>) => Promise<T>;

/** Milliseconds that a request waits for the database in all (promise 18 gives six seconds to answer). */
const databasePatience = 5_000;
/** Bytes of a body where the route says nothing else. */
export const bodyLimit = 64 * 1024;
const jsonUpTo = (limit: number) => express.json({ limit, inflate: false, strict: false });
const parseJson = jsonUpTo(bodyLimit);
const parseForm = express.urlencoded({ limit: bodyLimit, inflate: false, extended: false, parameterLimit: 60 });

/** Mounts every row of the contract's table, and nothing else. */
export const createApi = (parts: ApiParts): Router => {
  const router = express.Router({ caseSensitive: true, strict: true });
  router.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  const allowedAt = methodsByPath(Object.keys(routes));
  const exports = new Exports(
    parts.tables,
    (written) => parts.transactions.run(() => parts.trail.command(written)),
    () => parts.clock.now(),
  );
  for (const [key, row] of Object.entries(routes)) {
    const [method, path] = key.split(' ') as [Method, string];
    const answer = key === 'GET /live' ? stream(key, row, parts) : call(key, row, parts, exports);
    router[method.toLowerCase() as Lowercase<Method>](path, (request, response) => {
      const began = process.hrtime.bigint();
      const requestId = parts.requestId();
      response.setHeader('X-Request-Id', requestId);
      response.once('close', () => observe(key, began, requestId, response, parts));
      const patience = new Patience(databasePatience, () => response.headersSent);
      void traced(key, request, response, requestId, () =>
        withPatience(patience, () => answer(request, response, requestId)).catch((error: unknown) =>
          sendProblem(parts.checkAnswers ? asDeclared(key, row, error) : error, requestId, key, response, parts.log),
        ),
      );
    });
  }
  router.use((request: Request, response: Response, _next: NextFunction) => {
    const refusal = otherMethod(allowedAt(request.path), request, response);
    if (refusal) sendProblem(refusal, parts.requestId(), 'unknown', response, parts.log);
  });
  // a path whose escapes mean no text (`/orders/%ff`) fails before any route has it: like an absent record
  router.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    const refusal = error instanceof URIError ? new DomainError('request.not_found') : error;
    sendProblem(refusal, parts.requestId(), 'unknown', response, parts.log);
  });
  return router;
};

type Answerer = (request: Request, response: Response, requestId: string) => Promise<void>;

const stream =
  (key: string, row: Route, parts: ApiParts): Answerer =>
  async (request, response) => {
    const caller = await admit(key, row, request, response, parts);
    if (!caller) throw new DomainError('identity.unauthenticated');
    await parts.openStream(request, response, caller);
  };

const call = (key: string, row: Route, parts: ApiParts, exports: Exports): Answerer => {
  const handler: (AnyHandler & Outside & Secretive) | undefined = Reflect.get(parts.handlers, key);
  if (!handler) throw new Error(`no handler for ${key}`); // unreachable where the compiler saw the table
  const receive = receiverOf(row);
  const { sourceOf, told } = replicated(key, row, parts.replicas);
  const readerOf = (other: string) => Reflect.get(parts.handlers, other) as AnyHandler | undefined;
  const audit = row.audit && { ...row, audit: row.audit };
  const audited = audit && auditing(key, audit, { ...parts, readerOf });
  const page = audit && readerOfSame(key, audit, readerOf);
  const named = row.cacheable && namedOnce((answer) => jsonOf(key, row, parts.checkAnswers, answer));

  const isCommand = !key.startsWith('GET ');

  /** Counts the command in the transaction that does it; staff and admins are not limited by record: each step of theirs is audited. */
  const counted = (caller: Caller | undefined, { params }: { readonly params: unknown }, perform: Performing) => {
    const { perQuarterHour } = row;
    const callerId = caller?.id;
    if (callerId === undefined || perQuarterHour === undefined || isOfTheHouse(caller)) return perform;
    const command = `${key} ${JSON.stringify(params ?? null)}`;
    return <T>(work: () => Promise<T>): Promise<T> =>
      parts.transactions.run(async () => {
        await parts.commandLimits.count(callerId, command, perQuarterHour);
        return perform(work);
      });
  };

  const answer = async (request: Request, response: Response, caller: Caller | undefined, requestId: string) => {
    const said = row.body ? parse(row.body, await bodyOf(request, response, receive, caller)) : undefined;
    const { basis, body } = row.edits ? withoutBasis(said as object) : { body: said };
    const input = {
      params: row.params ? parseParams(row.params, request.params) : undefined,
      query: row.query ? parse(row.query, request.query) : undefined,
      body,
    };
    const context = contextOf(request, response, caller, requestId);
    const read = sourceOf(request, caller);
    const ask: AnyHandler = (asked, by) => read(() => handler(asked, by));
    const table = caller && exports.tableFor(key, request);
    if (table) {
      const checked = (rows: readonly never[]) => (parts.checkAnswers ? checkedRows(key, row, rows) : rows);
      await exports.send({ table, row, list: ask, checked }, input, { ...context, caller }, response);
      return;
    }
    if (named) {
      const { body, tag } = named(await handler(input, context));
      if (!isFresh(request, response, tag)) send(response, row, body);
      return;
    }
    if (row.wire === 'image') {
      sendImage(response, (await ask(input, context)) as Uint8Array);
      return;
    }
    // what was before is read before anything is locked or kept by key
    const outside = await isOutside(handler, input);
    const doing = audited && isOfTheHouse(caller) ? await audited(input, { ...context, caller }, outside) : undefined;
    const performed = counted(caller, input, <T>(work: () => Promise<T>): Promise<T> => (doing ? doing(work) : work()));
    const perform = <T>(work: () => Promise<T>): Promise<T> => {
      if (!basis || !page || !audit || !caller) return performed(work);
      const of = { resource: audit.audit.resource, id: String(fieldOf(input, audit.audit.id)) };
      return unlessChanged(basis, body as Basis, of, page, { ...context, caller }, () => performed(work), parts);
    };
    const produce = async () =>
      encode(key, row, parts.checkAnswers, await perform(() => ask(input, context)), response);

    const idempotencyKey = row.idempotent ? request.headers['idempotency-key'] : undefined;
    if (idempotencyKey === undefined || !caller) {
      // an answer that can't be made undoes what was done: after a 500 nothing has changed
      const isWhole = [isCommand, caller, !outside].every(Boolean);
      const whole = () => (isWhole ? parts.transactions.run(produce) : produce());
      send(response, row, await told(request, response, whole));
      return;
    }
    if (typeof idempotencyKey !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(idempotencyKey))
      throw new MalformedRequest([]);
    parts.commandLimits.admitKeyed(caller);
    const once = { userId: caller.id, key: idempotencyKey, fingerprint: fingerprintOf(key, input) };
    const { act, show } = handler;
    if (act && show) {
      const shown = async (kept: string) =>
        encode(key, row, parts.checkAnswers, await show(JSON.parse(kept) as object, context), response);
      const kept = await told(request, response, () =>
        parts.idempotency.once(once, async () => {
          const made = JSON.stringify(await perform(() => act(input, context)));
          // shown once within the transaction: what can't be shown was not done
          await shown(made);
          return made;
        }),
      );
      send(response, row, await shown(kept));
      return;
    }
    send(
      response,
      row,
      await told(request, response, () =>
        outside ? parts.idempotency.onceOutside(once, produce) : parts.idempotency.once(once, produce),
      ),
    );
  };

  return async (request, response, requestId) => {
    const caller = await patiently(() => admit(key, row, request, response, parts));
    // a program's key has a limit of its own
    if (caller && isCommand && !caller.key) parts.commandLimits.admit(caller.id);
    const act = () => answer(request, response, caller, requestId);
    await (caller && isCommand ? parts.turns.run(caller.key?.id ?? caller.id, response, act) : act());
  };
};

/** Who may call is answered before the body is read (api.md). */
const admit = async (
  key: string,
  row: Route,
  request: Request,
  response: Response,
  parts: ApiParts,
): Promise<Caller | undefined> => {
  if (row.access.kind === 'anyone') return undefined;
  const caller = await parts.authenticate(request.headers.authorization, key);
  if (caller.key) {
    sayQuota(caller.key.quota, response);
    if (!isForKeys(row)) throw new DomainError('integration.not_for_keys');
  }
  if (!mayCall(row.access, caller)) throw new DomainError('identity.forbidden');
  return caller;
};

export const mayCall = (access: Access, caller: Pick<Caller, 'role' | 'scopes'>): boolean => {
  switch (access.kind) {
    case 'anyone':
    case 'signed-in':
      return true;
    case 'roles':
      return access.roles.includes(caller.role);
    case 'staff':
      return caller.role === 'admin' || (caller.role === 'staff' && caller.scopes.includes(access.scope));
  }
};

const parse = (schema: z.ZodMiniType, value: unknown): unknown => {
  const result = schema.safeParse(value, { reportInput: true });
  if (!result.success) throw new MalformedRequest(result.error.issues);
  return result.data;
};

/** What makes two requests the same; of a picture's bytes their digest is enough. */
const fingerprintOf = (key: string, { body, ...input }: { readonly body: unknown }): string => {
  const said = body instanceof Uint8Array ? createHash('sha256').update(body).digest('hex') : body;
  return JSON.stringify([key, { ...input, body: said }]);
};

/** An id that can't be one names nothing: like an absent record. */
const parseParams = (schema: z.ZodMiniType, value: unknown): unknown => {
  const result = schema.safeParse(value);
  if (!result.success) throw new DomainError('request.not_found');
  return result.data;
};

/** How a route's body comes, and what is said to a body of another kind. */
interface Receiver {
  readonly mediaType: string;
  readonly read: ReturnType<typeof express.json> | ReturnType<typeof imageReader>;
  readonly otherwise: 'request.unsupported_media' | 'picture.not_a_picture';
}

const receiverOf = ({ wire, bodyBytes }: Route): Receiver => {
  const otherwise = 'request.unsupported_media';
  if (wire === 'form') return { mediaType: 'application/x-www-form-urlencoded', read: parseForm, otherwise };
  if (wire === 'image-upload') return { mediaType: 'image/*', read: imageReader(), otherwise: 'picture.not_a_picture' };
  const read = bodyBytes === undefined ? parseJson : jsonUpTo(bodyBytes);
  return { mediaType: 'application/json', read, otherwise };
};

const bodyOf = async (
  request: Request,
  response: Response,
  { read, mediaType, otherwise }: Receiver,
  caller: Caller | undefined,
): Promise<unknown> => {
  if (!request.is(mediaType)) {
    const empty = request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined;
    throw new DomainError(empty || request.headers['content-length'] === '0' ? 'request.malformed' : otherwise);
  }
  await new Promise<void>((resolve, reject) => {
    const done = (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(error instanceof Error ? error : new Error('body'));
    };
    void read(request, response, done, caller?.id ?? '');
  });
  return request.body as unknown;
};

const contextOf = (
  request: Request,
  response: Response,
  caller: Caller | undefined,
  requestId: string,
): RequestContext => ({
  caller,
  requestId,
  address: plainAddress(request.ip ?? ''),
  header: (name) => request.get(name),
  setHeader: (name, value) => void response.append(name, value),
  get signal() {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    return gone.signal;
  },
});

const send = (response: Response, row: Route, body: string): void => {
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
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
};

const sendProblem = (error: unknown, requestId: string, route: string, response: Response, log: Log): void => {
  const problem: Problem = problemOf(error, requestId);
  const report = reportOf(error, problem);
  if (report) log[report.level]({ requestId, route, ...report.what }, 'request failed');
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const retryAfter = retryAfterOf(problem);
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
  if (problem.status === 429) sayLimit(problem, retryAfter, response);
  if (problem.status === 413 || problem.status === 415) response.setHeader('Connection', 'close');
  response.statusCode = problem.status;
  response.setHeader('X-Request-Id', requestId);
  response.setHeader('Content-Type', 'application/problem+json; charset=utf-8');
  response.end(JSON.stringify(problem));
};

const observe = (route: string, began: bigint, requestId: string, response: Response, parts: ApiParts): void => {
  const seconds = Number(process.hrtime.bigint() - began) / 1e9;
  parts.metrics.request(route, response.statusCode, seconds);
  if (parts.log.isLevelEnabled('info')) {
    parts.log.info({ requestId, route, status: response.statusCode, ms: Math.round(seconds * 1e4) / 10 }, 'request');
  }
};
