import { stepIndex } from '#contract/pricing/ranks.ts';
import { gameOf } from '../draft/choices.ts';
import { rankAt, UNRANKED } from '../draft/ladder.ts';
import { Block, type BlockProps } from './Block.tsx';
import { RankPicker } from './RankPicker.tsx';

/** The rank at which the wins are played. */
function RankBlock({ choices, set }: BlockProps) {
  const game = gameOf(choices);
  return (
    <Block title="Rank" note="Galibiyetler bu rankta oynanır.">
      <RankPicker
        game={game}
        name="Şu anki rank"
        league="Şu anki lig"
        rank={choices.current}
        least={UNRANKED}
        onStep={(index) => index !== stepIndex(game, choices.current) && set({ current: rankAt(game, index) })}
      />
    </Block>
  );
}

export const blocks = { rank: RankBlock };
