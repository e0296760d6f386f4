import { useLayoutEffect } from 'react';
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import { useSchema, type LoadSchema } from './use-schema.ts';

/** What the fields and buttons need from the engine once it is loaded. */
export interface Running<I extends FieldValues, O> {
  readonly form: UseFormReturn<I, unknown, O>;
  readonly values: I;
  readonly errors: FieldErrors<I>;
  readonly busy: boolean;
  readonly changed: boolean;
}

/** A field's value before the engine was loaded, and whether the user had left the field. */
export interface Written<I extends FieldValues> {
  readonly name: Path<I>;
  readonly value: PathValue<I, Path<I>>;
  readonly left: boolean;
}

/** React Hook Form for fields that are already on the page. It takes over their values and reports its state. */
export function FormEngine<I extends FieldValues, O>({
  schema,
  defaultValues,
  written,
  onState,
}: {
  schema: LoadSchema<I, O>;
  defaultValues: DefaultValues<I>;
  written: () => readonly Written<I>[];
  onState: (state: Running<I, O>) => void;
}) {
  const form = useForm<I, unknown, O>({
    resolver: useSchema(schema),
    mode: 'onTouched',
    defaultValues,
    shouldFocusError: false,
  });
  const { errors, isSubmitting: busy, isDirty: changed } = form.formState;
  const values = useWatch({ control: form.control, compute: (all: I) => all });
  useLayoutEffect(() => {
    for (const { name, value, left } of written())
      form.setValue(name, value, { shouldDirty: true, shouldTouch: left, shouldValidate: left });
  }, [form, written]);
  useLayoutEffect(
    () => onState({ form, values, errors, busy, changed }),
    [onState, form, values, errors, busy, changed],
  );
  return null;
}
