import { stepsOf } from '#contract/pricing/ranks.ts';
import { placeFrom, placeTo, type StairRange } from '../../ui/stair/range.ts';
import { Stair } from '../../ui/stair/Stair.tsx';
import { gameOf } from '../draft/choices.ts';
import { rangeOf, targetHasPoints, UNRANKED, withRange } from '../draft/ladder.ts';
import { Block, type BlockProps } from './Block.tsx';
import { RankPicker } from './RankPicker.tsx';

/** Chooses a climb by the staircase, or by selects and radio buttons. */
function LadderBlock({ choices, set }: BlockProps) {
  const game = gameOf(choices);
  const { current, target } = choices;
  const steps = stepsOf(game).length;
  const range = rangeOf(game, choices);
  const setRange = (next: StairRange) => set(withRange(game, choices, next));
  return (
    <Block title="Rank" note="Tutamaçları sürükle ya da aşağıdan seç.">
      <Stair game={game} range={range} onChange={setRange} fromUnranked className="stair--form" />
      <div className="grid2 rk-pair">
        <RankPicker
          game={game}
          name="Şu anki rank"
          league="Şu anki lig"
          rank={current}
          least={UNRANKED}
          onStep={(index) => setRange(placeFrom(range, index, steps, UNRANKED))}
          onPoints={(points) => set({ current: { ...current, points } })}
        />
        <RankPicker
          game={game}
          name="Hedef rank"
          league="Hedef lig"
          rank={target}
          least={range.from + 1}
          target
          onStep={(index) => setRange(placeTo(range, index, steps))}
          onPoints={targetHasPoints(target.tier) ? (points) => set({ target: { ...target, points } }) : undefined}
        />
      </div>
    </Block>
  );
}

export const blocks = { ladder: LadderBlock };
