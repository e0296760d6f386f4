import type { CSSProperties } from 'react';

export function Meter({ percent, label }: { percent: number; label: string }) {
  return (
    <div
      className="meter"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <i style={{ '--v': percent } as CSSProperties} />
    </div>
  );
}
