import { useEffect, useRef } from 'react';
import { useCreatePath, useListContext, useLocation, useResourceContext } from 'react-admin';
import { NavigationType, useNavigationType } from 'react-router';
import { useRecentRecords } from '../shell/recent.ts';

/** Navigation state of a link from a record to its list: keeps react-admin from scrolling to the top. */
export const backAtRow = { backAtRow: true, _scrollToTop: false };

/** Focuses the record's row when a person returns to the list, by a link or by the browser's back button. */
export function useBackAtRow() {
  const resource = useResourceContext() ?? '';
  const { isPending } = useListContext();
  const { key, state } = useLocation();
  const hasGoneBack = useNavigationType() === NavigationType.Pop && key !== 'default'; // 'default': the first page
  const [[latest]] = useRecentRecords();
  const comesBack = hasGoneBack || (state as Partial<typeof backAtRow> | null)?.backAtRow === true;
  const wanted = useRef(comesBack && latest?.resource === resource ? latest.id : null);
  const pathOf = useCreatePath();
  useEffect(() => {
    const id = wanted.current;
    if (isPending || id === null) return;
    wanted.current = null;
    const path = pathOf({ resource, id, type: 'show' });
    const links = document.querySelectorAll<HTMLAnchorElement>('#main-content a');
    const row = [...links].find(({ pathname }) => pathname.endsWith(path));
    row?.focus({ preventScroll: true });
    // after react-admin has scrolled to the top, as it does for a list that was opened from the menu
    requestAnimationFrame(() => row?.scrollIntoView({ block: 'center' }));
  }, [isPending, resource, pathOf]);
}
