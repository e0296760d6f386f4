import type { components } from './schema.ts';

type Problem = components['schemas']['Problem'];

/** A refusal by the API. `code` is one of the codes that the API documents list for the call. */
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

/** The data that a call answered. @throws ProblemError if the API refused the call */
export const answerOf = async <D>(
  call: Promise<{ data?: D; error?: unknown; response: Response }>,
): Promise<NonNullable<D>> => {
  const { data, error, response } = await call;
  if (!response.ok) throw new ProblemError(response.status, problemIn(error, response));
  return data as NonNullable<D>;
};

/** A proxy between client and API may send an answer that is not a problem document. */
const problemIn = (error: unknown, { status, statusText }: Response): Problem =>
  typeof error === 'object' && error !== null && 'code' in error
    ? (error as Problem)
    : { type: 'about:blank', title: statusText, status, code: 'internal', detail: statusText };
