import { useEffect } from 'react';

/** What the tab is called while a page is shown. */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => {
    document.title = `${children} | Basamak`;
  }, [children]);
  return null;
}
