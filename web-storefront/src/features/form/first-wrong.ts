import { useEffect, useState } from 'react';

const wrong = "[data-invalid] :is(input, select, textarea), [aria-invalid='true']";

/**
 * For forms without react-hook-form: when a form that is not filled in is sent, the first control that is marked as wrong
 * gets the focus, in the order of the page.
 */
export function useFirstWrong() {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) frame?.querySelector<HTMLElement>(wrong)?.focus();
  }, [frame, refusals]);
  return { frame: setFrame, refuse: () => setRefusals((count) => count + 1) };
}
