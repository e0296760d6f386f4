import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiProblem, explain } from '../../lib/api.ts';

/**
 * Shows a refusal: field errors at their fields, any other error above the form.
 * @param fields in the order of the page; the first invalid one gets the focus
 * @param words `fieldOfCode`: which field an error code belongs to, e.g. `identity.username_taken`; `failed`: what
 * failed, shown before the reason; `reason`: the reason, if the form words it itself
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
