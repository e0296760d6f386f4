import type { MouseEvent } from 'react';

/** A link inside a popover leads away: the popover is done. */
export function closePopover(event: MouseEvent<HTMLElement>): void {
  const chosen = event.target instanceof Element && event.target.closest('a, button');
  if (chosen) event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
