import { stepsOf } from '#contract/ranks.ts';
import { placeFrom, placeTo, type StairRange } from '../../ui/stair/range.ts';
import { Stair } from '../../ui/stair/Stair.tsx';
import { rangeOf, targetHasPoints, withRange, type EloChoices } from '../draft/choices.ts';
import { Block } from './Block.tsx';
import { RankPicker } from './RankPicker.tsx';

export function RankBlock({ choices, set }: { choices: EloChoices; set: (fields: Partial<EloChoices>) => void }) {
  const { game, current, target } = choices;
  const steps = stepsOf(game).length;
  const range = rangeOf(choices);
  const setRange = (next: StairRange) => set(withRange(choices, next));
  return (
    <Block title="Rank" note="Tutamaçları sürükle ya da aşağıdan seç.">
      <Stair game={game} range={range} onChange={setRange} className="stair--form" />
      <div className="grid2 rk-pair">
        <RankPicker
          game={game}
          name="Şu anki rank"
          league="Şu anki lig"
          rank={current}
          least={0}
          withPoints
          onStep={(index) => setRange(placeFrom(range, index, steps))}
          onPoints={(points) => set({ current: { ...current, points } })}
        />
        <RankPicker
          game={game}
          name="Hedef rank"
          league="Hedef lig"
          rank={target}
          least={range.from + 1}
          withPoints={targetHasPoints(target.tier)}
          target
          onStep={(index) => setRange(placeTo(range, index, steps))}
          onPoints={(points) => set({ target: { ...target, points } })}
        />
      </div>
    </Block>
  );
}
