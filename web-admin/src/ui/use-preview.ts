import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useSubmit } from './use-submit.ts';

/** The server's preview of a text, or an error message. */
export type Previewed<A> =
  | { readonly answer: A; readonly error: null }
  | { readonly answer: null; readonly error: string };

/** Disables the submit button until the preview has arrived. */
export const useAwaited = (isAwaited: boolean): void =>
  useSubmit({ off: isAwaited ? 'Önizleme hazırlanıyor…' : undefined });

/** Validates a submitted field again when a new preview arrives. */
export function useLookAgain(source: string, preview: unknown): void {
  const { trigger } = useFormContext();
  const { isSubmitted } = useFormState();
  const judgedBy = useRef(preview);
  useEffect(() => {
    if (judgedBy.current === preview) return;
    judgedBy.current = preview;
    if (isSubmitted) void trigger(source);
  }, [source, preview, isSubmitted, trigger]);
}

/**
 * What a command would do with a text, debounced. Bypasses the query cache, which would keep the text.
 * @param text - an empty text is not previewed
 * @param ask - the same function at every render
 */
export function usePreview<A>(
  text: string,
  ask: (text: string, signal: AbortSignal) => Promise<A>,
): Previewed<A> | null {
  const [answered, setAnswered] = useState<{ readonly text: string; readonly preview: Previewed<A> } | null>(null);
  useEffect(() => {
    if (text === '') return;
    const asked = new AbortController();
    const tell = (preview: Previewed<A>) => {
      if (!asked.signal.aborted) setAnswered({ text, preview });
    };
    const timer = setTimeout(() => {
      ask(text, asked.signal).then(
        (answer) => tell({ answer, error: null }),
        (error: Error) => tell({ answer: null, error: error.message }),
      );
    }, 300);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [text, ask]);
  return answered?.text === text ? answered.preview : null;
}
