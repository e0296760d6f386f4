import { ApiProblem } from '#contract/client.ts';
import { SessionExpiredError } from '#contract/browser/session.ts';
import { fillIn } from '#contract/format.ts';
import type { Problem, ProblemCode } from '#contract/problem.ts';
import { HttpError } from 'react-admin';

/** Form errors: one sentence per field, nested like the request body. */
export interface FieldErrors {
  [field: string]: string | FieldErrors;
}

/** The `body` of the console's {@link HttpError}. */
export interface ProblemBody {
  readonly code: string;
  readonly errors?: FieldErrors;
}

const unescape = (token: string) => token.replaceAll('~1', '/').replaceAll('~0', '~');

/** Builds a tree of fields from JSON pointers. The first message of a field wins. */
export function fieldErrors(problem: Partial<Problem>): FieldErrors | undefined {
  if (!problem.errors?.length) return undefined;
  const tree: FieldErrors = {};
  for (const { pointer, detail } of problem.errors) {
    const path = pointer.split('/').slice(1).map(unescape);
    const field = path.pop();
    if (field === undefined) continue;
    let branch = tree;
    for (const step of path) {
      const next = branch[step];
      branch = branch[step] = typeof next === 'object' ? next : {};
    }
    branch[field] ??= detail;
  }
  return tree;
}

/** Sentences for staff. The API's own sentences for these refusals address the customer or the booster. */
const sentences: Readonly<Partial<Record<string, string>>> = {
  'wallet.insufficient_balance': 'Cüzdandaki bakiye bu işleme yetmiyor. Eksik tutar: {missing}.',
  'order.booster_limit_reached': 'Booster aynı anda en çok {limit} sipariş alabiliyor.',
  'order.already_taken': 'Sipariş zaten bu booster’da.',
} satisfies Partial<Record<ProblemCode, string>>;

/** Converts any failure to react-admin's error: `message` for people, `status`, and `body.errors` for forms. */
export function asHttpError(error: unknown): Error {
  if (error instanceof ApiProblem) {
    const errors = fieldErrors(error.problem);
    const body: ProblemBody = { code: error.code, ...(errors ? { errors } : {}) };
    const ours = sentences[error.code];
    const message = ours === undefined ? error.message : fillIn(ours, error.problem.params ?? {});
    return new HttpError(message, error.status, body);
  }
  if (error instanceof SessionExpiredError) {
    return new HttpError('Oturumunun süresi doldu. Yeniden giriş yap.', 401, { code: 'identity.session_expired' });
  }
  if (error instanceof Error && error.name === 'AbortError') return error;
  return new HttpError('Sunucuya ulaşılamadı. Bağlantını kontrol edip yeniden dene.', 0, { code: 'unreachable' });
}

export const problemOf = (error: unknown): ProblemBody | undefined =>
  error instanceof HttpError ? (error.body as ProblemBody) : undefined;

/** True for status 409: in most cases somebody else was faster and the screen is out of date. */
export const isConflict = (error: unknown): boolean => error instanceof HttpError && error.status === 409;
