import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import type { Route } from '#contract/route.ts';
import { type ProblemCode, statusOf } from '#contract/problem.ts';
import { isForKeys } from '../api.ts';
import { header } from './headers.ts';
import { meanings } from './refusals.en.ts';

/** Lists of the console are tables too, by `Accept: text/csv`. */
export const isExported = (key: string, row: Route): boolean => row.list !== undefined && key.startsWith('GET /admin/');

/** What access, parsing, limits, idempotency and the house may answer on this route. */
const generalRefusals = (key: string, row: Route): readonly ProblemCode[] => [
  'internal',
  'service.unavailable',
  ...(key.startsWith('GET ') ? [] : (['request.in_progress'] as const)), // somebody else holds the row
  ...(row.access.kind === 'anyone' ? [] : ofCallers),
  ...(row.access.kind === 'anyone' || key.startsWith('GET ') ? [] : (['request.too_many_commands'] as const)),
  ...(row.perQuarterHour === undefined ? [] : (['request.too_often'] as const)),
  ...(row.access.kind === 'anyone' || isForKeys(row) ? [] : (['integration.not_for_keys'] as const)),
  ...(row.params ? (['request.not_found'] as const) : []),
  ...(isExported(key, row) ? (['request.too_many_exports', 'request.search_too_wide'] as const) : []),
  ...(row.query || row.body ? (['request.invalid'] as const) : []),
  ...(row.body ? (['request.malformed', 'request.too_large', 'request.unsupported_media'] as const) : []),
  ...(row.idempotent ? (['request.key_reused', 'request.conflict', 'request.invalid'] as const) : []),
];
const ofCallers = [
  'identity.unauthenticated',
  'identity.forbidden',
  'identity.password_change_required',
  'identity.second_factor_required',
  'integration.too_many_requests',
] as const;

/** What most calls may answer, written once. */
const common = {
  Malformed: ['request.malformed'],
  Unauthenticated: ['identity.unauthenticated'],
  TooLarge: ['request.too_large'],
  UnsupportedMedia: ['request.unsupported_media'],
  KeyLimitReached: ['integration.too_many_requests'],
  TooManyAtOnce: ['integration.too_many_requests', 'request.too_many_commands'],
  TooOften: ['integration.too_many_requests', 'request.too_many_commands', 'request.too_often'],
  Internal: ['internal'],
  Unavailable: ['service.unavailable'],
} as const satisfies Readonly<Record<string, readonly ProblemCode[]>>;

/** Every code that a route may answer. */
export const codesOf = (key: string, row: Route): ReadonlySet<ProblemCode> =>
  new Set([...generalRefusals(key, row), ...(row.refusals ?? [])]);

/** The problems that a route may answer, by status. */
export const problems = (key: string, row: Route): ZodOpenApiResponsesObject => {
  const byStatus = new Map<number, Set<ProblemCode>>();
  for (const code of codesOf(key, row))
    byStatus.set(statusOf[code], (byStatus.get(statusOf[code]) ?? new Set()).add(code));
  return Object.fromEntries([...byStatus].map(([status, codes]) => [String(status), named([...codes])]));
};

export const commonProblems = (): Record<keyof typeof common, ZodOpenApiResponseObject> =>
  Object.fromEntries(Object.entries(common).map(([name, codes]) => [name, response(codes)])) as never;

const named = (codes: readonly ProblemCode[]): ZodOpenApiResponseObject | { $ref: string } => {
  const [name] = Object.entries(common).find(([, own]) => own.join() === codes.join()) ?? [];
  return name === undefined ? response(codes) : { $ref: `#/components/responses/${name}` };
};

const response = (codes: readonly ProblemCode[]): ZodOpenApiResponseObject => {
  const later = codes.some(
    (code) => statusOf[code] === 429 || statusOf[code] === 503 || code === 'request.in_progress',
  );
  return {
    description: codes.map((code) => `\`${code}\`: ${meanings[code]}`).join('\n\n'),
    ...(later
      ? {
          headers: {
            'Retry-After': header('Retry-After'),
            ...(codes.some((code) => statusOf[code] === 429) ? { RateLimit: header('RateLimit') } : {}),
          },
        }
      : {}),
    content: {
      'application/problem+json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Problem' },
            { type: 'object', properties: { code: { type: 'string', enum: [...codes] } }, required: ['code'] },
          ],
        },
      },
    },
  };
};

/** Every code that any call may answer. */
export const problemCodes = {
  type: 'string',
  enum: Object.keys(statusOf),
  description: Object.entries(meanings)
    .map(([code, meaning]) => `- \`${code}\` (${statusOf[code as ProblemCode]}): ${meaning}`)
    .join('\n'),
} as const;
