import { useEffect, useState } from 'react';

const waitMs = 180;

/** What is typed, once the hand rests. */
export function useRested<T extends string | number>(text: T): T {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), waitMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
