import { useEffect, useState } from 'react';

const wrong = "[data-invalid] :is(input, select, textarea), [aria-invalid='true']";

/**
 * For forms without react-hook-form: when an invalid form is sent, moves the focus to its first invalid control, in the
 * order of the page.
 */
export function useFirstWrong() {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) frame?.querySelector<HTMLElement>(wrong)?.focus();
  }, [frame, refusals]);
  return { frame: setFrame, refuse: () => setRefusals((count) => count + 1) };
}
