import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels. Nearer to the end than this, the user is reading the newest messages. */
const NEAR = 64;

/**
 * Keeps a log scrolled to its end while the user is there. A user who has scrolled up keeps their position when lines
 * are added above or below.
 * @param count how many lines the log has
 * @param first key of the first line
 * @param isOwn whether the user wrote the last line: the log then always scrolls to its end
 * @returns the log's ref, whether there are new lines below the visible part, and a function that scrolls to the end
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
    // when the log or something beside it changes its size, the end stays in view
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
