import type { components } from './schema.ts';

type Problem = components['schemas']['Problem'];

/** The API said no. `code` is one of those that the call may answer; what it means stands in the documents. */
export class ProblemError<P extends Problem = Problem> extends Error {
  readonly problem: P;
  readonly status: number;

  constructor(status: number, problem: P) {
    super(`${problem.code}: ${problem.detail}`);
    this.name = 'ProblemError';
    this.status = status;
    this.problem = problem;
  }

  get code(): P['code'] {
    return this.problem.code;
  }
}

/** What a call answered. @throws ProblemError where it was refused */
export const answerOf = async <D>(
  call: Promise<{ data?: D; error?: unknown; response: Response }>,
): Promise<NonNullable<D>> => {
  const { data, error, response } = await call;
  if (!response.ok) throw new ProblemError(response.status, problemIn(error, response));
  return data as NonNullable<D>;
};

/** What stands between may answer something that is no problem document. */
const problemIn = (error: unknown, { status, statusText }: Response): Problem =>
  typeof error === 'object' && error !== null && 'code' in error
    ? (error as Problem)
    : { type: 'about:blank', title: statusText, status, code: 'internal', detail: statusText };
