import type { Game } from '#contract/vocabulary.ts';

/** Our own icons on lucide's 24-pixel grid. Publishers' logos are not used. */
const shapes: Record<Game, readonly string[]> = {
  league: ['M4 20V7a3 3 0 0 1 3-3h13', 'M4 20h13a3 3 0 0 0 3-3V4', 'M4 20h4v-4h4v-4h4V8h4V4'],
  valorant: [
    'M12 2.5v5M12 16.5v5M2.5 12h5M16.5 12h5',
    'M9 5.5H5.5V9M15 5.5h3.5V9M9 18.5H5.5V15M15 18.5h3.5V15',
    'M12 11.5v1',
  ],
  wildrift: [
    'M8.5 2.5h7a2.5 2.5 0 0 1 2.5 2.5v14a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 6 19V5a2.5 2.5 0 0 1 2.5-2.5z',
    'M9 16.5h2v-3h2v-3h2v-3',
    'M11 5h2',
  ],
  tft: ['M12 2.5l8 4.75v9.5L12 21.5l-8-4.75v-9.5z', 'M8.5 14.5h2.3v-2.5h2.4V9.5h2.3'],
  coaching: ['M4 4.5h16v11h-7.5L8 19.5v-4H4z', 'M8 12.5h2.7v-2.3h2.6V8H16'],
};

export function GameIcon({ game }: { game: Game }) {
  return (
    <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
      {shapes[game].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
