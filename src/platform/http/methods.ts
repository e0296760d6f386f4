import type { Request, RequestHandler, Response } from 'express';
import { DomainError } from '#kernel/refusal.ts';

/** The methods that HTTP's own resources have; any other is a protocol's that we are not part of (RFC 9110, 15.6.2). */
const spoken: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Where there is GET there is HEAD, and OPTIONS everywhere. */
const withImplied = (methods: readonly string[]): readonly string[] =>
  [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].toSorted();

/**
 * Answers OPTIONS; else what is said to a method that the path does not have, or to a path that is not there.
 * @param methods those that routes of the path have
 */
export const otherMethod = (
  methods: readonly string[],
  { method }: Pick<Request, 'method'>,
  response: Response,
): DomainError | undefined => {
  if (!spoken.has(method)) return new DomainError('request.not_implemented');
  if (methods.length === 0) return new DomainError('request.not_found');
  response.setHeader('Allow', withImplied(methods).join(', '));
  if (method !== 'OPTIONS') return new DomainError('request.method_not_allowed');
  response.status(204).end();
  return undefined;
};

/** Behind the reader of a path outside the API: it is only read. */
export const readOnly: RequestHandler = (request, response) => {
  response.setHeader('Allow', withImplied(['GET']).join(', '));
  response.status(request.method === 'OPTIONS' ? 204 : 405).end();
};
