import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import * as z from 'zod/mini';
import type { RefusalCode } from '#kernel/refusal.ts';
import type { Access, Method, Route } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { Problem, statusOf } from '#contract/problem.ts';
import { messages } from '#contract/messages.tr.ts';

/** The OpenAPI 3.1 document of the route table; it declares every status that can occur. */
export const openApiDocument = (): object => {
  const paths: ZodOpenApiPathsObject = {};
  for (const [key, row] of Object.entries(routes) as [string, Route][]) {
    const [method, path] = key.split(' ') as [Method, string];
    const template = path.replace(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: operation(key, row) };
  }
  return createDocument({
    openapi: '3.1.1',
    info: {
      title: 'Basamak API',
      version: '1',
      description: 'Amounts are kuruş. Errors are RFC 9457 problem documents with a stable `code`.',
    },
    servers: [{ url: '/api' }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths,
  });
};

const operation = (key: string, row: Route): ZodOpenApiOperationObject => {
  return {
    operationId: operationId(key),
    summary: row.summary,
    description: accessText(row.access),
    ...(row.access.kind === 'anyone' ? {} : { security: [{ bearer: [] }] }),
    requestParams: {
      ...(row.params ? { path: row.params as z.ZodMiniObject } : {}),
      ...(row.query ? { query: row.query as z.ZodMiniObject } : {}),
      ...(row.idempotent ? { header: z.object({ 'Idempotency-Key': z.optional(z.string()) }) } : {}),
    },
    ...(row.body ? { requestBody: { required: true, content: bodyContent(row.body, row.wire) } } : {}),
    responses: {
      [String(row.status)]: success(key, row),
      ...(row.cacheable ? { '304': { description: 'Not modified: the client has it already' } } : {}),
      ...problems(key, row),
    },
  };
};

const bytes = { type: 'string', format: 'binary' } as const;

const bodyContent = (schema: z.ZodMiniType, wire: Route['wire']) => {
  if (wire === 'image-upload') return { 'image/*': { schema: bytes } };
  return { [wire === 'form' ? 'application/x-www-form-urlencoded' : 'application/json']: { schema } };
};

const success = (key: string, row: Route) => {
  if (row.answer === null) return { description: 'Done' };
  if (row.wire === 'image') return { description: 'The picture', content: { 'image/webp': { schema: bytes } } };
  const type =
    row.wire === 'form' ? 'text/plain' : row.wire === 'event-stream' ? 'text/event-stream' : 'application/json';
  return {
    description: 'Success',
    ...(row.list ? { headers: z.object({ 'Content-Range': z.string() }) } : {}),
    content: {
      [type]: { schema: row.answer },
      ...(isExported(key, row) ? { 'text/csv': { schema: { type: 'string' } as const } } : {}),
    },
  };
};

/** Lists of the console are tables too, by `Accept: text/csv`. */
const isExported = (key: string, row: Route): boolean => row.list !== undefined && key.startsWith('GET /admin/');

const problems = (key: string, row: Route) => {
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of [...generalRefusals(key, row), ...(row.refusals ?? [])]) {
    byStatus.set(statusOf[code], [...(byStatus.get(statusOf[code]) ?? []), code]);
  }
  byStatus.set(500, []);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description:
          status === 500
            ? `\`internal\`: ${messages.internal}`
            : codes.map((code) => `\`${code}\`: ${messages[code]}`).join('\n\n'),
        content: { 'application/problem+json': { schema: Problem } },
      },
    ]),
  );
};

/** What access, parsing, idempotency and the house may answer on this route. */
const generalRefusals = (key: string, row: Route): RefusalCode[] => [
  'service.unavailable',
  ...(key.startsWith('GET ') ? [] : (['request.in_progress'] as const)), // somebody else holds the row
  ...(row.access.kind === 'anyone'
    ? []
    : (['identity.unauthenticated', 'identity.forbidden', 'identity.password_change_required'] as const)),
  ...(row.params ? (['request.not_found'] as const) : []),
  ...(isExported(key, row) ? (['request.too_many_exports'] as const) : []),
  ...(row.query || row.body ? (['request.invalid'] as const) : []),
  ...(row.body ? (['request.too_large', 'request.unsupported_media'] as const) : []),
  ...(row.idempotent ? (['request.key_reused', 'request.conflict', 'request.invalid'] as const) : []),
];

const accessText = (access: Access): string => {
  switch (access.kind) {
    case 'anyone':
      return 'Anyone.';
    case 'signed-in':
      return 'Any signed-in user.';
    case 'roles':
      return `Roles: ${access.roles.join(', ')}.`;
    case 'staff':
      return `Admins, and staff with the scope \`${access.scope}\`.`;
  }
};

const operationId = (key: string): string => {
  const [method = '', path = ''] = key.split(' ');
  const words = path
    .split('/')
    .filter(Boolean)
    .map((part) => part.replace(/^:/, 'by-'));
  return [method.toLowerCase(), ...words].join('-').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
};
