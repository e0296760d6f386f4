import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { columnHeight, Columns, type StairStep } from './columns.tsx';
import { indexByKey, placeFrom, placeTo, stepFrom, type StairRange } from './range.ts';

type End = 'from' | 'to';
const caps: Record<End, string> = { from: 'Şu an', to: 'Hedef' };
/** Pixels. Handles that are nearer to each other would overlap. */
const NEAR = 54;
/** Pixels. A target that is nearer to the left edge has no room for the labels on its left. */
const AT_THE_EDGE = 96;
/** Pixels. The position of a handle in front of the first column, which keeps the handle on the page. */
const GROUND_LEFT = 20;

/**
 * A range picker on a staircase: two sliders. Drag a handle, tap the staircase, or use the keys (arrows: one step, PageUp
 * and PageDown: several, Home and End: the ends). A tap places the target. Only after a tap on the other handle does the
 * next tap place that one.
 */
export function StairPicker({
  steps,
  range,
  onChange,
  labels,
  page,
  ground,
  face,
  foot,
  className = '',
}: {
  steps: readonly StairStep[];
  range: StairRange;
  onChange: (range: StairRange) => void;
  /** The accessible names of the sliders. */
  labels: Readonly<Record<End, string>>;
  /** The number of steps for PageUp and PageDown. */
  page: number;
  /** The name of the place below the first step, if the start may be there. */
  ground?: string | undefined;
  /** Makes the content of a handle. `step` is undefined for the place below the first step. */
  face: (step: StairStep | undefined) => ReactNode;
  /** Shown below the columns. */
  foot: ReactNode;
  className?: string | undefined;
}) {
  const least = ground === undefined ? 0 : -1;
  const columns = useRef<HTMLDivElement>(null);
  const [dragging, setDragging] = useState<End | null>(null);
  const [active, setActive] = useState<End>('to');
  /** Pixels from the middle of the dragged handle to the pointer: a shaky finger beside the middle moves nothing. */
  const grip = useRef(0);
  const { places, ready } = usePlaces(columns, range, steps);

  const move = (end: End, index: number) =>
    onChange(end === 'from' ? placeFrom(range, index, steps.length, least) : placeTo(range, index, steps.length));

  const drag = (end: End) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.focus();
      const { left, width } = event.currentTarget.getBoundingClientRect();
      grip.current = event.clientX - (left + width / 2);
      setDragging(end);
      setActive(end);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (dragging !== end || !columns.current) return;
      const index = nearestColumn(columns.current, event.clientX - grip.current);
      if (index === range[end]) return;
      move(end, index);
      setActive('to');
    },
    onPointerUp: () => setDragging(null),
    onPointerCancel: () => setDragging(null),
  });

  const byKey = (end: End) => (event: KeyboardEvent) => {
    const index = indexByKey(event.key, range[end], steps.length, page, least);
    if (index === null) return;
    event.preventDefault();
    onChange(end === 'from' ? stepFrom(range, index, least) : placeTo(range, index, steps.length));
  };

  const state = [dragging && 'dragging', ready && 'ready'].filter(Boolean).join(' ');
  return (
    <div className={`stair ${className} ${state}`}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a tap is the pointer's shortcut; keys and screen readers use the sliders inside */}
      <div
        className="stair__cols"
        ref={columns}
        onClick={({ target, currentTarget, clientX }) => {
          if (!(target instanceof HTMLElement) || target.closest('.grip')) return;
          move(active, Number(target.dataset.step ?? nearestColumn(currentTarget, clientX)));
          setActive('to');
        }}
      >
        <Columns steps={steps} from={range.from} to={range.to} />
        {(['from', 'to'] as const).map((end) => (
          <Handle
            key={end}
            end={end}
            label={labels[end]}
            text={steps[range[end]]?.name ?? ground}
            now={range[end] + 1}
            least={end === 'from' ? least + 1 : 2 + least}
            most={steps.length}
            place={places[end]}
            near={places.near}
            active={active === end}
            {...drag(end)}
            onKeyDown={byKey(end)}
          >
            {face(steps[range[end]])}
          </Handle>
        ))}
      </div>
      {foot}
    </div>
  );
}

/** A handle's position in percent of the box with the columns, so that it stays right when the box changes its width. */
interface Place {
  readonly left: number;
  readonly bottom: number;
}

/** Whether the handles are so near to each other that the target's stem is longer, and where their labels have room. */
type Nearness = 'near' | 'near near--edge' | null;

function Handle({
  end,
  label,
  text,
  now,
  least,
  most,
  place,
  near,
  active,
  children,
  ...handlers
}: {
  end: End;
  label: string;
  text: string | undefined;
  now: number;
  least: number;
  most: number;
  place: Place;
  near: Nearness;
  active: boolean;
  children: ReactNode;
} & Pick<ComponentProps<'div'>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onKeyDown'>) {
  return (
    <div
      {...handlers}
      role="slider"
      tabIndex={0}
      className={['grip', `grip--${end}`, active && 'grip--on', near].filter(Boolean).join(' ')}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuemin={least}
      aria-valuemax={end === 'from' ? most - 1 : most}
      aria-valuenow={now}
      aria-valuetext={text}
      style={{ left: `${place.left}%`, bottom: `calc(${place.bottom}% + 2px)` }}
    >
      <span className="grip__cap" aria-hidden="true">
        {caps[end]}
      </span>
      <span className="grip__box">{children}</span>
      <span className="grip__stem" />
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

interface Places extends Readonly<Record<End, Place>> {
  readonly near: Nearness;
}

const nowhere: Place = { left: 0, bottom: 0 };

/** The handles are on top of their columns. The browser lays out the columns, so they are measured. */
function usePlaces(container: RefObject<HTMLDivElement | null>, { from, to }: StairRange, steps: readonly StairStep[]) {
  const [places, setPlaces] = useState<Places>({ from: nowhere, to: nowhere, near: null });
  const [ready, setReady] = useState(false);

  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const place = () => {
      const columns = columnsIn(element).slice(0, steps.length);
      const { clientWidth } = element;
      const top = (index: number): Place => {
        const column = columns[index];
        const middle = column ? column.offsetLeft + column.offsetWidth / 2 : GROUND_LEFT;
        return { left: (100 * middle) / clientWidth, bottom: column ? columnHeight(index, steps.length) : 0 };
      };
      const [low, high] = [top(from), top(to)];
      const pixels = (percent: number) => (percent * clientWidth) / 100;
      const near = pixels(high.left - low.left) < NEAR;
      setPlaces({
        from: low,
        to: high,
        near: near ? (pixels(high.left) < AT_THE_EDGE ? 'near near--edge' : 'near') : null,
      });
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    return () => observer.disconnect();
  }, [container, from, to, steps]);

  // The first placement is not animated.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setReady(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  return { places, ready };
}
