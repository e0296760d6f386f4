import type { ProblemCode } from '#contract/problem.ts';
import type { Route } from '#contract/route.ts';
import { problemOf } from './problem-document.ts';

/** Programs do what the console does, but for what only a person decides; and what staff do beside customers and boosters. */
export const isForKeys = ({ access, peopleOnly, forKeys }: Route): boolean =>
  (access.kind === 'staff' && !peopleOnly) || forKeys === true;

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

/** Every code that a route may answer. */
export const codesOf = (key: string, row: Route): ReadonlySet<ProblemCode> =>
  new Set([...generalRefusals(key, row), ...(row.refusals ?? [])]);

/**
 * What went wrong, unless it is a refusal that the contract does not declare for this route: that is a fault of the contract, as an
 * answer of another shape is, and where answers are checked it is answered as one.
 */
export const asDeclared = (key: string, row: Route, thrown: unknown): unknown => {
  const { code } = problemOf(thrown, '');
  const declared: ReadonlySet<string> = codesOf(key, row);
  return declared.has(code) ? thrown : new Error(`${key} does not declare the refusal ${code}`, { cause: thrown });
};
