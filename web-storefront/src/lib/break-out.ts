import { useEffect } from 'react';

/** The provider leads its frame, not our page, to where the payment ended: the page goes on from there. */
export function useBreakOutOfFrame(): void {
  useEffect(() => {
    if (window.top !== null && window.top !== window.self) window.top.location.replace(location.href);
  }, []);
}
