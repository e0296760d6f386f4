import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SCROLL_DELAY_MS } from '../config/constants.ts';
import { mayMove } from '../lib/motion.ts';

/** Events of a user who has begun to scroll or press on the page. */
const USES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
/** Keys that alone do nothing. A key that is held since the page before does not count either. */
const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/**
 * After a navigation, scrolls smoothly to the top of the page (specification §2), or to the element that the link's
 * hash names. If the user has already used the new page, it is not scrolled to its top. Otherwise a link could move
 * between the user's press and release, and would not be followed.
 */
export function useArrival(): void {
  const { pathname, hash, key } = useLocation();
  const here = useRef({ pathname, key });
  const arriving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isUsed = useRef(false);
  useEffect(() => {
    const use = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || (!event.repeat && !MODIFIERS.has(event.key))) isUsed.current = true;
    };
    for (const event of USES) addEventListener(event, use, { capture: true, passive: true });
    return () => {
      for (const event of USES) removeEventListener(event, use, { capture: true });
    };
  }, []);
  useEffect(() => {
    const samePage = here.current.pathname === pathname;
    // a page that changes its own query string does not cancel the scrolling
    if (here.current.key === key || (samePage && hash === '')) return;
    here.current = { pathname, key };
    isUsed.current = false;
    clearTimeout(arriving.current);
    arriving.current = setTimeout(() => {
      const behavior = mayMove() ? 'smooth' : 'instant';
      const part = hash === '' ? null : document.getElementById(hash.slice(1));
      if (part) part.scrollIntoView({ behavior });
      else if (!isUsed.current) scrollTo({ top: 0, behavior });
      if (!samePage) focusPage();
    }, SCROLL_DELAY_MS);
  }, [pathname, hash, key]);
  useEffect(() => () => clearTimeout(arriving.current), []);
}

/** Moves the keyboard focus to the new page, unless the focus is already in it or in a dialog above it. */
function focusPage(): void {
  const page = document.getElementById('icerik');
  const focused = document.activeElement;
  if (!page || page.contains(focused) || focused?.closest('[role="dialog"]')) return;
  page.focus({ preventScroll: true });
}
