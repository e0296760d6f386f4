import { loadChunk } from '#contract/browser/chunk.ts';
import { useCallback, useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, RegisterOptions } from 'react-hook-form';
import { prefetchWhenIdle } from '../../lib/chunks.ts';
import { explain } from '../../lib/api.ts';
import { showProblem } from './show-problem.ts';
import type { FormEngine, Running, Written } from './FormEngine.tsx';
import type { LoadSchema } from './use-schema.ts';

/** Loaded once and shared by all forms. */
let engine: typeof FormEngine | undefined;
const importEngine = () => import('./FormEngine.tsx');

/** What `Form` needs. */
export interface FormFrame {
  readonly frame: (element: HTMLFormElement | null) => void;
  readonly engine: ReactNode;
  readonly fault: string | undefined;
  readonly onSubmit: (event: SyntheticEvent) => void;
}

/**
 * A form that is validated while it is typed and when it is sent. Refusals are shown at the fields that they concern,
 * and the input is kept.
 * The fields can be filled in at once. The validation is loaded when the browser is idle or the form gets the focus,
 * and takes over what was typed before.
 */
export function useApiForm<I extends FieldValues, O, A>({
  schema,
  defaultValues,
  fieldOfCode = {},
  failed,
  unfilled,
  reason,
  said,
  send,
  done,
}: {
  schema: LoadSchema<I, O>;
  defaultValues: DefaultValues<I> & object;
  /** Which field an error code belongs to, e.g. `identity.username_taken`. */
  fieldOfCode?: Readonly<Record<string, Path<I>>>;
  /** What failed, shown before a reason that concerns no field, e.g. `Şifren güncellenemedi.` */
  failed?: string;
  /** The form's general error when a field is invalid. */
  unfilled?: string;
  /** The words for a failure, if the form has its own. */
  reason?: (error: unknown) => string;
  /** Whether a failure is shown elsewhere. */
  said?: (error: unknown) => boolean;
  send: (values: O) => Promise<A>;
  done?: (answer: A, values: O) => void;
}) {
  const [before] = useState(defaultValues);
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const left = useRef(new Set<string>());
  const [Engine, setEngine] = useState(() => engine);
  const [running, setRunning] = useState<Running<I, O>>();
  const [waits, setWaits] = useState(false);
  const [absent, setAbsent] = useState<string>();
  const [sent, setSent] = useState(false);

  const start = useCallback(async (load = importEngine) => {
    engine ??= (await load()).FormEngine;
    setEngine(() => engine);
  }, []);
  useEffect(() => prefetchWhenIdle(() => start()), [start]);
  useEffect(() => {
    const touched = () => void start().catch(() => undefined);
    element?.addEventListener('focusin', touched, { once: true });
    return () => element?.removeEventListener('focusin', touched);
  }, [element, start]);
  const written = useCallback(() => (element ? writtenIn<I>(element, before, left.current) : []), [element, before]);

  const submit = async () => {
    if (!running) {
      setWaits(true);
      setAbsent(undefined);
      await start(() => loadChunk(importEngine)).catch((error: unknown) => {
        setWaits(false);
        setAbsent(explain(error));
      });
      return;
    }
    const { handleSubmit, setError } = running.form;
    await handleSubmit(
      async (values) => {
        let answer: A;
        try {
          answer = await send(values);
        } catch (error) {
          if (said?.(error)) return;
          showProblem(error, setError, Object.keys(before) as Path<I>[], { fieldOfCode, failed, reason });
          focusFirstWrong(element, running.form);
          return;
        }
        setSent(true);
        done?.(answer, values);
      },
      (errors) => {
        if (unfilled && !errors.root) setError('root', { type: UNFILLED, message: unfilled });
        focusFirstWrong(element, running.form);
      },
    )();
  };
  /** Whether the form was sent before the engine was loaded, and must be sent now. */
  const overdue = running !== undefined && waits;
  useEffect(() => {
    if (!overdue) return;
    setWaits(false);
    void submit();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the engine is loaded: `submit` changes every time
  }, [overdue]);

  // The general error goes away when every field is valid.
  useEffect(() => {
    if (!running) return;
    const { root, ...fields } = running.errors;
    if (root?.type === UNFILLED && Object.keys(fields).length === 0) running.form.clearErrors('root');
  }, [running]);

  const form: FormFrame = {
    frame: setElement,
    engine: Engine && <Engine<I, O> schema={schema} defaultValues={before} written={written} onState={setRunning} />,
    fault: running ? running.errors.root?.message : absent,
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
  };
  return {
    ...form,
    /** The props of a control, with its error message. */
    field: <N extends Path<I>>(name: N, options?: RegisterOptions<I, N>) => ({
      ...beginningWith(valueAt(before, name)),
      ...(running
        ? running.form.register(name, checkingGroups(name, running.form, options))
        : {
            name,
            onChange: options?.onChange as ((event: SyntheticEvent) => void) | undefined,
            onBlur: () => void left.current.add(name),
          }),
      error: running?.form.getFieldState(name).error?.message,
    }),
    /** The error of a group of fields. */
    errorOf: (name: Path<I>): string | undefined => {
      const error = running?.form.getFieldState(name).error;
      return error?.message ?? error?.root?.message;
    },
    values: running?.values ?? (before as I),
    /** The form's functions once the engine is loaded. */
    running: running?.form,
    busy: waits || (running?.busy ?? false),
    sent,
    changed: running?.changed ?? false,
    reset: (values?: I) => running?.form.reset(values),
  };
}

