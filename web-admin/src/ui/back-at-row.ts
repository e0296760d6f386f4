import { useEffect, useRef } from 'react';
import { useCreatePath, useListContext, useLocation, useResourceContext } from 'react-admin';
import { NavigationType, useNavigationType } from 'react-router';
import { useRecentRecords } from '../shell/recent.ts';

/** What a link from a record to its list says of the way; react-admin would begin at the top. */
export const backAtRow = { backAtRow: true, _scrollToTop: false };

/** Who comes back to a list from one of its records goes on at its row, by whichever way. */
export function useBackAtRow() {
  const resource = useResourceContext() ?? '';
  const { isPending } = useListContext();
  const { key, state } = useLocation();
  const hasGoneBack = useNavigationType() === NavigationType.Pop && key !== 'default'; // which is the page's first
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
    // after react-admin has gone to the top, as it does where the list was come to by the menu
    requestAnimationFrame(() => row?.scrollIntoView({ block: 'center' }));
  }, [isPending, resource, pathOf]);
}
