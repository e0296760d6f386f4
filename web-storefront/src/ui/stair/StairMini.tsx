import type { PlayedGame } from '#contract/vocabulary.ts';
import { stepsOf } from '#contract/pricing/ranks.ts';
import { columnHeight } from './columns.tsx';

const HEIGHT = 26;
const GAP = 0.6;

/** A rank range as a small picture for table rows. The ranks are beside it as text. */
export function StairMini({
  game,
  from,
  to,
  width = 84,
}: {
  game: PlayedGame;
  from: number;
  to: number;
  width?: number;
}) {
  const steps = stepsOf(game);
  const column = (width - GAP * (steps.length - 1)) / steps.length;
  return (
    <svg className="mini" width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      {steps.map((step, index) => {
        const height = (columnHeight(index, steps.length) / 100) * HEIGHT;
        const chosen = index >= from && index <= to;
        return (
          <rect
            key={step.id}
            className={`em-${step.tier}`}
            x={index * (column + GAP)}
            y={HEIGHT - height}
            width={column}
            height={height}
            fill={chosen ? 'var(--md)' : 'var(--stair)'}
          />
        );
      })}
    </svg>
  );
}
