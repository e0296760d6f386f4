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
  /** The message belongs to one field and is shown beside it. */
  readonly ofField: boolean;
}

/** The form field of each refusal that concerns a single field. */
export type FieldOf<I> = Readonly<Partial<Record<ProblemCode, keyof I & string>>>;

interface Running<I, A> {
  readonly run: (provider: ConsoleDataProvider, input: I) => Promise<A>;
  /** The toast's text after success. */
  readonly done: string;
  /** The text before the reason of a failure. */
  readonly failed?: string | undefined;
  readonly fieldOf?: FieldOf<I> | undefined;
  readonly onDone?: (answer: A) => void;
  /**
   * The command deletes the record on the screen. Queries become stale, and load again only when a page next uses them.
   */
  readonly gone?: boolean | undefined;
  /** The opposite command. Offered only if command and undo together leave nothing but two entries in the audit log. */
  readonly undo?: ((provider: ConsoleDataProvider, input: I, answer: A) => Promise<unknown>) | undefined;
}

/** How long the toast offers undo. */
const undoMs = 10_000;

/**
 * Runs a command from a button or a dialog. Ignores a second click while it runs, reports the outcome and refreshes the
 * screen. A conflict refreshes the screen too, because somebody else was faster.
 */
export function useCommand<I, A>({ run, done, failed, fieldOf, onDone, gone = false, undo }: Running<I, A>) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CommandProblem | null>(null);

  // after a conflict the refreshed record may no longer offer the command, so its dialog closes with the error message:
  // a toast repeats the message, unless the person has left the page
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
