import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useSubmit } from './use-submit.ts';

/** What the server says of a text, or why it says nothing. */
export type Previewed<A> =
  | { readonly answer: A; readonly error: null }
  | { readonly answer: null; readonly error: string };

/** Nothing is sent before it is known what would become of it. */
export const useAwaited = (isAwaited: boolean): void =>
  useSubmit({ off: isAwaited ? 'Önizleme hazırlanıyor…' : undefined });

/** A field that was refused by an earlier answer is looked at again when the next one is there. */
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
 * What a command would do with a text, a moment after the last change to it; neither it nor the page keeps the text.
 * @param text - nothing is asked about an empty one
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
