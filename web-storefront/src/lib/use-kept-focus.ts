import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus in a region whose buttons go away, for example because their task is done: it goes to the region's
 * heading, which needs `tabIndex={-1}`. A dialog that the region opens is part of it.
 */
export function useKeptFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef<Element>(null);
  // after each rendering, because any of them may remove what has the focus
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    heading.current?.focus({ preventScroll: true });
  });
  const onFocus = ({ target }: FocusEvent) => {
    last.current = target;
  };
  return { heading, onFocus };
}
