import { useEffect } from 'react';
import { useStore } from 'react-admin';

/** A visited record. The store forgets visited records at log-out. */
export interface RecentRecord {
  readonly resource: string;
  readonly id: string;
  readonly title: string;
}

const keptAtMost = 8;

export const useRecentRecords = () => useStore<readonly RecentRecord[]>('palette.recent', []);

/** Remembers this record as visited, latest first. */
export function useLookedAt(resource: string, id: string | undefined, title: string) {
  const [recent, setRecent] = useRecentRecords();
  const [first] = recent;
  useEffect(() => {
    if (id === undefined || (first?.resource === resource && first.id === id && first.title === title)) return;
    const others = recent.filter((one) => one.resource !== resource || one.id !== id);
    setRecent([{ resource, id, title }, ...others].slice(0, keptAtMost));
  }, [resource, id, title, first, recent, setRecent]);
}
