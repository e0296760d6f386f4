import type { Request, RequestHandler, Response } from 'express';
import { DomainError } from '#kernel/refusal.ts';

/** The methods that HTTP's own resources have; any other is a protocol's that we are not part of (RFC 9110, 15.6.2). */
const spoken: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Which methods a path has, by the keys of all routes (`GET /orders/:id`); none where no route has the path. */
export const methodsByPath = (keys: readonly string[]): ((path: string) => readonly string[]) => {
  const patterns = [...Map.groupBy(keys, (key) => key.slice(key.indexOf('/')))].map(([path, own]) => ({
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
    methods: own.map((key) => key.slice(0, key.indexOf(' '))),
  }));
  return (path) => {
    const methods = patterns.flatMap((one) => (one.pattern.test(path) ? one.methods : []));
    return methods.length === 0 ? [] : withImplied(methods);
  };
};

/** Where there is GET there is HEAD, and OPTIONS everywhere. */
const withImplied = (methods: readonly string[]) =>
  [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].toSorted();

/** Answers OPTIONS; else what is said to a method that the path does not have, or to a path that is not there. */
export const otherMethod = (
  allowed: readonly string[],
  { method }: Pick<Request, 'method'>,
  response: Response,
): DomainError | undefined => {
  if (!spoken.has(method)) return new DomainError('request.not_implemented');
  if (allowed.length === 0) return new DomainError('request.not_found');
  response.setHeader('Allow', allowed.join(', '));
  if (method !== 'OPTIONS') return new DomainError('request.method_not_allowed');
  response.status(204).end();
  return undefined;
};

/** Behind the reader of a path outside the API: it is only read. */
export const readOnly: RequestHandler = (request, response) => {
  response.setHeader('Allow', withImplied(['GET']).join(', '));
  response.status(request.method === 'OPTIONS' ? 204 : 405).end();
};
