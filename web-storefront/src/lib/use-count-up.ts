import { useEffect, useRef, useState } from 'react';
import { mayMove } from './motion.ts';

const DURATION_MS = 700;

/** Slows down towards the end. */
const eased = (share: number): number => 1 - (1 - share) ** 3;

/**
 * A number that counts up or down to its new value. It begins at the value itself, and jumps where nothing may move.
 * @param scale what the number belongs to: on another scale it jumps too
 */
export function useCountUp(value: number, scale = ''): number {
  const [counted, setCounted] = useState({ value, scale });
  const before = useRef(counted);
  useEffect(() => {
    const { value: start, scale: startScale } = before.current;
    before.current = { value, scale };
    const isSame = start === value && startScale === scale;
    if (isSame) return undefined;
    if (startScale !== scale || !mayMove()) {
      setCounted({ value, scale });
      return undefined;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      const share = Math.min(1, Math.max(0, now - began) / DURATION_MS);
      setCounted({ value: Math.round(start + (value - start) * eased(share)), scale });
      if (share < 1) frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, scale]);
  return counted.scale === scale && mayMove() ? counted.value : value;
}
