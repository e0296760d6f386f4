import { useEffect, useState } from 'react';

const SECOND = 1000;

/** A countdown in seconds. Returns the seconds that are left and a function that starts the countdown. */
export function useWait() {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((until - now) / SECOND));
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [waiting]);
  const start = (seconds: number) => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * SECOND);
  };
  return [left, start] as const;
}
