import { useRef, useState } from 'react';
import { HttpError, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { isConflict, problemOf, type FieldErrors } from '../providers/problem.ts';

export interface CommandProblem {
  readonly message: string;
  readonly code?: string | undefined;
  readonly fields?: FieldErrors | undefined;
}

interface Running<I, A> {
  readonly run: (provider: ConsoleDataProvider, input: I) => Promise<A>;
  /** What the toast says when it is done. */
  readonly done: string;
  /** What did not happen, said before the reason. */
  readonly failed?: string | undefined;
  readonly onDone?: (answer: A) => void;
}

/**
 * One command from a button or a dialog: a second click while it runs does nothing, its end is told, the screen shows
 * what is true afterwards. Also after a conflict: then somebody else was quicker.
 */
export function useCommand<I, A>({ run, done, failed, onDone }: Running<I, A>) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CommandProblem | null>(null);

  async function send(input: I): Promise<CommandProblem | null> {
    if (underWay.current) return null;
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    try {
      const answer = await run(provider, input);
      notify(done, { type: 'success' });
      refresh();
      onDone?.(answer);
      return null;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (isConflict(error)) refresh();
      const told = {
        message: `${failed ?? ''} ${error.message}`.trim(),
        code: problemOf(error)?.code,
        fields: problemOf(error)?.errors,
      };
      setProblem(told);
      return told;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return { send, busy, problem, forget: () => setProblem(null) };
}