/** Type of the general error that is shown because a field is invalid. */
const UNFILLED = 'unfilled';

/** A field and the groups that it belongs to, the outermost first: `ranks`, `ranks.league`. */
const withGroups = (name: string): readonly string[] =>
  name.split('.').map((_, at, parts) => parts.slice(0, at + 1).join('.'));

const isWrong = <I extends FieldValues, O>({ getFieldState }: Running<I, O>['form'], name: string): boolean => {
  const { error } = getFieldState(name as Path<I>);
  return (error?.message ?? error?.root?.message) !== undefined;
};

/**
 * React Hook Form validates only the changed field. An error of a group is checked again when any of its fields
 * changes.
 */
function checkingGroups<I extends FieldValues, O, N extends Path<I>>(
  name: N,
  form: Running<I, O>['form'],
  options?: RegisterOptions<I, N>,
): RegisterOptions<I, N> | undefined {
  const groups = withGroups(name).slice(0, -1);
  if (groups.length === 0) return options;
  return {
    ...options,
    onChange: (event: unknown) => {
      (options?.onChange as ((event: unknown) => void) | undefined)?.(event);
      for (const group of groups) if (isWrong(form, group)) void form.trigger(group as Path<I>);
    },
  };
}

/**
 * Focuses the first invalid control in the order of the page, which may differ from the order of registration. A
 * group's error counts for each of its fields. A control that is not registered names its field in `data-field`.
 */
function focusFirstWrong<I extends FieldValues, O>(element: HTMLFormElement | null, form: Running<I, O>['form']): void {
  const controls = [...(element?.elements ?? [])] as HTMLInputElement[];
  const isOfWrong = ({ name, dataset }: HTMLInputElement) => {
    const field = name || dataset.field;
    return field !== undefined && withGroups(field).some((each) => isWrong(form, each));
  };
  controls.find(isOfWrong)?.focus();
}

/** The value at a path such as `links.0.url`. */
const valueAt = (of: object, name: string): unknown =>
  name.split('.').reduce<unknown>((value, part) => Object(value)[part], of);

/** A control's initial value. Of several checkboxes with one name, the ticked ones. */
const beginningWith = (value: unknown) =>
  typeof value === 'boolean' ? { defaultChecked: value } : { defaultValue: value as string };

/** The current values of a form's controls, in the shape of its default values. */
function writtenIn<I extends FieldValues>(
  form: HTMLFormElement,
  before: object,
  left: ReadonlySet<string>,
): readonly Written<I>[] {
  const controls = [...form.elements] as (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement)[];
  const names = new Set(controls.map(({ name }) => name).filter(Boolean));
  return [...names].map((name) => {
    const own = controls.filter((control) => control.name === name);
    const ticked = own.filter((control) => 'checked' in control && control.checked).map(({ value }) => value);
    const was = valueAt(before, name);
    const value = Array.isArray(was) ? ticked : typeof was === 'boolean' ? ticked.length > 0 : own[0]?.value;
    return { name: name as Path<I>, value: value as PathValue<I, Path<I>>, left: left.has(name) };
  });
}
