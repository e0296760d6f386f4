import { useEffect, useRef, useState } from 'react';
import { mayMove } from './motion.ts';

const DURATION_MS = 700;

/** Slows down towards the end. */
const eased = (share: number): number => 1 - (1 - share) ** 3;

/**
 * A number that counts up or down to its new value. It begins at the value itself, and jumps where nothing may move.
 * @param scale what the number belongs to: on another scale it counts from 0
 */
export function useCountUp(value: number, scale = ''): number {
  const [shown, setShown] = useState(value);
  const from = useRef({ value, scale });
  useEffect(() => {
    const start = from.current.scale === scale ? from.current.value : 0;
    from.current = { value, scale };
    if (start === value || !mayMove()) {
      setShown(value);
      return undefined;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      const share = Math.min(1, Math.max(0, now - began) / DURATION_MS);
      setShown(Math.round(start + (value - start) * eased(share)));
      if (share < 1) frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, scale]);
  return shown;
}
