import type * as z from 'zod/mini';
import { routes } from '#contract/routes.ts';
import type { Route } from '#contract/route.ts';

type Schema = z.core.$ZodType;

/** All schemas of requests and their parts at any depth, each with the key of its route. */
export const requestSchemas = (part: 'params' | 'query' | 'body' | 'any'): readonly (readonly [string, Schema])[] =>
  Object.entries<Route>(routes).flatMap(([key, row]) =>
    (['params', 'query', 'body'] as const)
      .filter((name) => part === 'any' || part === name)
      .flatMap((name) => (row[name] ? everyPartOf(row[name]).map((schema) => [key, schema] as const) : [])),
  );

const everyPartOf = (schema: Schema): readonly Schema[] => [schema, ...partsOf(schema).flatMap(everyPartOf)];

const partsOf = ({ _zod: { def } }: Schema): readonly Schema[] => {
  const own: Readonly<Record<string, unknown>> = { ...def };
  // of a pipe only the input schema matters for a request
  const single = ['innerType', 'element', 'in', 'keyType', 'valueType', 'rest', 'catchall'];
  return [
    ...Object.values(own['shape'] ?? {}),
    ...[own['options'] ?? [], own['items'] ?? []].flat(),
    ...single.map((name) => own[name]),
  ].filter(isSchema);
};
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value;
