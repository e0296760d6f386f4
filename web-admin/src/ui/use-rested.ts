import { useEffect, useState } from 'react';

const waitMs = 180;

/** Debounces input. */
export function useRested<T extends string | number>(text: T): T {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), waitMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
