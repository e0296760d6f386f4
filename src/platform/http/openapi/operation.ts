import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi';
import * as z from 'zod/mini';
import { pictureLimits } from '#kernel/pictures.ts';
import type { Access, Route } from '#contract/route.ts';
import { bodyLimit } from '../steps/parsing.ts';
import { isExported, isForKeys } from '../declared.ts';
import { isForReplicas, tellsPosition } from '../steps/replicas.ts';
import { exampleOf } from './examples.ts';
import { listParameters } from './lists.ts';
import { header } from './headers.ts';
import { problems } from './problems.ts';
import { subjectOf } from './subjects.ts';

const idempotencyKey = z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/)));
z.globalRegistry.add(idempotencyKey, {
  description:
    'Chosen by the client, a new one for each command. A command that is repeated with the same key is executed once.',
  example: 'b3b1f6f0-6f3e-4d0b-9a39-2f1c7a1f0c55',
});
const knownTag = z.optional(z.string());
z.globalRegistry.add(knownTag, { description: 'The `ETag` of the answer that the client already has.' });

/** One row of the route table as an operation of the document. */
export const operation = (key: string, row: Route): ZodOpenApiOperationObject => {
  const [, path = ''] = key.split(' ');
  const sent = {
    ...(row.idempotent ? { 'Idempotency-Key': idempotencyKey } : {}),
    ...(row.cacheable ? { 'If-None-Match': knownTag } : {}),
  };
  return {
    operationId: operationId(key),
    tags: [subjectOf(path)],
    summary: row.summary,
    description: description(key, row),
    security: security(key, row),
    ...(row.access.kind === 'staff' ? { 'x-scope': row.access.scope } : {}),
    ...(row.access.kind === 'roles' ? { 'x-roles': row.access.roles } : {}),
    'x-api-key': isForKeys(row),
    requestParams: {
      ...(row.params ? { path: row.params as z.ZodMiniObject } : {}),
      ...(row.query ? { query: row.list ? listParameters(key) : (row.query as z.ZodMiniObject) } : {}),
      ...(Object.keys(sent).length > 0 ? { header: z.object(sent) } : {}),
    },
    ...(row.body ? { requestBody: requestBody(key, row, row.body) } : {}),
    responses: {
      [String(row.status)]: success(key, row),
      ...(row.cacheable
        ? { '304': { description: 'The client already has the current answer.', headers: { ETag: header('ETag') } } }
        : {}),
      ...problems(key, row),
    },
  };
};

const description = (key: string, row: Route): string =>
  [
    accessText(row.access),
    isForKeys(row)
      ? 'Accepts an API key.'
      : row.access.kind === 'anyone'
        ? ''
        : 'Requires a session; accepts no API key.',
    row.list ? 'A list with `sort`, `range` and `filter`. The answer has `Content-Range`.' : '',
    isExported(key, row) ? 'With `Accept: text/csv`, the answer is a CSV table of all rows that the filter finds.' : '',
    row.cacheable ? 'The answer has an `ETag`. A client that sends it again gets 304.' : '',
    row.idempotent ? 'With an `Idempotency-Key`, a repeated call is executed once.' : '',
    isNotKeyed(key, row) ? 'Accepts no `Idempotency-Key`. A repeated call is executed again.' : '',
    isForReplicas(key, row) ? 'A read replica may answer it if `Basamak-Position` allows.' : '',
    row.audit ? 'Calls by staff are written to the audit log.' : '',
  ]
    .filter(Boolean)
    .join(' ');

/** Whether it is a POST with an effect but without an idempotency key. */
export const isNotKeyed = (key: string, { idempotent, changesNothing }: Route): boolean =>
  key.startsWith('POST ') && !idempotent && !changesNothing;

const accessText = (access: Access): string => {
  switch (access.kind) {
    case 'anyone':
      return 'Open to anyone.';
    case 'signed-in':
      return 'For any signed-in user.';
    case 'roles':
      return `For ${access.roles.join(' and ')}.`;
    case 'staff':
      return `For admins, and staff with the scope \`${access.scope}\`.`;
  }
};

const security = (key: string, row: Route): Record<string, string[]>[] => {
  if (key === 'POST /users/refresh') return [{}, { refreshCookie: [] }];
  if (row.access.kind === 'anyone') return [];
  const scopes = row.access.kind === 'staff' ? [row.access.scope] : [];
  return [{ session: scopes }, ...(isForKeys(row) ? [{ apiKey: scopes }] : [])];
};

const bytes = { type: 'string', format: 'binary' } as const;
const kilobytes = (limit: number) => `At most ${Math.floor(limit / 1000).toLocaleString('en')} kB.`;

const requestBody = (key: string, { wire, bodyBytes }: Route, schema: z.ZodMiniType) => {
  const example = exampleOf(key)?.body;
  const shown = { schema, ...(example === undefined ? {} : { example }) };
  return {
    required: true,
    description: kilobytes(wire === 'image-upload' ? pictureLimits.bytes : (bodyBytes ?? bodyLimit)),
    content:
      wire === 'image-upload'
        ? { 'image/*': { schema: bytes } }
        : { [wire === 'form' ? 'application/x-www-form-urlencoded' : 'application/json']: shown },
  };
};

const success = (key: string, row: Route): ZodOpenApiResponseObject => {
  const headers = {
    'X-Request-Id': header('X-Request-Id'),
    ...(isForKeys(row) ? { 'RateLimit-Policy': header('RateLimit-Policy'), RateLimit: header('RateLimit') } : {}),
    ...(row.idempotent ? { 'Idempotent-Replayed': header('Idempotent-Replayed') } : {}),
    ...(row.list ? { 'Content-Range': header('Content-Range'), 'X-Total-At-Least': header('X-Total-At-Least') } : {}),
    ...(row.cacheable ? { ETag: header('ETag') } : {}),
    ...(tellsPosition(key, row) ? { 'Basamak-Position': header('Basamak-Position') } : {}),
  };
  if (row.answer === null) return { description: 'Done. The answer has no body.', headers };
  if (row.wire === 'image')
    return {
      description: 'The picture.',
      headers,
      content: { 'image/webp': { schema: bytes }, 'image/png': { schema: bytes } },
    };
  const type =
    row.wire === 'form' ? 'text/plain' : row.wire === 'event-stream' ? 'text/event-stream' : 'application/json';
  const example = exampleOf(key)?.answer;
  return {
    description: 'Done.',
    headers,
    content: {
      [type]: { schema: row.answer, ...(example === undefined ? {} : { example }) },
      ...(isExported(key, row) ? { 'text/csv': { schema: { type: 'string' } as const } } : {}),
    },
  };
};

const operationId = (key: string): string => {
  const [method = '', path = ''] = key.split(' ');
  const words = path
    .split('/')
    .filter(Boolean)
    .map((part) => part.replace(/^:/, 'by-'));
  return [method.toLowerCase(), ...words].join('-').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
};
