import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Nearer to the end than this, somebody reads what is new. */
const NEAR = 64;

/**
 * Keeps the end of a log in view while it is there, and the place of somebody who reads further up: whatever comes
 * above or below it.
 * @param count of what is in the log
 * @param first what stands first in it
 * @param isOwn whether the last was written here: then the end is wanted in any case
 * @returns the log's reference, whether something new is below what is in view, and the way there
 */
export function useEndInView(count: number, first: string | undefined, isOwn: boolean) {
  const log = useRef<HTMLDivElement>(null);
  const place = useRef({ fromEnd: 0, first, count: 0 });
  const [below, setBelow] = useState(false);
  const toEnd = () => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
    setBelow(false);
  };

  useEffect(() => {
    const element = log.current;
    if (!element) return undefined;
    const look = () => {
      const fromEnd = element.scrollHeight - element.scrollTop - element.clientHeight;
      place.current.fromEnd = fromEnd;
      if (fromEnd < NEAR) setBelow(false);
    };
    element.addEventListener('scroll', look, { passive: true });
    // what is in the log, or beside it, grew or shrank: the end stays where it was looked at
    const stay = () => {
      if (place.current.fromEnd < NEAR) element.scrollTop = element.scrollHeight;
    };
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(stay);
    sizes?.observe(element);
    const contents = new MutationObserver(stay);
    contents.observe(element, { childList: true, subtree: true, characterData: true });
    return () => {
      element.removeEventListener('scroll', look);
      sizes?.disconnect();
      contents.disconnect();
    };
  }, []);

  useLayoutEffect(() => {
    const element = log.current;
    if (!element || count === 0) return;
    const before = place.current;
    const grewAbove = before.count > 0 && before.first !== first;
    place.current = { ...before, first, count };
    if (grewAbove) element.scrollTop = element.scrollHeight - element.clientHeight - before.fromEnd;
    else if (before.count === 0 || before.fromEnd < NEAR || isOwn) element.scrollTop = element.scrollHeight;
    else if (count > before.count) setBelow(true);
  }, [count, first, isOwn]);

  return { log, below, toEnd };
}
