import { createContext, use, useEffect } from 'react';

export interface Head {
  title: string;
  description: string;
}

/** Collects the head of prerendered pages; null in the browser. */
export const HeadContext = createContext<Head | null>(null);

/** Sets the title of the tab, and the description for search engines. */
export function PageTitle({ children, description = '' }: { children: string; description?: string }) {
  const title = `${children} | Basamak`;
  const head = use(HeadContext);
  if (head) Object.assign(head, { title, description });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
