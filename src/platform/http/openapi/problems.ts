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
