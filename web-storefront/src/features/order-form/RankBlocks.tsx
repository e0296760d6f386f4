import { stepIndex } from '#contract/ranks.ts';
import { gameOf } from '../draft/choices.ts';
import { rankAt, UNRANKED } from '../draft/ladder.ts';
import { tiersOf } from '../draft/parts/rank.ts';
import { Block, type BlockProps } from './Block.tsx';
import { RankPicker } from './RankPicker.tsx';
import { TierChoices } from './TierChoices.tsx';

/** The rank at which wins are won. */
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

/** Where the last season ended: placement matches are played against people from there. */
function SeasonBlock({ choices, set }: BlockProps) {
  return (
    <Block title="Önceki sezon" note="Geçen sezonu bitirdiğin lig. Oynamadıysan Derecesiz.">
      <TierChoices
        label="Önceki sezonun ligi"
        tiers={tiersOf(gameOf(choices))}
        chosen={choices.previousTier}
        onChoose={(previousTier) => set({ previousTier })}
      />
    </Block>
  );
}

export const blocks = { rank: RankBlock, season: SeasonBlock };
