import { divisionsOf, stepsOf, tierNames } from '#contract/pricing/ranks.ts';
import type { PlayedGame } from '#contract/vocabulary.ts';
import { Emblem } from '../Emblem.tsx';
import { Tiers, type StairStep } from './columns.tsx';
import type { StairRange } from './range.ts';
import { StairPicker } from './StairPicker.tsx';

const labels = { from: 'Şu anki rank', to: 'Hedef rank' };

const emblemOf = (step: StairStep | undefined) => <Emblem tier={step?.tier ?? 'unranked'} size={30} />;

/** The ladder picker: the ranks of a game as a staircase. */
export function Stair({
  game,
  range,
  onChange,
  fromUnranked = false,
  className,
}: {
  game: PlayedGame;
  range: StairRange;
  onChange: (range: StairRange) => void;
  /** Whether the current rank may be below the first step. */
  fromUnranked?: boolean;
  className?: string;
}) {
  const steps = stepsOf(game);
  return (
    <StairPicker
      steps={steps}
      range={range}
      onChange={onChange}
      labels={labels}
      page={divisionsOf(game, 'gold').length}
      ground={fromUnranked ? tierNames.unranked : undefined}
      face={emblemOf}
      foot={<Tiers steps={steps} from={range.from} to={range.to} />}
      className={className}
    />
  );
}
