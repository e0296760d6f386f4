import '../styles/emblem.css';
import type { CSSProperties } from 'react';
import { emblemOf } from './booster-emblem.ts';

/** A booster's own emblem. It is hidden from screen readers: the name stands beside it. */
export function BoosterEmblem({ id, size = 48 }: { id: string; size?: number }) {
  const { hue, outline, parts } = emblemOf(id);
  return (
    <span className="plate" style={{ '--side': `${size}px` } as CSSProperties} aria-hidden="true">
      <svg className="em em-own" style={{ '--hue': hue } as CSSProperties} viewBox="0 0 64 64">
        <path d={outline} fill="var(--edge)" stroke="var(--edge)" strokeWidth="1.5" strokeLinejoin="round" />
        {parts.map(({ d, tone }) => (
          <path key={d + tone} d={d} fill={`var(--${tone})`} />
        ))}
      </svg>
    </span>
  );
}
