import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiProblem, explain } from '../../lib/api.ts';

/**
 * Puts a refusal where it belongs: field errors beside their fields, the rest above the form.
 *
 * @param fieldOfCode which field a refusal's code is about, e.g. `identity.username_taken`.
 * @param failed what did not happen, said before the reason.
 */
export function showProblem<V extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<V>,
  fields: readonly Path<V>[],
  fieldOfCode: Readonly<Record<string, Path<V>>> = {},
  failed = '',
): void {
  if (error instanceof ApiProblem) {
    const field = fieldOfCode[error.code];
    if (field) return setError(field, { message: error.message }, { shouldFocus: true });
    const beside = (error.problem.errors ?? []).flatMap(({ pointer, detail }) => {
      const name = fields.find((candidate) => pointer === `/${candidate}`);
      return name ? [{ name, detail }] : [];
    });
    for (const { name, detail } of beside) setError(name, { message: detail }, { shouldFocus: true });
    if (beside.length > 0) return undefined;
  }
  return setError('root', { message: `${failed} ${explain(error)}`.trim() });
}
