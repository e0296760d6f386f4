import type { Lane } from '#contract/vocabulary.ts';

const top = 'M5 19V7a2 2 0 0 1 2-2h12';
const middle = 'M5 19 19 5';
const bottom = 'M5 19h12a2 2 0 0 0 2-2V5';

/** Our own icons on lucide's 24-pixel grid. A lane is a line on the map; the rest of the map is faint. */
const shapes: Record<Lane, readonly [strong: string, faint?: string]> = {
  none: [top + middle + bottom],
  top: [top, 'M12 19h5a2 2 0 0 0 2-2v-5'],
  jungle: ['M12 21V4M12 11 8.5 7.5M12 11l3.5-3.5M12 17l-5.5-5.5M12 17l5.5-5.5'],
  middle: [middle, 'M5 12V7a2 2 0 0 1 2-2h5M12 19h5a2 2 0 0 0 2-2v-5'],
  adc: [bottom, 'M5 12V7a2 2 0 0 1 2-2h5'],
  support: ['M12 3 5 5.5V11c0 5 3 8 7 10 4-2 7-5 7-10V5.5zM8.5 14.5h2.3V12h2.4V9.5h2.3'],
  champion: ['M8.5 4H20v11.5L15.5 20H4V8.5zM12 8l4 4-4 4-4-4z'],
};

export function LaneIcon({ lane }: { lane: Lane }) {
  const [strong, faint] = shapes[lane];
  return (
    <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
      <path d={strong} />
      {faint && <path d={faint} opacity=".35" />}
    </svg>
  );
}
