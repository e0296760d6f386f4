import type { KeyboardEvent, MouseEvent } from 'react';
import { Columns } from './columns.tsx';
import { indexByKey } from './range.ts';

const PAGE = 5;

/** A number as a staircase that is filled up to it: one slider. */
export function CountStair({
  label,
  text,
  value,
  most,
  onChange,
}: {
  label: string;
  /** The value in words. */
  text: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
}) {
  const steps = Array.from({ length: most }, (_, index) => ({ id: String(index), name: '', tier: 'step' }));
  const move = (to: number) => {
    const next = Math.min(most, Math.max(1, to));
    if (next !== value) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = indexByKey(event.key, value, most + 1, PAGE, 1);
    if (index === null) return;
    event.preventDefault();
    move(index);
  };
  const point = ({ currentTarget, clientX }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    move(Math.ceil(((clientX - left) / width) * most));
  };
  return (
    <div className="stair stair--count">
      <div
        className="stair__cols"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={most}
        aria-valuenow={value}
        aria-valuetext={text}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && point(event)}
        onClick={point}
      >
        <Columns steps={steps} from={0} to={value - 1} />
      </div>
    </div>
  );
}
