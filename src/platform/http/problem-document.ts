import { STATUS_CODES } from 'node:http';
import type * as z from 'zod/mini';
import { DomainError } from '#kernel/refusal.ts';
import { fillIn } from '#contract/format.ts';
import { fieldMessages, messages, type FieldCode } from '#contract/messages.tr.ts';
import { mostFieldErrors, statusOf, type Problem, type ProblemCode } from '#contract/problem.ts';
import { isPassing } from '../db/passing.ts';

/** A request with a wrong shape; carries the issues that zod found. */
export class MalformedRequest extends Error {
  readonly issues: readonly z.core.$ZodIssue[];

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('malformed request');
    this.issues = issues;
  }
}

/** Translates any thrown value into the problem document for the client. It is the only place that does so. */
export const problemOf = (thrown: unknown, requestId: string): Problem => {
  if (thrown instanceof MalformedRequest) {
    return { ...document('request.invalid', {}, requestId), errors: fieldErrors(thrown.issues) };
  }
  if (thrown instanceof DomainError) {
    const problem = document(thrown.code, thrown.params, requestId);
    if (thrown.code === 'order.price_changed')
      return { ...problem, quote: (thrown as DomainError<'order.price_changed'>).params.quote };
    if (thrown.code === 'order.progress_not_said')
      return { ...problem, errors: [lacking((thrown as DomainError<'order.progress_not_said'>).params.field)] };
    if (thrown.code === 'order.finish_needs_proof')
      return { ...problem, errors: (thrown as DomainError<'order.finish_needs_proof'>).params.missing.map(lacking) };
    return problem;
  }
  if (isPassing(thrown)) return document('service.unavailable', { retryAfterSeconds: 2 }, requestId);
  const bodyFault = bodyFaultOf(thrown);
  return document(bodyFault ?? 'internal', {}, requestId);
};

/**
 * The log entry of a failed request. Some of our own refusals are expected, because the server is busy or a store does not
 * answer. They are logged without a stack, unless they have an unexpected cause. An unknown method is the client's fault.
 */
export const reportOf = (thrown: unknown, { status, code }: Problem) => {
  if (status < 500 || status === 501) return undefined;
  if (!(thrown instanceof DomainError)) return { level: 'error', what: { err: thrown } } as const;
  return thrown.cause === undefined
    ? ({ level: 'warn', what: { code } } as const)
    : ({ level: 'error', what: { code, err: thrown.cause } } as const);
};

/** Seconds after which a retry makes sense, if the problem says so. */
export const retryAfterOf = (problem: Problem): number | undefined => {
  if (problem.code === 'request.in_progress') return 1;
  const seconds = problem.params?.['retryAfterSeconds'];
  return typeof seconds === 'number' ? seconds : undefined;
};

const document = (code: ProblemCode, params: object, requestId: string): Problem => ({
  type: `urn:basamak:problem:${code}`,
  title: STATUS_CODES[statusOf[code]] ?? 'Error',
  status: statusOf[code],
  code,
  detail: fillIn(messages[code], params as Readonly<Record<string, unknown>>),
  requestId,
  ...(Object.keys(params).length > 0 && code !== 'order.price_changed' ? { params: { ...params } } : {}),
});

const fieldErrors = (issues: readonly z.core.$ZodIssue[]): NonNullable<Problem['errors']> =>
  issues
    .slice(0, mostFieldErrors)
    .flatMap((issue) =>
      pathsOf(issue).map((path) => {
        const code = codeOf(issue);
        return { pointer: pointerOf(path), code, detail: fieldMessages[code] };
      }),
    )
    .slice(0, mostFieldErrors);

/**
 * The error for a missing field of an order. No schema requires the field, because the required fields depend on the service.
 */
const lacking = (field: string) => ({ pointer: `/${field}`, code: 'required', detail: fieldMessages.required });

/** One issue has all unknown fields of an object. */
const pathsOf = (issue: z.core.$ZodIssue): readonly (readonly PropertyKey[])[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.slice(0, mostFieldErrors).map((key) => [...issue.path, key])
    : [issue.path];

const pointerOf = (path: readonly PropertyKey[]): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** The code that a check of the contract gives as its message. */
const namedBy = ({ message }: z.core.$ZodIssue): FieldCode | undefined =>
  Object.hasOwn(fieldMessages, message) ? (message as FieldCode) : undefined;

const typeFault = ({ expected }: z.core.$ZodIssueInvalidType): FieldCode => (expected === 'int' ? 'whole' : 'type');

const codeOf = (issue: z.core.$ZodIssue): FieldCode => {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'unknown';
    case 'invalid_type':
      return issue.input === undefined ? 'required' : typeFault(issue);
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_short' : 'too_small';
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_long' : 'too_big';
    case 'invalid_value':
    case 'invalid_union':
      return issue.input === undefined ? 'required' : (namedBy(issue) ?? 'choice');
    case 'custom':
      return namedBy(issue) ?? 'format';
    case 'invalid_format':
    case 'invalid_key':
    case 'invalid_element':
    case 'not_multiple_of':
      return 'format';
  }
};

/** Maps errors of express' body parser, which carry a `type`. */
const bodyFaultOf = (thrown: unknown): ProblemCode | undefined => {
  if (typeof thrown !== 'object' || thrown === null || !('type' in thrown)) return undefined;
  switch (thrown.type) {
    case 'entity.too.large':
    case 'parameters.too.many':
      return 'request.too_large';
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return 'request.unsupported_media';
    case 'entity.parse.failed':
    case 'request.aborted':
    case 'request.size.invalid':
      return 'request.malformed';
    default:
      return undefined;
  }
};
