import type { Request, RequestHandler, Response } from 'express';
import { DomainError } from '#kernel/refusal.ts';

/** The methods that the server knows; any other one is answered with 501 (RFC 9110, 15.6.2). */
const spoken: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Adds HEAD if the path has GET, and always OPTIONS. */
const withImplied = (methods: readonly string[]): readonly string[] =>
  [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].toSorted();

/**
 * Answers OPTIONS. For other methods it returns the refusal: the server does not know the method, the path does not have it,
 * or the path does not exist.
 * @param methods the methods of the path's routes
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

/** Mounted behind the GET handlers of a path outside the API: refuses all other methods. */
export const readOnly: RequestHandler = (request, response) => {
  response.setHeader('Allow', withImplied(['GET']).join(', '));
  response.status(request.method === 'OPTIONS' ? 204 : 405).end();
};
