import { useEffect, useState } from 'react';

const SECOND = 1000;

/** The current time in milliseconds, updated every second until `until`. */
export function useNow(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const over = now >= until;
  useEffect(() => {
    if (over) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [over]);
  return now;
}
