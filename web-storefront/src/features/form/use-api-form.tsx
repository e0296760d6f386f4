import { loadChunk } from '#contract/browser/chunk.ts';
import { useCallback, useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, RegisterOptions } from 'react-hook-form';
import { prefetchWhenIdle } from '../../lib/chunks.ts';
import { explain } from '../../lib/api.ts';
import { showProblem } from './show-problem.ts';
import type { FormEngine, Running, Written } from './FormEngine.tsx';
import type { LoadSchema } from './use-schema.ts';

/** Whoever comes to a second form has the engine already. */
let engine: typeof FormEngine | undefined;
const importEngine = () => import('./FormEngine.tsx');

/** What `Form` is made of. */
export interface FormFrame {
  readonly frame: (element: HTMLFormElement | null) => void;
  readonly engine: ReactNode;
  readonly fault: string | undefined;
  readonly onSubmit: (event: SyntheticEvent) => void;
}

/**
 * A form that is checked as it is typed and again when it is sent, whose refusals stand beside the field that they are
 * about, and that keeps what was typed.
 *
 * Its fields can be filled in at once; what checks them comes when the browser has nothing else to do or when the form is
 * touched, and goes on from what was written until then.
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
  /** Which field a refusal's code is about, e.g. `identity.username_taken`. */
  fieldOfCode?: Readonly<Record<string, Path<I>>>;
  /** What did not happen, said before a reason that is about no field, e.g. `Şifren güncellenemedi.` */
  failed?: string;
  /** What is said of the whole when a field is not as it should be. */
  unfilled?: string;
  /** A failure in words, where they are the form's own. */
  reason?: (error: unknown) => string;
  /** Whether a failure is told in another place. */
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
  /** What was sent before the engine came. */
  const overdue = running !== undefined && waits;
  useEffect(() => {
    if (!overdue) return;
    setWaits(false);
    void submit();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the engine is here: `submit` is another one every time
  }, [overdue]);

  // What was said of the whole is over when every field is as it should be.
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
    /** A control's wiring, with its error's sentence. */
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
    /** What is wrong with a group of fields. */
    errorOf: (name: Path<I>): string | undefined => {
      const error = running?.form.getFieldState(name).error;
      return error?.message ?? error?.root?.message;
    },
    values: running?.values ?? (before as I),
    /** What the engine can do, once it is here. */
    running: running?.form,
    busy: waits || (running?.busy ?? false),
    sent,
    changed: running?.changed ?? false,
    reset: (values?: I) => running?.form.reset(values),
  };
}

/** Said of the whole because a field is not as it should be. */
const UNFILLED = 'unfilled';

/** A field and the groups in which it stands, the outermost first: `ranks`, `ranks.league`. */
const withGroups = (name: string): readonly string[] =>
  name.split('.').map((_, at, parts) => parts.slice(0, at + 1).join('.'));

const isWrong = <I extends FieldValues, O>({ getFieldState }: Running<I, O>['form'], name: string): boolean => {
  const { error } = getFieldState(name as Path<I>);
  return (error?.message ?? error?.root?.message) !== undefined;
};

/** What is wrong with a group may be put right by each of its fields; the engine alone checks the field that is changed. */
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
 * The first as they stand, which need not be as they were registered; a group's error is that of each of its fields. A
 * control that is not registered says in `data-field` which field it stands for.
 */
function focusFirstWrong<I extends FieldValues, O>(element: HTMLFormElement | null, form: Running<I, O>['form']): void {
  const controls = [...(element?.elements ?? [])] as HTMLInputElement[];
  const isOfWrong = ({ name, dataset }: HTMLInputElement) => {
    const field = name || dataset.field;
    return field !== undefined && withGroups(field).some((each) => isWrong(form, each));
  };
  controls.find(isOfWrong)?.focus();
}

/** `links.0.url` of an object. */
const valueAt = (of: object, name: string): unknown =>
  name.split('.').reduce<unknown>((value, part) => Object(value)[part], of);

/** What a control begins with; of several boxes with one name, those that are ticked. */
const beginningWith = (value: unknown) =>
  typeof value === 'boolean' ? { defaultChecked: value } : { defaultValue: value as string };

/** What stands in the controls of a form, in the shape of what it began with. */
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
