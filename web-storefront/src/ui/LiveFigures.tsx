import type { ReactNode } from 'react';
import { useCountUp } from '../lib/use-count-up.ts';

export interface LiveFigure {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: number;
  readonly unit: string;
  readonly note?: string | undefined;
}

/** Figures that may change while they are read. They count to their new value; screen readers read only the value itself. */
export function LiveFigures({ figures }: { figures: readonly LiveFigure[] }) {
  return (
    <dl className="kpis kpis--live">
      {figures.map(({ id, label, value, unit, note }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            <Counting value={value} /> <small className="inline">{unit}</small>
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const written = (value: number) => value.toLocaleString('tr-TR');

function Counting({ value }: { value: number }) {
  const counted = useCountUp(value);
  return (
    <>
      <span className="num" aria-hidden="true">
        {written(counted)}
      </span>
      <span className="vh">{written(value)}</span>
    </>
  );
}
