import '../styles/glyph.css';
import { Suspense, type CSSProperties } from 'react';
import { later } from '../lib/chunks.ts';

const DrawnGlyph = later(() => import('./DrawnGlyph.tsx'));

/**
 * The glyph of a champion, by its name, or of an agent, by its id. It comes later than the page, into a place of its size.
 * It is hidden from screen readers: the name stands beside it.
 */
export function Glyph({ of, size = 20, plate = false }: { of: string; size?: number; plate?: boolean }) {
  return (
    <span
      className={plate ? 'gl gl--plate' : 'gl'}
      style={{ '--side': `${size}px` } as CSSProperties}
      aria-hidden="true"
    >
      <Suspense>
        <DrawnGlyph of={of} />
      </Suspense>
    </span>
  );
}
