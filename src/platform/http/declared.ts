import type { ProblemCode } from '#contract/problem.ts';
import type { Route } from '#contract/route.ts';
import { problemOf } from './problem-document.ts';

/**
 * Whether API keys may call the route. They may call all routes of the staff, except those that only a person may call, and
 * the routes that allow keys explicitly.
 */
export const isForKeys = ({ access, peopleOnly, forKeys }: Route): boolean =>
  (access.kind === 'staff' && !peopleOnly) || forKeys === true;

/** Whether the list can be exported as CSV (`Accept: text/csv`): all lists of the console. */
export const isExported = (key: string, row: Route): boolean => row.list !== undefined && key.startsWith('GET /admin/');

/** The codes that follow from access, parsing, limits, idempotency and the kind of route. */
const generalRefusals = (key: string, row: Route): readonly ProblemCode[] => [
  'internal',
  'service.unavailable',
  ...(key.startsWith('GET ') ? [] : (['request.in_progress'] as const)), // lock timeout on a row
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
 * The thrown error. A refusal that the contract does not declare for this route is replaced by a plain Error, because it is a
 * fault of the contract, like an answer of another shape. Where answers are checked, clients get it as an internal fault.
 */
export const asDeclared = (key: string, row: Route, thrown: unknown): unknown => {
  const { code } = problemOf(thrown, '');
  const declared: ReadonlySet<string> = codesOf(key, row);
  return declared.has(code) ? thrown : new Error(`${key} does not declare the refusal ${code}`, { cause: thrown });
};
