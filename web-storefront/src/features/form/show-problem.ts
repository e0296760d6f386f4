import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiProblem, explain } from '../../lib/api.ts';

/**
 * Puts a refusal where it belongs: field errors beside their fields, the rest above the form.
 *
 * @param fields in the order in which they stand: the first that is wrong is given the focus.
 * @param words which field a refusal's code is about, e.g. `identity.username_taken`; what did not happen, said before the
 *   reason; and the reason, where the form has words of its own for it.
 */
export function showProblem<V extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<V>,
  fields: readonly Path<V>[],
  {
    fieldOfCode = {},
    failed = '',
    reason = explain,
  }: {
    readonly fieldOfCode?: Readonly<Record<string, Path<V>>> | undefined;
    readonly failed?: string | undefined;
    readonly reason?: ((error: unknown) => string) | undefined;
  } = {},
): void {
  if (error instanceof ApiProblem) {
    const field = fieldOfCode[error.code];
    if (field) return setError(field, { message: error.message }, { shouldFocus: true });
    const beside = fields.flatMap((name) => {
      const found = error.problem.errors?.find(({ pointer }) => pointer === `/${name}`);
      return found ? [{ name, detail: found.detail }] : [];
    });
    for (const [at, { name, detail }] of beside.entries())
      setError(name, { message: detail }, { shouldFocus: at === 0 });
    if (beside.length > 0) return undefined;
  }
  return setError('root', { message: `${failed} ${reason(error)}`.trim() });
}
