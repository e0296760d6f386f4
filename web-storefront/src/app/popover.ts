import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes the open popovers after a navigation. */
export function useClosedPopovers(): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover();
  }, [key]);
}
