import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import type { Route } from '#contract/route.ts';
import { type ProblemCode, statusOf } from '#contract/problem.ts';
import { codesOf } from '../declared.ts';
import { header } from './headers.ts';
import { meanings } from './refusals.en.ts';

/** Problem responses that most calls share, defined once. */
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
  const has = (status: number) => codes.some((code) => statusOf[code] === status);
  const later = has(429) || has(503) || codes.includes('request.in_progress');
  const sent = [
    later && ('Retry-After' as const),
    has(429) && ('RateLimit' as const),
    has(401) && ('WWW-Authenticate' as const),
  ].filter((name) => name !== false);
  return {
    description: codes.map((code) => `\`${code}\`: ${meanings[code]}`).join('\n\n'),
    ...(sent.length > 0 ? { headers: Object.fromEntries(sent.map((name) => [name, header(name)])) } : {}),
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
