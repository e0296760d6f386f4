import type { PlayedGame } from '#contract/vocabulary.ts';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { divisionsOf, stepsOf, type Step } from '#contract/ranks.ts';
import { Emblem } from '../Emblem.tsx';
import { Columns, Tiers } from './columns.tsx';
import { indexByKey, placeFrom, placeNearest, placeTo, stepFrom, type StairRange } from './range.ts';

type End = 'from' | 'to';
const names: Record<End, { readonly label: string; readonly cap: string }> = {
  from: { label: 'Şu anki rank', cap: 'Şu an' },
  to: { label: 'Hedef rank', cap: 'Hedef' },
};
/** Handles nearer to each other than this (px) would cover one another. */
const NEAR = 54;
const LONG_STEM = 62;

/**
 * The ladder picker: two sliders on a staircase. Drag a handle, click a column, or use the keys (arrows one rung,
 * PageUp/PageDown one tier, Home/End the ends).
 */
export function Stair({
  game,
  range,
  onChange,
  className = '',
}: {
  game: PlayedGame;
  range: StairRange;
  onChange: (range: StairRange) => void;
  className?: string;
}) {
  const steps = stepsOf(game);
  const columns = useRef<HTMLDivElement>(null);
  const [dragging, setDragging] = useState<End | null>(null);
  const { places, ready } = usePlaces(columns, range, steps);

  const move = (end: End, index: number) =>
    onChange(end === 'from' ? placeFrom(range, index, steps.length) : placeTo(range, index, steps.length));

  const drag = (end: End) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.focus();
      setDragging(end);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (dragging !== end || !columns.current) return;
      const index = nearestColumn(columns.current, event.clientX);
      if (index !== range[end]) move(end, index);
    },
    onPointerUp: () => setDragging(null),
    onPointerCancel: () => setDragging(null),
  });

  const byKey = (end: End) => (event: KeyboardEvent) => {
    const tierSize = divisionsOf(game, 'gold').length;
    const index = indexByKey(event.key, range[end], steps.length, tierSize);
    if (index === null) return;
    event.preventDefault();
    onChange(end === 'from' ? stepFrom(range, index) : placeTo(range, index, steps.length));
  };

  const state = [dragging && 'dragging', ready && 'ready'].filter(Boolean).join(' ');
  return (
    <div className={`stair ${className} ${state}`}>
      {/* A click on a column is the pointer's shortcut; the sliders inside are what keys and screen readers use. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className="stair__cols"
        ref={columns}
        onClick={(event) => {
          const column = event.target instanceof HTMLElement ? event.target.dataset.step : undefined;
          if (column !== undefined) onChange(placeNearest(range, Number(column), steps.length));
        }}
      >
        <Columns steps={steps} from={range.from} to={range.to} />
        {(['from', 'to'] as const).map((end) => (
          <Handle
            key={end}
            end={end}
            step={steps[range[end]]}
            now={range[end] + 1}
            most={steps.length}
            place={places[end]}
            near={places.near}
            {...drag(end)}
            onKeyDown={byKey(end)}
          />
        ))}
      </div>
      <Tiers steps={steps} from={range.from} to={range.to} />
    </div>
  );
}

interface Place {
  readonly left: number;
  readonly bottom: number;
}

function Handle({
  end,
  step,
  now,
  most,
  place,
  near,
  ...handlers
}: {
  end: End;
  step: Step | undefined;
  now: number;
  most: number;
  place: Place;
  near: boolean;
} & Pick<ComponentProps<'div'>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onKeyDown'>) {
  return (
    <div
      {...handlers}
      role="slider"
      tabIndex={0}
      className={`grip grip--${end}${near && end === 'from' ? ' near' : ''}`}
      aria-label={names[end].label}
      aria-orientation="horizontal"
      aria-valuemin={end === 'from' ? 1 : 2}
      aria-valuemax={end === 'from' ? most - 1 : most}
      aria-valuenow={now}
      aria-valuetext={step?.name}
      style={place}
    >
      <span className="grip__cap" aria-hidden="true">
        {names[end].cap}
      </span>
      <span className="grip__box">
        <Emblem tier={step?.tier ?? 'unranked'} size={30} />
      </span>
      <span className="grip__stem" style={near && end === 'to' ? { height: LONG_STEM } : undefined} />
    </div>
  );
}

const columnsIn = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('[data-step]')];

function nearestColumn(container: HTMLElement, x: number): number {
  let nearest = 0;
  let least = Infinity;
  for (const [index, column] of columnsIn(container).entries()) {
    const { left, width } = column.getBoundingClientRect();
    const distance = Math.abs(x - (left + width / 2));
    if (distance < least) [nearest, least] = [index, distance];
  }
  return nearest;
}

const nowhere: Place = { left: 0, bottom: 0 };

/** Handles stand on the tops of their columns, whose widths the browser lays out. */
function usePlaces(container: RefObject<HTMLDivElement | null>, { from, to }: StairRange, steps: readonly Step[]) {
  const [places, setPlaces] = useState({ from: nowhere, to: nowhere, near: false });
  const [ready, setReady] = useState(false);

  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const place = () => {
      const columns = columnsIn(element).slice(0, steps.length);
      const top = (index: number) => {
        const column = columns[index];
        if (!column) return nowhere;
        return { left: column.offsetLeft + column.offsetWidth / 2, bottom: column.offsetHeight + 2 };
      };
      const [low, high] = [top(from), top(to)];
      setPlaces({ from: low, to: high, near: Math.abs(high.left - low.left) < NEAR });
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    return () => observer.disconnect();
  }, [container, from, to, steps]);

  // The first placing is not an animation.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setReady(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  return { places, ready };
}
