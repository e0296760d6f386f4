import type { ReactNode } from 'react';
import { atLeast } from '../lib/words.ts';

export interface RoughFigure {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: number;
  readonly unit: string;
  readonly note?: string | undefined;
}

/** Figures that are rounded down. */
export function RoughFigures({ figures }: { figures: readonly RoughFigure[] }) {
  return (
    <dl className="kpis kpis--rough">
      {figures.map(({ id, label, value, unit, note }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            <span className="num">{atLeast(value)}</span> <small className="inline">{unit}</small>
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
