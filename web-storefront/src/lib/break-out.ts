import { useEffect } from 'react';

/** The payment provider redirects only its frame. This moves the whole page to the frame's address. */
export function useBreakOutOfFrame(): void {
  useEffect(() => {
    if (window.top !== null && window.top !== window.self) window.top.location.replace(location.href);
  }, []);
}
