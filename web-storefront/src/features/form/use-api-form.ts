import type { SyntheticEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type RegisterOptions } from 'react-hook-form';
import { showProblem } from '../auth/errors.ts';
import { useSchema, type LoadSchema } from './use-schema.ts';

/**
 * A form that is checked as it is typed and again when it is sent, whose refusals stand beside the field that they are
 * about, and that keeps what was typed.
 */
export function useApiForm<I extends FieldValues, O, A>({
  schema,
  defaultValues,
  fieldOfCode = {},
  failed,
  send,
  done,
}: {
  schema: LoadSchema<I, O>;
  defaultValues: DefaultValues<I> & object;
  /** Which field a refusal's code is about, e.g. `identity.username_taken`. */
  fieldOfCode?: Readonly<Record<string, Path<I>>>;
  /** What did not happen, said before a reason that is about no field, e.g. `Şifren güncellenemedi.` */
  failed?: string;
  send: (values: O) => Promise<A>;
  done?: (answer: A, values: O) => void;
}) {
  const { formState, ...form } = useForm<I, unknown, O>({
    resolver: useSchema(schema),
    mode: 'onTouched',
    defaultValues,
  });
  const submit = form.handleSubmit(async (values) => {
    let answer: A;
    try {
      answer = await send(values);
    } catch (error) {
      showProblem(error, form.setError, Object.keys(defaultValues) as Path<I>[], fieldOfCode, failed);
      return;
    }
    done?.(answer, values);
  });
  return {
    ...form,
    /** A control's wiring, with its error's sentence. */
    field: <N extends Path<I>>(name: N, options?: RegisterOptions<I, N>) => ({
      ...form.register(name, options),
      error: form.getFieldState(name, formState).error?.message,
    }),
    /** What is wrong with the whole, not with one field. */
    fault: formState.errors.root?.message,
    busy: formState.isSubmitting,
    sent: formState.isSubmitSuccessful,
    changed: formState.isDirty,
    onSubmit: (event: SyntheticEvent) => void submit(event),
  };
}
