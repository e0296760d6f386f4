import { useQueryClient } from '@tanstack/react-query';
import { createElement, useEffect, useRef, useState } from 'react';
import { HttpError, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import type { ProblemCode } from '#contract/problem.ts';
import { UndoButton } from './UndoButton.tsx';
import { isConflict, problemOf, type FieldErrors } from '../providers/problem.ts';

export interface CommandProblem {
  readonly message: string;
  readonly code?: string | undefined;
  readonly fields?: FieldErrors | undefined;
  /** It is of one field, and said beside it. */
  readonly ofField: boolean;
}

/** Refusals that are of one field of the form. */
export type FieldOf<I> = Readonly<Partial<Record<ProblemCode, keyof I & string>>>;

interface Running<I, A> {
  readonly run: (provider: ConsoleDataProvider, input: I) => Promise<A>;
  /** What the toast says when it is done. */
  readonly done: string;
  /** What did not happen, said before the reason. */
  readonly failed?: string | undefined;
  readonly fieldOf?: FieldOf<I> | undefined;
  readonly onDone?: (answer: A) => void;
  /** The record on the screen is gone by it: nothing asks for it again, and its lists are asked for where they are opened. */
  readonly gone?: boolean | undefined;
  /** The command that does the contrary, where nothing of it stays but two lines in the log. */
  readonly undo?: ((provider: ConsoleDataProvider, input: I, answer: A) => Promise<unknown>) | undefined;
}

/** Long enough to read what was done and think again. */
const undoMs = 10_000;

/**
 * One command from a button or a dialog: a second click while it runs does nothing, its end is told, the screen shows
 * what is true afterwards. Also after a conflict: then somebody else was quicker.
 */
export function useCommand<I, A>({ run, done, failed, fieldOf, onDone, gone = false, undo }: Running<I, A>) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CommandProblem | null>(null);

  // the record on the screen, asked for after a conflict, may no longer offer the command: its window goes with what was said in
  // it; who leaves the page has read it
  const standing = useRef<{ readonly message: string; readonly page: string } | null>(null);
  useEffect(
    () => () => {
      const { message, page } = standing.current ?? {};
      if (message && page === window.location.pathname) notify(message, { type: 'error' });
    },
    [notify],
  );
  const tell = (told: CommandProblem | null) => {
    standing.current = told && { message: told.message, page: window.location.pathname };
    setProblem(told);
  };

  async function send(input: I): Promise<CommandProblem | null> {
    if (underWay.current) return null;
    underWay.current = true;
    setBusy(true);
    tell(null);
    try {
      const answer = await run(provider, input);
      const action =
        undo && createElement(UndoButton, { undo: () => void takeBack(() => undo(provider, input, answer)) });
      notify(done, { type: 'success', ...(action ? { action, autoHideDuration: undoMs } : {}) });
      if (gone) void queries.invalidateQueries({ refetchType: 'none' });
      else refresh();
      onDone?.(answer);
      return null;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (isConflict(error)) refresh();
      const { code, errors } = problemOf(error) ?? {};
      const field = fieldOf?.[code as ProblemCode];
      const told = {
        message: `${failed ?? ''} ${error.message}`.trim(),
        code,
        fields: field ? { [field]: error.message } : errors,
        ofField: field !== undefined,
      };
      tell(told);
      return told;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  async function takeBack(contrary: () => Promise<unknown>) {
    try {
      await contrary();
      notify('Geri alındı', { type: 'success' });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      notify(`Geri alınamadı. ${error.message}`, { type: 'error' });
    }
    refresh();
  }

  return { send, busy, problem, forget: () => tell(null) };
}
