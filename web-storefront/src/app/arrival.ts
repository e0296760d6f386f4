import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SCROLL_DELAY_MS } from '../config/constants.ts';

const stillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** After a navigation: smoothly to the page's top (specification §2), or to the part that the link names. */
export function useArrival(): void {
  const { pathname, hash, key } = useLocation();
  const here = useRef({ pathname, key });
  const arriving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const samePage = here.current.pathname === pathname;
    // a page that tidies its own address on the way does not stop the arrival at it
    if (here.current.key === key || (samePage && hash === '')) return;
    here.current = { pathname, key };
    clearTimeout(arriving.current);
    arriving.current = setTimeout(() => {
      const behavior = stillness() ? 'instant' : 'smooth';
      const part = hash === '' ? null : document.getElementById(hash.slice(1));
      if (part) part.scrollIntoView({ behavior });
      else scrollTo({ top: 0, behavior });
      if (!samePage) focusPage();
    }, SCROLL_DELAY_MS);
  }, [pathname, hash, key]);
  useEffect(() => () => clearTimeout(arriving.current), []);
}

/** The keyboard starts at the new page, unless somebody is already at work in it or in a window over it. */
function focusPage(): void {
  const page = document.getElementById('icerik');
  const focused = document.activeElement;
  if (!page || page.contains(focused) || focused?.closest('[role="dialog"]')) return;
  page.focus({ preventScroll: true });
}
