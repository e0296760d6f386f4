import { createContext, use, useEffect } from 'react';

export interface Head {
  title: string;
  description: string;
}

/** Where pages that are rendered ahead write their head; the browser has none. */
export const HeadContext = createContext<Head | null>(null);

/** What the tab is called while a page is shown, and what search engines say of it. */
export function PageTitle({ children, description = '' }: { children: string; description?: string }) {
  const title = `${children} | Basamak`;
  const head = use(HeadContext);
  if (head) Object.assign(head, { title, description });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
